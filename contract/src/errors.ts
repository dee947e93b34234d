/**
 * The closed list of what can go wrong on the wire: a code, its HTTP status and the exact message.
 * A route answers `{ code, message, detail?, request_id }`; `message` is for the shopper, `detail`
 * says what to change. Importable without zod.
 */
export const ERRORS = {
  invalid_request: { status: 400, message: 'The request is not valid.' },
  authentication_required: { status: 401, message: 'Authentication required' },
  user_not_found: { status: 400, message: 'No account found with this email.' },
  wrong_password: { status: 400, message: 'Incorrect password.' },
  invalid_email: { status: 400, message: 'Invalid email format.' },
  invalid_credential: { status: 400, message: 'Invalid credentials.' },
  user_disabled: { status: 400, message: 'This account has been disabled.' },
  email_not_verified: {
    status: 400,
    message: 'Please verify your email before logging in.',
  },
  weak_password: { status: 400, message: 'Password must be at least 6 characters' },
  code_expired: {
    status: 400,
    message: 'Failed to reset password. The link may have expired.',
  },
  sign_in_again: { status: 400, message: 'Please sign in again to confirm.' },
  forbidden_origin: { status: 403, message: 'This origin is not allowed.' },
  not_found: { status: 404, message: 'Not found.' },
  item_not_found: { status: 404, message: 'Error fetching item' },
  item_not_saved: { status: 404, message: 'Failed to update wishlist' },
  attachment_not_found: { status: 404, message: 'Error processing attachment' },
  email_taken: { status: 409, message: 'Account already exists.\nPlease Sign In.' },
  wishlist_full: { status: 409, message: 'Failed to update wishlist' },
  poses_full: { status: 409, message: 'Failed to upload pose' },
  dislikes_full: {
    status: 409,
    message: 'Your “not for me” list is full. Take something back in Account first.',
  },
  chat_full: {
    status: 409,
    message: 'This conversation is very long. Please start a new one.',
  },
  method_not_allowed: { status: 405, message: 'Method not allowed.' },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  attachment_too_large: { status: 413, message: 'Failed to upload Image' },
  not_an_image: { status: 415, message: 'Only image files are allowed' },
  unsupported_media_type: { status: 415, message: 'Unsupported media type.' },
  explicit_image: {
    status: 422,
    message: 'Sorry, we can’t use this photo. Please try another one.',
  },
  memory_refused: {
    status: 422,
    message:
      'Your stylist doesn’t keep health, body measurements or beliefs. Please leave them out.',
  },
  unreadable_image: { status: 422, message: 'Error processing attachment' },
  no_person: {
    status: 422,
    message: 'Sorry, we can’t find a person. Please try another one.',
  },
  no_garment: {
    status: 422,
    message: 'Sorry, we can’t find a garment. Please try another one.',
  },
  try_on_busy: {
    status: 409,
    message: 'The fitting room is full. Please retry later.',
  },
  rate_limited: { status: 429, message: 'Rate limit exceeded.' },
  internal: { status: 500, message: 'Unexpected Application Error!' },
  try_on_failed: { status: 500, message: 'Failed to generate image' },
  search_failed: { status: 500, message: 'Error Searching Items' },
  location_failed: { status: 502, message: 'Error retrieving location' },
  login_failed: { status: 503, message: 'Login failed. Please try again.' },
  service_unavailable: {
    status: 503,
    message: 'The service is temporarily unavailable. Please retry later.',
  },
  not_ready: { status: 503, message: 'The service is starting. Please retry later.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

// Marked as pure, so that the web, which needs no list, leaves it out.
export const ERROR_CODES: readonly ErrorCode[] = /* @__PURE__ */ Object.keys(ERRORS).filter(
  isErrorCode,
);

/** What a failed call answers. */
export interface ErrorAnswer {
  code: ErrorCode;
  message: string;
  /** What to change, in plain words; absent where nothing is known. */
  detail?: string;
  request_id: string;
}
