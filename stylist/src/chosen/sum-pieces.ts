import type { Item } from '@modiste/contract/entities/item';
import type { Turn } from '../stylist.ts';
import type { Message } from '../understanding/message.ts';
import { chosenPieces, knownPieces, placeOf } from './chosen-pieces.ts';
import type { CalledPieces } from './pieces-called.ts';

/** What a message names of what is to be added up. */
export interface Named {
  /** Each as often as it is counted. */
  pieces: readonly Item[];
  open: readonly Item[];
  /** What is to come off. */
  less: readonly Item[];
  /** "It", "those". */
  pointed: readonly Item[];
  count: number;
}

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, couple: 2 };
const COUNT = '(?<count>two|three|four|five|couple|[2-5])';
/** "2 pairs of the", "three of", "2 x": how many of what is named behind it. */
const COUNTED = new RegExp(
  `(?:^|\\s)${COUNT}(?: (?:x|times|pairs?|pieces?|of))*(?: (?:the|those|these|that|them))?$`,
);
const COUNTED_ALONE = new RegExp(
  `\\b${COUNT} (?:pairs?|pieces|of (?:it|them|those|these|that|this))\\b(?! of)|\\b(?:it |that )?twice\\b`,
);
/** Behind these something else is meant than what was named before them. */
const MEANS = /^(?:no|nope|nah|meant|mean)$/;
const LESS =
  /\b(?:without|minus|except|excluding|less|but not|not counting|leave out|leaving out|skip(?:ping)?|drop(?:ping)?|take out|taking out|remove|lose|forget)\b/;
/** What goes on with pieces that were added up. */
const GOES_ON =
  /\b(?:instead|swap(?:ped)?|replace|rather|again|new total|i meant?|not the|without|minus|except|leave out|drop|skip|take out|remove|add|added|also|plus|on top|as well|too)\b|^\W*(?:no|nope|and)\b/i;
const CHANGES = /\b(?:instead|swap(?:ped)?|replace|rather|i meant?|not the)\b|^\W*(?:no|nope)\b/i;
const ADDED = /\b(?:with|w|plus|and|add|adding|added|including|incl|also|on top)\b|\+/i;
/** "With the dress and the bag how much is it": added to what was spoken of. */
const ADDED_FIRST = /^\W*(?:[\w.$]+\W+){0,4}?(?:with|w|plus|add|adding)\b/i;

const countIn = (text: string, pattern: RegExp): number => {
  const found = pattern.exec(text);
  if (found === null) return 1;
  const said = found.groups?.count ?? '2';
  return COUNTS[said] ?? Number(said);
};

