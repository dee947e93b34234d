import type { Item } from '@modiste/contract/entities/item';

/** The base of addresses without a host, which are paths of the app itself. */
const ANY_SITE = 'https://any.example';

/** Where the item is sold; null where its address is none that a browser may be sent to. */
export function storeAddress({ item_url }: Item): string | null {
  if (item_url.trim() === '' || !URL.canParse(item_url, ANY_SITE)) return null;
  const { protocol } = new URL(item_url, ANY_SITE);
  return protocol === 'https:' || protocol === 'http:' ? item_url : null;
}

/** What the store is called; the name of its host where the feed gave it none. */
export function storeName({ item_url, website }: Item): string {
  if (website.trim() !== '') return website;
  return URL.canParse(item_url) ? new URL(item_url).hostname.replace(/^www\./, '') : 'the store';
}
