import { PAGES, PATHS } from '@modiste/contract/paths';

const folderOf = (path: string) => path.replace(/[^/]*$/, '');

/** What the page of an item needs to draw itself, for search engines that run scripts. */
const NEEDED = folderOf(PATHS.itemById.path);

const PRIVATE = [
  folderOf(NEEDED.slice(0, -1)),
  folderOf(PAGES.mailbox),
  folderOf(PAGES.googleCallback),
  PAGES.onboarding,
  PAGES.passwordReset,
  PAGES.verifyEmail,
  folderOf(PAGES.priceMails),
];

/** The public side has nothing that search engines may not see. */
export const writeWebsiteRobots = (origin: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}${PAGES.sitemap}`, ''].join('\n');

/** Which addresses are for people only, and where the others are listed. */
export const writeRobots = (origin: string): string =>
  [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    `Allow: ${NEEDED}`,
    '',
    `Sitemap: ${origin}${PAGES.sitemap}`,
    '',
  ].join('\n');
