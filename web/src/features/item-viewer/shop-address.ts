import type { Item } from '@modiste/contract/entities/item';

/** Where the item is sold; null where its address is none that a browser may be sent to. */
export function shopAddress({ item_url }: Item): string | null {
  if (item_url.trim() === '' || !URL.canParse(item_url, window.location.origin)) return null;
  const { protocol } = new URL(item_url, window.location.origin);
  return protocol === 'https:' || protocol === 'http:' ? item_url : null;
}

/** What the shop is called; the name of its host where the feed gave it none. */
export function shopName({ item_url, website }: Item): string {
  if (website.trim() !== '') return website;
  return URL.canParse(item_url) ? new URL(item_url).hostname.replace(/^www\./, '') : 'the shop';
}
