import type { Item } from '@modiste/contract/entities/item';
import { allSizes } from '@modiste/contract/filters/all-sizes';
import { formatPrice } from '@modiste/contract/price';
import { findFabric } from '@modiste/lexicon/attributes';
import { ancestorsOf, findType } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { typesOf } from '../dialogue/types-of.ts';
import { fabricAdjective, fabricName } from '../facts/fabric-traits.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { isMassType, isPairType, patternAdjective, written } from '../facts/item-names.ts';
import { spellCount } from '../facts/number-words.ts';
import { recordSays } from '../facts/record-says.ts';
import { isReducedBy } from '../request/limits/least-off.ts';
import { piecePricesOf } from '../request/limits/piece-prices.ts';
import { capitalize, joinWithAnd } from '../speech/join-words.ts';
import type { Found } from '../stylist.ts';
import { metColor } from './reasons/met-color.ts';
import type { Wanted, Wish } from './reasons/wish.ts';

/** Roots that no shopper calls a piece by. */
const TOO_BROAD: ReadonlySet<string> = new Set(['top', 'accessory', 'underwear', 'jewelry']);

/** A satin scarf may be sold among silk scarves; they are counted as scarves then. */
function isOfNamedFabric(items: readonly Item[], type: string): boolean {
  const fabric = findFabric(type.split('-')[0] ?? '');
  return (
    fabric === null ||
    items.every(
      (item) => recordSays(readItemFacts(item), { kind: 'material', id: fabric.id }) === 'yes',
    )
  );
}

/** The narrowest type that all items are of; null where they have none in common. */
function commonType(items: readonly Item[]): string | null {
  const lines = items.map(({ other_info }) => [other_info.type, ...ancestorsOf(other_info.type)]);
  const [first = [], ...others] = lines;
  const common = first.find(
    (id) => others.every((line) => line.includes(id)) && isOfNamedFabric(items, id),
  );
  return common === undefined || TOO_BROAD.has(common) ? null : common;
}

/** "Eight midi dresses", "one pair of loafers", "12 pieces". */
export function countKinds(items: readonly Item[], count: number, adjective = ''): string {
  const type = findType(commonType(items) ?? '');
  const number = spellCount(count);
  const isNamed = type?.name.split(' ').includes(adjective) === true;
  const before = adjective === '' || isNamed ? '' : `${adjective} `;
  if (type === null) return `${number} ${before}${count === 1 ? 'piece' : 'pieces'}`;
  if (isMassType(type)) {
    return `${number} ${count === 1 ? 'piece' : 'pieces'} of ${before}${written(type.plural)}`;
  }
  if (isPairType(type)) {
    return `${number} ${count === 1 ? 'pair' : 'pairs'} of ${before}${written(type.plural)}`;
  }
  return `${number} ${before}${written(count === 1 ? type.name : type.plural)}`;
}

/** "152 suits and dresses", where both were asked for and both are found; null where they were not. */
function countEither(
  items: readonly Item[],
  count: number,
  asked: readonly string[],
): string | null {
  const types = [...new Set(asked)].flatMap((id) => findType(id) ?? []);
  const isOf = ({ other_info }: Item, { id }: { id: string }) => isKindOf(other_info.type, id);
  const isEither = types.every((type) => items.some((item) => isOf(item, type)));
  const areThese = items.every((item) => types.some((type) => isOf(item, type)));
  if (types.length < 2 || types.length > EITHER_MAX || !isEither || !areThese) return null;
  const pairs = types.every(isPairType) ? 'pairs of ' : '';
  return `${spellCount(count)} ${pairs}${joinWithAnd(types.map(({ plural }) => written(plural)))}`;
}

/** So many kinds are named one by one. */
const EITHER_MAX = 3;

const areAll = (items: readonly Item[], verdict: 'yes' | 'no', { concepts }: Wanted): boolean =>
  concepts.length > 0 &&
  items.every((item) => {
    const facts = readItemFacts(item);
    return concepts.every((concept) => recordSays(facts, concept) === verdict);
  });

/** What every item is made of, where that was asked for: "linen". */
function sharedFabric(items: readonly Item[], { fabrics }: Wish): string {
  const met = fabrics.find((wanted) => areAll(items, 'yes', wanted));
  const concept = met?.concepts.find(({ kind }) => kind === 'material' || kind === 'pattern');
  if (concept === undefined) return '';
  return concept.kind === 'pattern' ? patternAdjective(concept.id) : fabricAdjective(concept.id);
}

/** Without wool goes without saying of these. */
const WORN_BESIDE: ReadonlySet<string> = new Set(['shoes', 'bags', 'accessories']);

/** What was said; what is remembered is named once, and then goes without saying. */
const refusalsToName = ({ refused, refusedBefore }: Wish, isFirst: boolean): Wanted[] =>
  refused.filter(({ words }) => isFirst || refusedBefore.every((known) => known.words !== words));

/** "None in black": the first refusal that all of them surely meet. */
function refusal(items: readonly Item[], wish: Wish, isFirst: boolean): string {
  const { colors } = wish;
  const refused = refusalsToName(wish, isFirst);
  const isClothing = items.some(({ try_on_category }) => !WORN_BESIDE.has(try_on_category));
  const gone = refused.find(
    (wanted) =>
      areAll(items, 'no', wanted) &&
      (isClothing || wanted.concepts.every(({ kind }) => kind !== 'material')),
  );
  const [concept] = gone?.concepts ?? [];
  const none = { 1: 'not', 2: 'neither' }[items.length] ?? 'none';
  if (concept?.kind === 'material') {
    return `, ${none === 'not' ? 'without' : `${none} with`} ${fabricName(concept.id)}`;
  }
  const isOtherColor = colors.some((wanted) => areAll(items, 'yes', wanted));
  if (concept?.kind !== 'color' || isOtherColor) return '';
  return `, ${none} in ${concept.id.toLowerCase()}`;
}

