import type { Item } from '@modiste/contract/entities/item';
import { isItem } from '../../items/is-item.ts';

/** What could end the element, and what is not seen: all of it may be written in digits. */
const TO_ESCAPE = /[<>&\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;
const escapeSign = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** An item as an element of a page that nobody sees. No text in it can end the element. */
export const writeFirstItem = (item: Item): string =>
  `<script type="application/json">${JSON.stringify(item).replace(TO_ESCAPE, escapeSign)}</script>`;

/** The item that came with the first view, for as long as that is on the page. */
export function readFirstItem(): Item | null {
  const data = document.querySelector('#first-view > script');
  const item: unknown = JSON.parse(data?.textContent ?? 'null');
  return isItem(item) ? item : null;
}
