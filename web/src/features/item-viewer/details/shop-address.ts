import type { Item } from '@modiste/contract/entities/item';

/** Stands for wherever the app is: addresses without a site are paths of its own. */
const ANY_SITE = 'https://any.example';

/** Where the item is sold; null where its address is none that a browser may be sent to. */
export function shopAddress({ item_url }: Item): string | null {
  if (item_url.trim() === '' || !URL.canParse(item_url, ANY_SITE)) return null;
  const { protocol } = new URL(item_url, ANY_SITE);
  return protocol === 'https:' || protocol === 'http:' ? item_url : null;
}

/** What the shop is called; the name of its host where the feed gave it none. */
export function shopName({ item_url, website }: Item): string {
  if (website.trim() !== '') return website;
  return URL.canParse(item_url) ? new URL(item_url).hostname.replace(/^www\./, '') : 'the store';
}