/** The color as it was said where all bear that name, and otherwise the plain one: navy, or blue. */
function colorWord(items: readonly Item[], color: Wanted): string {
  const [plain] = color.concepts.flatMap(({ kind, id }) => (kind === 'color' ? [id] : []));
  const isBorne = items.every((item) => metColor(color, item)?.toLowerCase().includes(color.words));
  return isBorne || plain === undefined ? color.words : plain.toLowerCase();
}

/** How sizes that were asked for are said: "32" of a waist in several lengths. */
function sizeName(asked: readonly string[]): string | null {
  const [first, ...others] = [...new Set(asked.map((size) => size.replace(/x\d\d$/, '')))];
  if (first === undefined || others.length > 0) return null;
  return asked.length > 1 ? first : (asked[0] ?? null);
}

/** " in size 10", where that was asked for and all of them have it. */
function sizeOf(items: readonly Item[], { sizes: { asked } }: Wish): string {
  const name = sizeName(asked);
  const has = ({ other_info: facts }: Item): boolean =>
    allSizes(facts).some((size) => asked.includes(size) && !facts.sold_out_sizes.includes(size));
  return name !== null && items.every(has) ? ` in size ${name}` : '';
}

/** " between $80 and $120", " at $150 or less", as far as all of them are. */
function priceRange(items: readonly Item[], least: number | null, most: number | null): string {
  const isAbove = least !== null && items.every(({ price }) => price >= least);
  if (isAbove && most !== null) return ` between ${formatPrice(least)} and ${formatPrice(most)}`;
  if (isAbove) return ` at ${formatPrice(least)} or more`;
  return most === null ? '' : ` at ${formatPrice(most)} or less`;
}

interface Prices {
  least: number | null;
  /** Whether every kind has a price of its own, which is told by itself. */
  isEach: boolean;
}

/** " in navy in size 10 at $150 or less", as far as all of them are so. */
function limits(items: readonly Item[], wish: Wish, { least, isEach }: Prices): string {
  const { colors, budget, about } = wish;
  const color = colors.find((wanted) => areAll(items, 'yes', wanted));
  const isWithin = budget !== null && items.every(({ price }) => price <= budget);
  return [
    color === undefined ? '' : ` in ${colorWord(items, color)}`,
    sizeOf(items, wish),
    (isWithin || budget === null) && about === null && !isEach
      ? priceRange(items, least, budget)
      : '',
    isWithin && about !== null ? ` up to around ${formatPrice(about)}` : '',
  ].join('');
}

/** " reduced by 30% or more", where that was asked for and all of them are. */
const reduction = (items: readonly Item[], leastOff: number | undefined): string =>
  leastOff !== undefined && items.every((item) => isReducedBy(item, leastOff))
    ? ` reduced by ${leastOff}% or more`
    : '';

/**
 * What was found, as a noun phrase with the limits that all of it meets: "eight linen dresses at
 * $150 or less, none in black".
 * @param beside What it is to be worn with, such as "the navy dress".
 */
export function nameFound({ candidates, total, state }: Found, wish: Wish, beside = ''): string {
  const count = Math.max(total, candidates.length);
  const kinds = typesOf(state.request?.wishes ?? []);
  const named =
    countEither(candidates, count, kinds) ??
    countKinds(candidates, count, sharedFabric(candidates, wish));
  const purpose = beside === '' ? '' : ` to go with ${beside}`;
  const isEach = state.request !== null && piecePricesOf(state.request).length > 0;
  const off = reduction(candidates, state.request?.leastOff);
  const least =
    state.request?.outfit == null ? (state.request?.filters.priceRangeMin ?? null) : null;
  return `${named}${limits(candidates, wish, { least, isEach })}${off}${purpose}${refusal(candidates, wish, state.earlier.length === 0)}`;
}

const CHOOSING = [
  'Choosing the best of them.',
  'Picking the ones that suit you best.',
  'Reading what each of them is made of.',
  'Sorting out my favorites.',
  'Weighing them up.',
  'Taking a closer look at each.',
] as const;

/** One short line to read while the choice is being made. */
export function announceFound({ candidates, total, dropped, outfits, state }: Found): string {
  const choosing = CHOOSING[state.said.length % CHOOSING.length] ?? CHOOSING[0];
  const noun = state.request?.outfit?.set === undefined ? 'outfit' : 'set';
  if (outfits.length > 1) return `Putting ${outfits.length} ${noun}s together.`;
  if (outfits.length === 1) return `Putting ${noun === 'set' ? 'a' : 'an'} ${noun} together.`;
  if (candidates.length === 0) return 'Nothing matches so far.';
  const count = Math.max(total, candidates.length);
  const found = capitalize(countKinds(candidates, count));
  if (dropped !== null)
    return `No exact matches. ${found} come close.`.replace(
      /^(.*)One (.*) come close/,
      '$1One $2 comes close',
    );
  return count === 1 ? `${found} matches.` : `${found} match. ${choosing}`;
}
