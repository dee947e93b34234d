import { PAGES } from '@modiste/contract/paths';

/** What a request asks for, as far as the worker has to do with it. */
export type RequestKind = 'page' | 'legal page' | 'part' | 'picture' | 'none of ours';

/** The addresses at which a page that can be kept opens; what the server writes is not among them. */
const KEPT_PAGES: Readonly<Record<string, RequestKind>> = {
  [PAGES.app]: 'page',
  [PAGES.onboarding]: 'page',
  [PAGES.privacy]: 'legal page',
  [PAGES.terms]: 'legal page',
  [PAGES.cookies]: 'legal page',
  [PAGES.dataUsage]: 'legal page',
};

const PARTS = '/assets/';

const folderOf = (path: string): string => path.slice(0, path.indexOf(':'));
const PICTURES = [folderOf(PAGES.demoShopPicture), folderOf(PAGES.itemPicture)];

/**
 * Tells the app's pages, the legal ones, the app's parts and the pictures of items from everything else: calls, pictures
 * of people and what lies at other sites never pass through the worker.
 */
export function sortRequest(
  request: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): RequestKind {
  const { pathname, origin: site } = new URL(request.url);
  if (request.method !== 'GET' || site !== origin) return 'none of ours';
  if (request.mode === 'navigate') return KEPT_PAGES[pathname] ?? 'none of ours';
  if (pathname.startsWith(PARTS)) return 'part';
  return PICTURES.some((folder) => pathname.startsWith(folder)) ? 'picture' : 'none of ours';
}
