import type { Item } from '@modiste/contract/entities/item';
import { inShownColor } from '@modiste/contract/filters/in-shown-color';
import { findType } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { colorNamed, itemColorNames } from '../../../facts/item-colors.ts';
import type { Turn } from '../../../stylist.ts';

/** Two pieces on the screen that a message names with "or" between them. */
export interface TwoShown {
  one: Item;
  other: Item;
  /** What the message says beside them. */
  rest: string;
}

const SIDE = "(?:the |that |this |my )?(?:[\\w'’$-]+ ){0,3}?[\\w'’$-]+";
const END =
  '(?=$|\\s*[,.?!;:]|\\s+(?:w|with|which|what|for|to|under|over|pls|please|just|if|when|better|best)\\b|\\s+w/)';
const EITHER = new RegExp(
  `(?:^|[.,;:?!]\\s*|\\b(?:between|torn|pick|choose|take|get|wear|is|or|and|so|ok|one)\\s+)(?<one>${SIDE}),?\\s+(?:or|vs\\.?|versus)\\s+(?<other>${SIDE})${END}`,
  'gi',
);
const BETWEEN = new RegExp(
  `\\bbetween\\s+(?<one>${SIDE})\\s+(?:and|or)\\s+(?<other>${SIDE})${END}`,
  'gi',
);
const IDLE = /^(?:the|that|this|my|one|ones|pair|pairs|a|an|of|in|from|by)$/;
const ORDINALS: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
};

/** How many of the words name an item by its brand, its color, or its name; 0 where one names it not. */
function namedBy(item: Item, words: readonly string[]): number {
  const own =
    `${item.brand} ${item.short_description} ${itemColorNames(item).join(' ')} ${findType(item.other_info.type)?.plural ?? ''}`
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u);
  const isOwn = (word: string): boolean => {
    if (own.includes(word)) return true;
    const readings = understandQuery(word).readings;
    return readings.some((reading) => colorNamed(item, reading) !== null);
  };
  const count = words.filter(isOwn).length;
  return count === words.length ? count : 0;
}

/** The color of an item that one of the words names, by the shop's name or by what it counts as. */
function variantNamed(item: Item, words: readonly string[]): string | undefined {
  const names = itemColorNames(item);
  const called = names.find((name) =>
    words.some((word) => name.toLowerCase().split(/\W+/).includes(word)),
  );
  const [read] = words.flatMap((word) =>
    understandQuery(word).readings.flatMap((reading) => colorNamed(item, reading) ?? []),
  );
  return called ?? read;
}

/** The piece on the screen that words name; null where none is. */
function pieceNamed(said: string, shown: readonly Item[]): Item | null {
  const words = said
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !IDLE.test(word));
  const [first = ''] = words;
  const place = words.length === 1 ? ORDINALS[first] : undefined;
  if (place !== undefined) return shown[place] ?? null;
  if (words.length === 0) return null;
  // Of several that are called so the one that stands first is meant.
  const item = shown.find((one) => namedBy(one, words) > 0);
  const color = item === undefined ? undefined : variantNamed(item, words);
  return item === undefined || color === undefined
    ? (item ?? null)
    : inShownColor(item, { [item.id]: color });
}

/** The two pieces on the screen that a message leaves the choice between; null where it names no two. */
export function twoShown({ words, state, items }: Turn): TwoShown | null {
  const { itemIds, outfits } = state.shown;
  if (outfits.length > 0 || itemIds.length < 2) return null;
  const shown = itemIds.flatMap((id) => items.find((item) => item.id === id) ?? []);
  for (const found of [...words.matchAll(BETWEEN), ...words.matchAll(EITHER)]) {
    const { one = '', other = '' } = found.groups ?? {};
    const [left, right] = [pieceNamed(one, shown), pieceNamed(other, shown)];
    if (left === null || right === null || left.id === right.id) continue;
    const rest = words.slice(0, found.index) + words.slice(found.index + found[0].length);
    return { one: left, other: right, rest };
  }
  return null;
}

const PICKS =
  /\b(?:just|help me|please|pls|you|u|can(?:['’]?t| ?not)) (?:pick|choose|decide)\b|\b(?:pick|choose) (?:one|for me)\b|\bwhich (?:one )?(?:would|should|do) (?:you|u|i)\b|\bwhat would (?:you|u) (?:take|get|pick|choose|buy)\b/i;
const BESIDE = /\b(?:with|w|to go with|under|over)\b|\bw\//i;
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** "The Volta or the Ostra, just pick", with both called by their places on the screen; else as it is. */
export function rewordPick(turn: Turn): string {
  const { words, state } = turn;
  const two = PICKS.test(words) ? twoShown(turn) : null;
  if (two === null || BESIDE.test(two.rest)) return words;
  const [one, other] = [two.one, two.other].map(
    ({ id }) => PLACES[state.shown.itemIds.indexOf(id)],
  );
  return one === undefined || other === undefined
    ? words
    : `which of the ${one} and the ${other} would you pick?`;
}
