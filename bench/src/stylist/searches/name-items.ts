import type { Item } from '@modiste/contract/entities/item';
import type { SeededRandom } from '../../sampling/seeded-random.ts';
import { colorsOf } from '../edits/outfit.ts';
import type { ListView } from './list-view.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth'];
const SHORT_ORDINALS = ['1st', '2nd', '3rd', '4th'];

/** A piece that a shopper speaks of. */
export interface NamedItem {
  item: Item;
  /** What the shopper calls it. */
  ref: string;
}

function byPlace(at: number, count: number): string[] {
  return [
    `the ${ORDINALS[at]} one`,
    `the ${SHORT_ORDINALS[at]} one`,
    `number ${at + 1}`,
    ...(at === count - 1 ? ['the last one'] : []),
  ];
}

/** "The green one", where no other is green. */
function byColor(item: Item, others: readonly Item[]): string[] {
  const [color, second] = colorsOf(item);
  const isShared = others.some((other) => colorsOf(other).some((one) => one === color));
  return color === undefined || second !== undefined || isShared || color === 'Multicolor'
    ? []
    : [`the ${color.toLowerCase()} one`];
}

/** "The Ostra one", where no other is of the brand. */
const byBrand = (item: Item, others: readonly Item[]): string[] =>
  others.some(({ brand }) => brand === item.brand) ? [] : [`the ${item.brand} one`];

/** "The $120 one", where no other costs the same, and "the cheapest one". */
function byPrice(item: Item, others: readonly Item[]): string[] {
  const dollars = Math.floor(item.price);
  const isShared = others.some(({ price }) => Math.floor(price) === dollars);
  const isCheapest = others.every(({ price }) => price > item.price);
  return [
    ...(isShared ? [] : [`the $${dollars} one`]),
    ...(isCheapest ? ['the cheapest one'] : []),
  ];
}

/** One of the ways in which a shopper names one of the first pieces of a list. */
function callItem({ items }: ListView, at: number, random: SeededRandom): string {
  const item = items[at];
  if (item === undefined) return '';
  const others = items.filter((_, place) => place !== at);
  const ways = [
    byPlace(at, items.length),
    byColor(item, others),
    byBrand(item, others),
    byPrice(item, others),
  ];
  return random.pick(random.pick(ways.filter((names) => names.length > 0)));
}

/** Picks and names one of the first pieces; null where fewer than two are shown. */
export function nameItem(view: ListView, random: SeededRandom): NamedItem | null {
  if (view.items.length < 2) return null;
  const at = random.whole(Math.min(view.items.length, ORDINALS.length));
  const item = view.items[at];
  return item === undefined ? null : { item, ref: callItem(view, at, random) };
}

/** Picks and names two of the first pieces; null where fewer than two are shown. */
export function nameTwo(view: ListView, random: SeededRandom): [NamedItem, NamedItem] | null {
  const one = nameItem(view, random);
  const other = nameItem(view, random);
  if (one === null || other === null || one.item.id === other.item.id) return null;
  return [one, other];
}
