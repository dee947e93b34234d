import { findType, typeRole } from '@modiste/lexicon/garment-types';
import type { Role } from '@modiste/lexicon/type-row';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';
import type { SetPart } from '../dialogue/outfit-request.ts';
import { typesOf } from '../dialogue/types-of.ts';
import { isPairType } from '../facts/item-names.ts';
import { COUNTS } from '../references/mention-words.ts';
import { readPattern } from '../understanding/cue-pattern.ts';
import type { Message, PlacedReading } from '../understanding/message.ts';
import { saysTogether } from '../understanding/sayings/reword-errands.ts';
import { hasAny } from '../understanding/score-cues.ts';
import type { Change } from './change.ts';
import { piecePricesSaid } from './limits/piece-prices.ts';
import { asksOfTotal, isSaidTogether } from './outfit-budget.ts';
import type { PieceEdit } from './outfit-scene.ts';
import { takesPlaceOf } from './pieces/named-in-outfits.ts';
import { isCountMinded, isToldOf } from './pieces/not-asked-for.ts';

/** These ask for all that is worn, whichever pieces are named beside. */
const WHOLE = ['outfit|outfits|look|looks|ensemble', 'head to'].map(readPattern);
/** So far before a garment stands how many: "two plain white tops". */
const COUNT_WORDS_BACK = 4;
const COUNT_MAX = 5;
const UNITS = new Set(['of', 'pair', 'pairs', 'more', 'new', 'different']);

const typeOf = ({ reading: { role, concepts } }: PlacedReading): string | null =>
  role === 'wanted' ? (concepts.find(({ kind }) => kind === 'type')?.id ?? null) : null;

const JOINS = /^(?:and|plus|also)$/;

/** "A dress for dinner and flat sandals" asks for both, though sandals may be what a dress is for. */
function typeAsked(placed: PlacedReading, { words }: Message): string | null {
  const { role, concepts } = placed.reading;
  const isJoined = role === 'beside' && JOINS.test(words[placed.from - 1]?.word ?? '');
  return isJoined ? (concepts.find(({ kind }) => kind === 'type')?.id ?? null) : typeOf(placed);
}

/** How many of a garment are asked for, by the number before it and what it looks like. */
function countBefore({ words, readings }: Message, { from }: PlacedReading): number {
  for (let at = from - 1; at >= Math.max(0, from - COUNT_WORDS_BACK); at -= 1) {
    const count = COUNTS.get(words[at]?.word ?? '');
    if (count !== undefined) return Math.min(COUNT_MAX, count);
    const isLook = readings.some((one) => typeOf(one) === null && one.from <= at && at < one.to);
    if (!isLook && !UNITS.has(words[at]?.word ?? '')) return 1;
  }
  return 1;
}

/** What several kinds are kinds of, the nearest first. */
function sharedKind(types: readonly string[]): string | null {
  const above = (id: string): string[] => {
    const parent = findType(id)?.parent ?? null;
    return parent === null ? [id] : [id, ...above(parent)];
  };
  const [first = [], ...others] = types.map(above);
  return first.find((id) => others.every((ids) => ids.includes(id))) ?? null;
}

/** "Clutches or crossbody bags" are one piece of an outfit, of either kind. */
function withoutChoices(parts: readonly SetPart[], { text }: Message): SetPart[] {
  if (!/\bor\b/i.test(text)) return [...parts];
  const byRole = Map.groupBy(parts, ({ type }) => typeRole(type));
  return [...byRole.values()].flatMap((some) => {
    const types = some.map(({ type }) => type);
    const shared = some.length > 1 ? sharedKind(types) : null;
    return shared === null ? some : [{ type: shared, count: 1 }];
  });
}

/** The kinds of pieces that a message asks for, and how many of each. */
function partsSaid({ message, references }: Pick<Change, 'message' | 'references'>) {
  const parts = new Map<string, SetPart>();
  for (const placed of message.readings) {
    const type = typeAsked(placed, message);
    const isReferred = references.spans.some(
      ({ from, to }) => placed.from >= from && placed.from < to,
    );
    if (type === null || isReferred || isToldOf(placed, message)) continue;
    const count = isCountMinded(message.text) ? 1 : countBefore(message, placed);
    parts.set(type, { type, count });
  }
  return withoutChoices([...parts.values()], message);
}

const DRESSES: readonly (readonly Role[])[] = [
  ['one-piece'],
  ['suit'],
  ['swim'],
  ['top', 'bottom'],
];
/** So many different pieces are put on together. */
const DRESSED_MIN = 3;

