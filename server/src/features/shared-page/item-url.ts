import { PAGES } from '@modiste/contract/paths';

/** The link that shoppers share: the app with the item in its query. */
export const itemUrl = (origin: string, id: string): string =>
  `${origin}${PAGES.app}?item=${encodeURIComponent(id.toWellFormed())}`;

/** An address that a feed gave, as a whole one; null for what no browser should follow. */
export function toWebUrl(given: string, origin: string): string | null {
  const url = URL.parse(given, origin);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}
