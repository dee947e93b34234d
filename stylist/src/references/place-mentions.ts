import type { Message } from '../understanding/message.ts';
import type { Mention } from './mention.ts';
import { COUNTS, headAt, NUMBERS, POINTERS, POSITIONS, wordAt } from './mention-words.ts';

/** Words that name a place as a row of them: "second to last", "next to last". */
const ROWS: readonly (readonly [words: readonly string[], index: number])[] = [
  [['second', 'to', 'last'], -2],
  [['next', 'to', 'last'], -2],
  [['one', 'before', 'last'], -2],
  [['last', 'but', 'one'], -2],
  [['second', 'from', 'last'], -2],
  [['one', 'before', 'the', 'last'], -2],
  [['second', 'last'], -2],
  [['third', 'to', 'last'], -3],
  [['very', 'first'], 0],
  [['very', 'last'], -1],
  [['penultimate'], -2],
];
/** Only before "one": tops and bottoms are garments. */
const ENDS: Readonly<Record<string, number>> = { top: 0, bottom: -1 };
const STEPS: Readonly<Record<string, 1 | -1>> = {
  next: 1,
  following: 1,
  previous: -1,
  preceding: -1,
};
const AFTER: Readonly<Record<string, 1 | -1>> = { after: 1, before: -1 };
const POINTED = new Set(['that', 'this', 'it']);
const CHOICES = new Set(['option', 'choice']);
const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'];

const isOne = (word: string): boolean => word === 'one' || word === 'item' || word === 'piece';

const PLACE = {
  kind: 'position',
  count: 1,
  isOutfit: false,
  type: null,
  readings: [],
} as const;

/** "of those", "on the list" after a place. */
export function afterPlace(message: Message, at: number): number {
  const [link, next, last] = [0, 1, 2].map((more) => wordAt(message, at + more));
  if (link !== 'of' && link !== 'from' && link !== 'on' && link !== 'in') return at;
  if (['those', 'these', 'them'].includes(next ?? '')) return at + 2;
  const isList = (next === 'the' || next === 'that') && ['list', 'bunch'].includes(last ?? '');
  return isList ? at + 3 : at;
}

/** Whether nothing of the same clause follows: "second to last, is it lined?" */
const endsClause = ({ words }: Message, at: number): boolean =>
  at >= words.length || words[at]?.afterBreak === true;

/** Where a row is counted from: its last ends are its right and its bottom. */
const SIDES: Readonly<Record<string, 1 | -1>> = {
  left: 1,
  start: 1,
  top: 1,
  beginning: 1,
  right: -1,
  end: -1,
  bottom: -1,
  back: -1,
};

/** "third from the left", "the second one from the end". */
function sideAt(message: Message, at: number, from: number): Mention | null {
  const index = POSITIONS.get(wordAt(message, from));
  const to = headAt(message, from + 1)?.to ?? from + 1;
  const [link, the] = [wordAt(message, to), wordAt(message, to + 1)];
  const side = link === 'from' && the === 'the' ? SIDES[wordAt(message, to + 2)] : undefined;
  if (index === undefined || index < 0 || side === undefined) return null;
  return { ...PLACE, from: at, to: to + 3, index: side > 0 ? index : -index - 1 };
}

/** "the other one", "the other two", "the other dress", "the rest of them". */
function otherAt(message: Message, at: number, from: number): Mention | null {
  const isPointed = from > at;
  const [word, next] = [wordAt(message, from), wordAt(message, from + 1)];
  if (word === 'others' || word === 'rest') {
    if (!isPointed) return null;
    const to = afterPlace(message, from + 1);
    // "The rest of the outfit" is no piece of a list.
    if (to === from + 1 && next === 'of') return null;
    return { kind: 'other', count: null, type: null, from: at, to };
  }
  if (word !== 'other' || !isPointed) return null;
  const count = COUNTS.get(next) ?? null;
  const to = count === null ? from + 1 : from + 2;
  const head = headAt(message, to);
  if (head !== null && !head.isOutfit) {
    const isSeveral = /[^s]s$/.test(wordAt(message, head.to - 1)) && count === null;
    const all = isSeveral ? null : (count ?? 1);
    return { kind: 'other', count: all, type: head.type, from: at, to: head.to };
  }
  if (count === null && !endsClause(message, to)) return null;
  return { kind: 'other', count: count ?? 1, type: null, from: at, to: afterPlace(message, to) };
}

