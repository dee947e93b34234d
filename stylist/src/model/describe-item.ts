import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';

const TITLE_CHARS_MAX = 120;
const DETAILS_CHARS_MAX = 360;
const LISTED_MAX = 12;

const CONTROL = /[\p{C}\p{Z}]+/gu;

/** A text of one line and at most so many characters. */
export function cutText(text: string, charsMax: number): string {
  const line = text.replace(CONTROL, ' ').trim();
  return line.length <= charsMax ? line : `${line.slice(0, charsMax - 1).trimEnd()}…`;
}

/** What a model learns of an item: its facts, and nothing that leads out of the conversation. */
export function describeItem(item: Item, number: number) {
  const { currency, materials, color_names, sold_out_sizes } = item.other_info;
  const isReduced = item.full_price > item.price;
  return {
    item: number,
    title: cutText(item.short_description, TITLE_CHARS_MAX),
    brand: cutText(item.brand, TITLE_CHARS_MAX),
    price: formatPrice(item.price, currency),
    ...(isReduced && { was: formatPrice(item.full_price, currency) }),
    colors: [...new Set([...color_names, ...item.colors])].slice(0, LISTED_MAX),
    materials: materials.slice(0, LISTED_MAX),
    sizes: item.sizes.filter((size) => !sold_out_sizes.includes(size)).slice(0, LISTED_MAX),
    details: cutText(item.description, DETAILS_CHARS_MAX),
  };
}
