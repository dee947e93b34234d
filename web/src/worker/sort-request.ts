import { PAGES } from '@modiste/contract/paths';

/** What a request asks for, as far as the worker has to do with it. */
export type RequestKind = 'page' | 'part' | 'picture' | 'none of ours';

/** The addresses at which the app itself opens; pages that the server writes are not among them. */
const APP_PAGES: readonly string[] = [PAGES.app, PAGES.onboarding];

const PARTS = '/assets/';

const folderOf = (path: string): string => path.slice(0, path.indexOf(':'));
const PICTURES = [folderOf(PAGES.demoShopPicture), folderOf(PAGES.itemPicture)];

/**
 * Tells the app's pages, its parts and the pictures of items from everything else: calls, pictures
 * of people and what lies at other sites never pass through the worker.
 */
export function sortRequest(
  request: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): RequestKind {
  const { pathname, origin: site } = new URL(request.url);
  if (request.method !== 'GET' || site !== origin) return 'none of ours';
  if (request.mode === 'navigate') return APP_PAGES.includes(pathname) ? 'page' : 'none of ours';
  if (pathname.startsWith(PARTS)) return 'part';
  return PICTURES.some((folder) => pathname.startsWith(folder)) ? 'picture' : 'none of ours';
}