/** "the second to last", "the very first one". */
function rowAt(message: Message, at: number, from: number): Mention | null {
  const row = ROWS.find(([words]) =>
    words.every((word, more) => wordAt(message, from + more) === word),
  );
  if (row === undefined) return null;
  const [words, index] = row;
  const to = from + words.length;
  const head = headAt(message, to);
  if (from === at && head === null && !endsClause(message, to)) return null;
  const { type = null, isOutfit = false } = head ?? {};
  return { ...PLACE, from: at, to: afterPlace(message, head?.to ?? to), index, type, isOutfit };
}

/** "the next one", "the one after that": a place beside what was spoken of last. */
function stepAt(message: Message, at: number, from: number): Mention | null {
  const step = STEPS[wordAt(message, from)];
  const isAlone = from + 1 >= message.words.length;
  if (step !== undefined && (isOne(wordAt(message, from + 1)) || isAlone)) {
    return { kind: 'step', from: at, to: isAlone ? from + 1 : from + 2, step };
  }
  const after = AFTER[wordAt(message, from + 1)];
  const isBeside = isOne(wordAt(message, from)) && POINTED.has(wordAt(message, from + 2));
  return after === undefined || !isBeside
    ? null
    : { kind: 'step', from: at, to: from + 3, step: after };
}

/** "the middle one", "the one in the middle". */
function middleAt(message: Message, at: number, from: number): Mention | null {
  if (wordAt(message, from) === 'middle' && isOne(wordAt(message, from + 1))) {
    return { kind: 'middle', from: at, to: from + 2 };
  }
  const said = [0, 1, 2, 3].map((more) => wordAt(message, from + more)).join(' ');
  return said === 'one in the middle' ? { kind: 'middle', from: at, to: from + 4 } : null;
}

const PRAISED =
  /^(?:recommend|suggest|pick|chose|choose|prefer|prais|lik|lov|start)\w*$|^(?:would|d)$/;

/** "The one you recommended", "the pair you would take". */
function praisedAt(message: Message, at: number, from: number): Mention | null {
  const to = headAt(message, from)?.to ?? from;
  const next = wordAt(message, to) === 'that' ? to + 1 : to;
  const isYours = to > from && wordAt(message, next) === 'you';
  const verb = wordAt(message, next + 1);
  if (!isYours || !PRAISED.test(verb)) return null;
  return { kind: 'praised', from: at, to: next + (/^(?:would|d)$/.test(verb) ? 3 : 2) };
}

/** A place that is not named by its number: "the bottom one", "the other one", "option b". */
export function placeAt(message: Message, at: number): Mention | null {
  const letter = LETTERS.indexOf(wordAt(message, at + 1));
  if (CHOICES.has(wordAt(message, at)) && letter >= 0) {
    return { ...PLACE, from: at, to: at + 2, index: letter };
  }
  const pair = addedAt(message, at) ?? bareAt(message, at);
  if (pair !== null) return pair;
  const isPointed = POINTERS.has(wordAt(message, at));
  const from = isPointed ? at + 1 : at;
  const row = rowAt(message, at, from) ?? sideAt(message, at, from);
  if (row !== null) return row;
  if (!isPointed) return null;
  const index = ENDS[wordAt(message, from)];
  if (index !== undefined && isOne(wordAt(message, from + 1))) {
    return { ...PLACE, from: at, to: from + 2, index };
  }
  const named = praisedAt(message, at, from) ?? otherAt(message, at, from);
  return named ?? stepAt(message, at, from) ?? middleAt(message, at, from);
}

