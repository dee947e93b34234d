/**
 * Every call's name, method and path: what a client needs at run time. Importable without zod.
 * `:name` marks a path parameter.
 */
export const PATHS = {
  search: { method: 'POST', path: '/api/search' },
  suggestSearches: { method: 'GET', path: '/api/search/suggest' },
  countFacets: { method: 'POST', path: '/api/search/facets' },
  itemsByIds: { method: 'POST', path: '/api/item/items' },
  itemById: { method: 'GET', path: '/api/item/:id' },
  recordView: { method: 'POST', path: '/api/item/:id/view' },
  itemPrices: { method: 'GET', path: '/api/item/:id/prices' },
  similarItems: { method: 'POST', path: '/api/item/similar' },
  uploadAttachment: { method: 'POST', path: '/api/item/attachment' },
  attachment: { method: 'GET', path: '/api/item/attachment/:id' },
  attachmentImage: { method: 'GET', path: '/api/item/attachment/:id/image' },

  wishlist: { method: 'GET', path: '/api/wishlist' },
  saveItem: { method: 'POST', path: '/api/wishlist/:id' },
  unsaveItem: { method: 'DELETE', path: '/api/wishlist/:id' },
  setPriceAlert: { method: 'POST', path: '/api/wishlist/:id/alert' },
  removePriceAlert: { method: 'DELETE', path: '/api/wishlist/:id/alert' },

  poses: { method: 'GET', path: '/api/pose' },
  poseThumbnails: { method: 'GET', path: '/api/pose/thumbnails' },
  poseById: { method: 'GET', path: '/api/pose/:id' },
  poseImage: { method: 'GET', path: '/api/pose/:id/image' },
  poseThumbnail: { method: 'GET', path: '/api/pose/:id/thumbnail' },
  createPose: { method: 'POST', path: '/api/pose' },
  deletePose: { method: 'DELETE', path: '/api/pose/:id' },

  searchHistory: { method: 'POST', path: '/api/search/history' },
  savedSearch: { method: 'POST', path: '/api/search/history/search/:id' },
  trends: { method: 'POST', path: '/api/search/trends' },

  chatHistory: { method: 'POST', path: '/api/chat/history' },
  chatMessages: { method: 'POST', path: '/api/chat/history/chat/:id' },
  deleteChat: { method: 'POST', path: '/api/chat/history/delete' },
  chatTranslate: { method: 'POST', path: '/api/chat/translate' },
  chatRetrieve: { method: 'POST', path: '/api/chat/retrieve' },
  chatRank: { method: 'POST', path: '/api/chat/rank' },
  chatReplacePiece: { method: 'POST', path: '/api/chat/outfit/piece' },

  memories: { method: 'GET', path: '/api/memory' },
  addMemory: { method: 'POST', path: '/api/memory' },
  forgetMemories: { method: 'DELETE', path: '/api/memory' },
  setMemoryMode: { method: 'POST', path: '/api/memory/mode' },
  changeMemory: { method: 'POST', path: '/api/memory/:id' },
  forgetMemory: { method: 'DELETE', path: '/api/memory/:id' },

  dislikes: { method: 'GET', path: '/api/user/dislikes' },
  addDislike: { method: 'POST', path: '/api/user/dislikes' },
  removeDislike: { method: 'DELETE', path: '/api/user/dislikes/:id' },

  tryOn: { method: 'POST', path: '/api/tryon' },
  tryOnImage: { method: 'GET', path: '/api/tryon/:id/image' },
  mannequins: { method: 'GET', path: '/api/mannequin' },
  mannequinImage: { method: 'GET', path: '/api/mannequin/:id/image' },

  googleLogin: { method: 'POST', path: '/api/auth/google' },
  firebaseLogin: { method: 'POST', path: '/api/auth/firebase' },
  facebookLogin: { method: 'POST', path: '/api/auth/facebook' },
  refreshTokens: { method: 'POST', path: '/api/auth/refresh' },
  logout: { method: 'POST', path: '/api/auth/logout' },

  signUp: { method: 'POST', path: '/api/identity/sign-up' },
  signIn: { method: 'POST', path: '/api/identity/sign-in' },
  sendCode: { method: 'POST', path: '/api/identity/send-code' },
  applyCode: { method: 'POST', path: '/api/identity/apply-code' },
  resetPassword: { method: 'POST', path: '/api/identity/reset-password' },
  identityKeys: { method: 'GET', path: '/api/identity/keys' },
  loginOptions: { method: 'GET', path: '/api/identity/options' },

  user: { method: 'GET', path: '/api/user' },
  savePreferences: { method: 'POST', path: '/api/user/preferences' },
  setChatMode: { method: 'POST', path: '/api/user/chat_mode' },
  sendSupport: { method: 'POST', path: '/api/user/support' },
  changePassword: { method: 'POST', path: '/api/user/password' },
  sessions: { method: 'GET', path: '/api/user/sessions' },
  endSession: { method: 'DELETE', path: '/api/user/sessions/:id' },
  endOtherSessions: { method: 'POST', path: '/api/user/sessions/end-others' },
  downloadData: { method: 'GET', path: '/api/user/data' },
  deleteAccount: { method: 'POST', path: '/api/user/delete' },

  suggestLocations: { method: 'GET', path: '/api/location/autocomplete' },
  reverseLocation: { method: 'GET', path: '/api/location/reverse' },

  recordEngagement: { method: 'POST', path: '/api/metrics/website_engagement' },
  sendContact: { method: 'POST', path: '/api/contacts/contact' },
  sendCareer: { method: 'POST', path: '/api/contacts/career' },

  alive: { method: 'GET', path: '/healthz' },
  ready: { method: 'GET', path: '/readyz' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'DELETE'; path: string }>;

export type CallName = keyof typeof PATHS;

/** The calls that make a session or end it; a client sends them without its access token. */
export const isSessionCall = (name: CallName): boolean =>
  /^\/api\/(auth|identity)\//.test(PATHS[name].path);

/** Pages and pictures that are not calls. */
export const PAGES = {
  app: '/',
  onboarding: '/onboarding',
  passwordReset: '/password-reset',
  verifyEmail: '/verify-email',
  googleCallback: '/auth/google/callback',
  /** The public side, on its own host, on local names and on IP addresses. */
  website: '/website',
  vision: '/vision',
  /** Where visitors of the public side say whether they may be counted. */
  privacyChoices: '/website/privacy-choices',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  dataUsage: '/data-usage-info',
  /** Ends the mails of one price alert, or of all; the token says whose. */
  priceMails: '/price-mails/:token',
  /** Where the forms of the public side go without a script. */
  contactForm: '/contacts/contact',
  careerForm: '/contacts/career',
  /** The CV of an applicant, for staff who have the link. */
  cv: '/contacts/cv/:token',
  /** The script that opens the app without a network. */
  worker: '/sw.js',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sitemapPart: '/sitemap-:part.xml',
  mailbox: '/dev/mailbox',
  mailboxMail: '/dev/mailbox/:name',
  openapi: '/openapi.json',
  apiReference: '/docs',
  demoShopItem: '/shop/:id',
  demoShopPicture: '/shop/pictures/:name',
  itemPicture: '/pictures/:name',
  affiliateTerms: '/terms#affiliate-links',
} as const;

/** Fills the `:name` parts of a path; each value is encoded. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : encodeURIComponent(value);
  });
}