/** "Dresses, tops and pants" are looked through, and none of them is put on with the others. */
function namesMany({ words, readings }: Message): boolean {
  return readings.some((placed) => {
    const type = findType(typeOf(placed) ?? '');
    const said = words[placed.to - 1]?.word ?? '';
    return type !== null && !isPairType(type) && said === type.plural.toLowerCase();
  });
}

/** "Suit, shirt, tie and shoes" dress one from head to toe: nobody looks for each of them alone. */
function dressesWhole(said: readonly SetPart[], message: Message): boolean {
  const roles = said.flatMap(({ type }) => typeRole(type) ?? []);
  const isCovered = DRESSES.some((some) => some.every((role) => roles.includes(role)));
  const isOneOfEach = new Set(roles).size === roles.length;
  return said.length >= DRESSED_MIN && isCovered && isOneOfEach && !namesMany(message);
}

/** "A whole outfit: dress, shoes, bag" names all of it. */
function namesAll(change: Change): boolean {
  const said = partsSaid(change);
  const hasShoes = said.some(({ type }) => typeRole(type) === 'shoes');
  return hasShoes && dressesWhole(said, change.message);
}

const countOf = (parts: readonly SetPart[]): number =>
  parts.reduce((sum, { count }) => sum + count, 0);

/** What was looked for so far, a piece of each kind. */
const partsSoFar = (before: StyleRequest): SetPart[] =>
  typesOf(before.wishes).map((type) => ({ type, count: 1 }));

/** "Three tops and two pants" are so many of each, to be worn with one another. */
const isCounted = (said: readonly SetPart[]): boolean =>
  said.length > 1 && said.some(({ count }) => count > 1);

/** "Shorts and a top, max $70": one of each for one sum. */
const PAIR = [
  '{garment} and|plus|with a|an|one {garment}',
  '{garment} and|plus|with a|an|one {color}|{attr}|{fabric}|{pattern} {garment}',
  'a|an|one {garment} and|plus|with {garment}',
].map(readPattern);
const OF_EACH = ['each|apiece', 'a|per piece|item', 'both|all under'].map(readPattern);

const isPairForSum = (message: Message): boolean =>
  hasAny(message, PAIR) && !hasAny(message, OF_EACH);

/**
 * The pieces that are asked for as one: so many of each kind, such as go together, or such as a price
 * is said for in whole. Null where each is asked for on its own.
 */
function partsForTotal(
  change: Pick<Change, 'message' | 'references' | 'sized'>,
  before: StyleRequest | null,
): SetPart[] | null {
  const { message, sized } = change;
  // Pieces with a price each have none together.
  if (piecePricesSaid(message).length > 0) return null;
  const said = partsSaid(change);
  const isOne = saysTogether(message.text) || asksOfTotal(message);
  if (isCounted(said) || (said.length > 1 && isOne)) return said;
  if (!hasAny(message, OF_EACH) && dressesWhole(said, message)) return said;
  if (said.length > 1 && sized.hard.priceMax !== null && isPairForSum(message)) return said;
  if (sized.hard.priceMax === null || !isSaidTogether(message)) return null;
  if (countOf(said) > 1) return said;
  if (said.length > 0 || before === null || before.outfit !== null) return null;
  const parts = partsSoFar(before);
  return countOf(parts) > 1 ? parts : null;
}

/**
 * "A top and a skirt, 90 in total" and "three tops and two skirts" ask for all at once: no piece of it has that price alone. So
 * does "under 90 total" after a top and a skirt were looked for.
 */
export const isForTotal = (
  change: Pick<Change, 'message' | 'references' | 'sized'>,
  before: StyleRequest | null,
): boolean => partsForTotal(change, before) !== null;

/** Kinds that were named before with those that are named now, of which each takes its part's place. */
function mergeParts(before: readonly SetPart[], now: readonly SetPart[]): SetPart[] {
  const isReplaced = ({ type }: SetPart) =>
    now.some((one) => one.type === type || takesPlaceOf(typeRole(one.type), typeRole(type)));
  return [...before.filter((part) => !isReplaced(part)), ...now];
}

/** The kinds of pieces that are all that is asked for; null where whole outfits are. */
export function setAsked(
  change: Change,
  before: StyleRequest,
  edit: PieceEdit | null,
): readonly SetPart[] | null {
  const { message, references } = change;
  if (hasAny(message, WHOLE) && references.outfit === null && !namesAll(change)) return null;
  const told = partsForTotal(change, before);
  if (told !== null) return told;
  const set = before.outfit?.set;
  if (set === undefined) return null;
  const kept = set.filter(({ type }) => edit?.refused?.includes(type) !== true);
  return mergeParts(kept, partsSaid(change));
}