const JOINS = new Set(['and', 'or', 'vs', 'versus', 'with', 'to', 'plus']);
/** "First or second for a wedding", "2 looks good". */
const PURPOSE = new Set(['for', 'to', 'if', 'when', 'at']);
/** What stands behind the places of a sum: "the first and third combined". */
const SUMS = new Set(['combined', 'together', 'altogether', 'total', 'cost', 'costs', 'please']);
const CHOSEN = new Set(['looks', 'seems', 'please', 'it', 'then']);
/** "Do the second and third come in wide?" */
const ASKED = new Set([
  'come',
  'have',
  'fit',
  'run',
  'cost',
  'stretch',
  'made',
  'lined',
  'on',
  'in',
]);
const PAIRS = new Set(['and', 'or', 'vs', 'versus']);

/** Here numbers side by side are places, and what they name is added up. */
const ADDS_UP =
  /\b(?:together|total|totals|combined|altogether|plus|sum|adds? up|how much|costs?|afford|all in|(?:can|could) (?:i|we) (?:get|buy|have|take)|between|compare|difference|differs?)\b|\d ?[+&] ?\d/i;
const COMPARES = /\b(?:compare|difference|differs?)\b/i;
const LINKS = new Set(['and', 'plus', 'with']);

/** "What is 2 plus 4", "1, 3 and 5 together". */
function addedAt(message: Message, at: number): Mention | null {
  const isCompared = COMPARES.test(message.text);
  const isPlace = (place: number): boolean => {
    const word = wordAt(message, place);
    const isRead = message.readings.some(({ reading, from, to }) => {
      // "Between 1 and 2" after "the difference" names no prices.
      const isNone = reading.kind === 'goods' || (reading.kind === 'price' && isCompared);
      return !isNone && place >= from && place < to;
    });
    return /^\d{1,2}$/.test(word) && NUMBERS.has(word) && !isRead;
  };
  if (!isPlace(at) || !ADDS_UP.test(message.text)) return null;
  const isBeside = [-1, 1].some(
    (step) =>
      isPlace(at + step) || (LINKS.has(wordAt(message, at + step)) && isPlace(at + 2 * step)),
  );
  const index = NUMBERS.get(wordAt(message, at));
  return isBeside && index !== undefined ? { ...PLACE, from: at, to: at + 1, index } : null;
}

/** "I like 1 and 3". */
const BEFORE_PAIR = new Set([
  'i',
  'we',
  'ok',
  'like',
  'love',
  'take',
  'ill',
  'want',
  'prefer',
  'yes',
]);

const indexOf = (word: string): number | null => POSITIONS.get(word) ?? NUMBERS.get(word) ?? null;

/** "Second and fourth", "1 or 3" at the very beginning, and nothing else counted. */
function bareAt(message: Message, at: number): Mention | null {
  const [one, join = '', other] = [0, 1, 2].map((more) => wordAt(message, at + more));
  const index = indexOf(one ?? '');
  const isPair = PAIRS.has(join) && indexOf(other ?? '') !== null;
  const isAllOfIt = message.words.length <= at + 4 || PURPOSE.has(wordAt(message, at + 3));
  const isFirst = message.words.slice(0, at).every(({ word }) => BEFORE_PAIR.has(word));
  const isChosen = /^\d+$/.test(one ?? '') && CHOSEN.has(join);
  return index !== null && ((isFirst && isPair && isAllOfIt) || (at === 0 && isChosen))
    ? { ...PLACE, from: at, to: at + 1, index }
    : null;
}

/** "And 4" after "number 2", "and third" after "the first". */
export function furtherPlace(
  message: Message,
  at: number,
  before: Mention | undefined,
): Mention | null {
  if (before?.kind !== 'position' || before.to !== at - 1) return null;
  if (!JOINS.has(wordAt(message, at - 1))) return null;
  const word = wordAt(message, at);
  const index = indexOf(word);
  const isOrdinal = POSITIONS.has(word) || /^\d+$/.test(word);
  const head = headAt(message, at + 1);
  const isLast =
    at + 1 >= message.words.length ||
    head !== null ||
    message.words[at + 1]?.afterBreak === true ||
    PURPOSE.has(wordAt(message, at + 1)) ||
    SUMS.has(wordAt(message, at + 1)) ||
    ASKED.has(wordAt(message, at + 1));
  if (index === null || !isOrdinal || !isLast) return null;
  return { ...PLACE, from: at, to: head?.to ?? at + 1, index, type: head?.type ?? before.type };
}