const textOf = ({ words }: Message, from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');

/** The pieces that one name stands for, as often as is said before it. */
function countedOf(message: Message, { from, items }: CalledPieces): readonly Item[] {
  const [item, ...others] = items;
  if (item === undefined || others.length > 0) return items;
  return Array.from(
    { length: countIn(textOf(message, Math.max(0, from - 5), from), COUNTED) },
    () => item,
  );
}

/** Whether what is named in one place is what the shopper does not mean, or what comes off. */
function isLessAt(message: Message, { from, to, isRefused }: CalledPieces): boolean {
  if (isRefused) return true;
  const after = message.words.slice(to).some(({ word }) => MEANS.test(word));
  const before = message.words.slice(0, from).some(({ word }) => MEANS.test(word));
  return (after && !before) || LESS.test(textOf(message, Math.max(0, from - 3), from));
}

const namesNone = ({ items, open, isNamed }: CalledPieces): boolean =>
  isNamed && items.length + open.length === 0;

/** The pieces that are named to be added up; null where one of them is still to be found. */
export function namedToAdd(
  message: Message,
  called: readonly CalledPieces[],
  asks: 'sum' | 'left' | 'chosen',
): Named | null {
  // "What is left for a bag?" adds up no bag.
  const isSought = (one: CalledPieces) => asks === 'left' && (one.isNew || namesNone(one));
  const real = called.filter((one) => !one.isPronoun && !isSought(one));
  const isLess = (one: CalledPieces) => isLessAt(message, one);
  const added = real.filter((one) => !isLess(one) && (one.isNamed || one.isSure));
  if (added.some((one) => one.isNew || namesNone(one))) return null;
  const pointed = called.filter(({ isPronoun }) => isPronoun).flatMap(({ items }) => items);
  return {
    pieces: added.flatMap((one, at) =>
      countedOf(message, one).filter((item) =>
        added.slice(0, at).every(({ items }) => !items.includes(item)),
      ),
    ),
    open: added.find(({ open }) => open.length > 0)?.open ?? [],
    less: real.flatMap((one) => (isLess(one) ? [...one.items, ...one.open] : [])),
    pointed,
    count: added.length,
  };
}

const once = (items: readonly Item[]): Item[] => [
  ...new Map(items.map((one) => [one.id, one])).values(),
];

/** Pieces with others in the places that these take, and without what comes off. */
function changed(
  before: readonly Item[],
  { pieces, less }: Named,
  isSwap: boolean,
): readonly Item[] {
  const gone = new Set(less.map(({ id }) => id));
  const left = before.filter(({ id }) => !gone.has(id));
  const isOther = left.length < before.length;
  const places = new Set(pieces.map(placeOf));
  const rest = isSwap && !isOther ? left.filter((one) => !places.has(placeOf(one))) : left;
  const known = new Set(rest.map(({ id }) => id));
  return [...rest, ...pieces.filter(({ id }) => !known.has(id))];
}

/** What was looked for to go with a piece, the first of each kind: "a shirt", then "shoes for it". */
function besideAnchor({ state, items }: Turn): readonly Item[] {
  const { anchor = null } = state.request ?? {};
  const one = items.find(({ id }) => id === anchor?.itemId);
  const [first] = state.shown.itemIds.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const isBeside = anchor?.relation === 'beside' && one !== undefined && first !== undefined;
  return isBeside && placeOf(one) !== placeOf(first) ? [one, first] : [];
}

/**
 * Pieces with the only one on the screen in the place of what it was looked for instead of: a cheaper hat takes
 * the place of the one that was added up, unless that was decided on.
 */
function withReplaced(turn: Turn, pieces: readonly Item[]): readonly Item[] {
  const { shown, chosen = [], liked = [] } = turn.state;
  const [only, ...others] = knownPieces(turn, shown.itemIds);
  if (only === undefined || others.length > 0 || pieces.includes(only)) return pieces;
  const isOpen = ({ id }: Item): boolean => !chosen.includes(id) || liked.includes(id);
  return pieces.map((item) => (placeOf(item) === placeOf(only) && isOpen(item) ? only : item));
}

/** What is added up where nothing is named: what was chosen, added up before, or pointed at. */
function withoutNames(turn: Turn, words: string, { pointed }: Named): readonly Item[] {
  const { addedUp, focusId } = turn.state;
  const count = countIn(words.toLowerCase(), COUNTED_ALONE);
  const chosen = chosenPieces(turn);
  const [focus] = knownPieces(turn, focusId === null ? [] : [focusId]);
  const one = pointed.length === 1 ? pointed[0] : focus;
  if (count > 1 && one !== undefined) return Array.from({ length: count }, () => one);
  const beside = besideAnchor(turn);
  const isNew = beside.some(({ id }) => !chosen.some((item) => item.id === id));
  if (chosen.length < 2 && isNew) return beside;
  const added = knownPieces(turn, addedUp?.itemIds ?? []);
  if (chosen.length > 0) return chosen.length < 2 && added.length > 1 ? added : chosen;
  if (added.length > 1) return added;
  return pointed.length > 0 ? pointed : added;
}

/** The pieces that a sum is asked of, each as often as it is counted. */
export function piecesToAdd(
  turn: Turn,
  { message, named }: { message: Message; named: Named },
): readonly Item[] {
  const words = message.text;
  const { pieces, count, less, pointed } = named;
  const added = knownPieces(turn, turn.state.addedUp?.itemIds ?? []);
  const chosen = chosenPieces(turn);
  const isOn = added.length > 0 && GOES_ON.test(words) && count < 2;
  if (isOn && count + less.length > 0) {
    const isOfSum = count === 0 || CHANGES.test(words) || added.length > 1;
    if (isOfSum) return changed(added, named, CHANGES.test(words));
  }
  if (count === 0) {
    return changed(withReplaced(turn, withoutNames(turn, words, named)), named, false);
  }
  const isBeside =
    (count === 1 && ADDED.test(words) && (pointed.length > 0 || pieces.length === 1)) ||
    (pointed.length > 0 && ADDED_FIRST.test(words));
  // "With the bag how much is it" adds the bag to what was spoken of before.
  const [focus] = knownPieces(turn, turn.state.focusId === null ? [] : [turn.state.focusId]);
  const spoken = pointed.length > 0 && focus !== undefined ? [focus] : [];
  const base = isBeside ? once([...chosen, ...spoken]) : [];
  return changed(base, named, true);
}
