import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Message } from '../understanding/message.ts';
import { describedAfter, describedAt, describedBefore, pairedAt } from './described-mentions.ts';
import type { Mention } from './mention.ts';
import {
  AROUND,
  COUNTS,
  HEADS,
  headAt,
  isOutfitWord,
  NOT_PLACES,
  NUMBER_HEADS,
  NUMBERS,
  PLURAL,
  POINTERS,
  POSITIONS,
  PRONOUNS,
  wordAt,
} from './mention-words.ts';
import { afterPlace, furtherPlace, placeAt } from './place-mentions.ts';

/** Whether nothing but small words stands here, so that a place beside them is all that is said. */
const isAround = ({ words }: Message, from: number, to = words.length): boolean =>
  words.slice(from, to).every(({ word }) => AROUND.has(word));

/** "the second one", "last two", "#3", "number 2", or "2" alone. */
function positionAt(message: Message, at: number): Mention | null {
  const isPointed = POINTERS.has(wordAt(message, at));
  const from = isPointed ? at + 1 : at;
  const index = POSITIONS.get(wordAt(message, from));
  if (index === undefined) return numberAt(message, at);
  const count = COUNTS.get(wordAt(message, from + 1));
  const before = describedBefore(message, count === undefined ? from + 1 : from + 2);
  const next = before.to;
  const head = headAt(message, next);
  const isOfList = afterPlace(message, next) > next;
  if (NOT_PLACES.has(wordAt(message, next)) && head === null && !isOfList) return null;
  // "2nd in a 12?"
  const isIn = index >= 0 && wordAt(message, next) === 'in';
  const isAlone = isAround(message, 0, at) && (isAround(message, next) || isIn);
  if (!isPointed && head === null && count === undefined && !isAlone) return null;
  return {
    kind: 'position',
    from: at,
    to: afterPlace(message, head?.to ?? next),
    index: index < 0 && count !== undefined ? -count : index,
    count: count ?? 1,
    isOutfit: head?.isOutfit ?? false,
    type: head?.type ?? null,
    readings: before.readings,
    ...(OF_PAIR.has(wordAt(message, from)) && { isOfPair: true }),
  };
}

const OF_PAIR = new Set(['former', 'latter']);

function numberAt(message: Message, at: number): Mention | null {
  const isNamed = NUMBER_HEADS.has(wordAt(message, at));
  const isMarked = /#\s*$/.test(message.text.slice(0, message.words[at]?.start ?? 0));
  const place = isNamed ? at + 1 : at;
  const index = NUMBERS.get(wordAt(message, place));
  if (
    index === undefined ||
    message.readings.some(
      ({ reading, from, to }) => reading.kind !== 'goods' && place >= from && place < to,
    )
  ) {
    return null;
  }
  const isAlone =
    isAround(message, 0, place) &&
    isAround(message, place + 1) &&
    (/^\d+$/.test(wordAt(message, place)) || (place > 0 && index > 0));
  if (!isNamed && !isMarked && !isAlone) return null;
  const isOutfit = isNamed && isOutfitWord(wordAt(message, at));
  return {
    kind: 'position',
    from: at,
    to: place + 1,
    index,
    count: 1,
    isOutfit,
    type: null,
    readings: [],
  };
}

const ALL = new Set(['two', 'both', 'them', 'these', 'those', 'pair']);

/** "of the two", "of the first two": what a comparison is among; null for all that is shown. */
function amongAt(message: Message, at: number): { among: Mention | null; to: number } {
  if (!['of', 'from', 'between', 'among'].includes(wordAt(message, at))) {
    return { among: null, to: at };
  }
  const place = positionAt(message, at + 1);
  if (place !== null) return { among: place, to: place.to };
  const isThe = POINTERS.has(wordAt(message, at + 1)) && ALL.has(wordAt(message, at + 2));
  if (isThe) return { among: null, to: at + 3 };
  return { among: null, to: ALL.has(wordAt(message, at + 1)) ? at + 2 : at };
}

/** "The expensive one" is the dearest of those shown. */
const PLAIN_EXTREMES: Readonly<Record<string, -1 | 1 | undefined>> = {
  expensive: 1,
  pricey: 1,
  pricy: 1,
  dear: 1,
  cheap: -1,
  inexpensive: -1,
};
const isOne = (word: string): boolean => /^(?:ones?|pairs?)$/.test(word);
const counted = (count: number | undefined) => (count === undefined ? {} : { count });

const FABRIC = /^(?:fabric|material|cloth|fib(?:er|re)|yarn)s?$/;

/** "Cheapest one, what is it made of?" */
function isBareExtreme(message: Message, at: number): boolean {
  const isFirst = at === 0 || message.words[at]?.afterBreak === true;
  const word = wordAt(message, at);
  const isMost = /^(?:most|least)$/.test(word);
  return (
    isFirst && (isMost || /^\w{3,}est$/.test(word)) && isOne(wordAt(message, at + (isMost ? 2 : 1)))
  );
}

/** "the cheapest one", "the most formal dress", "the cheaper of the two", "the cheapest black one with pockets". */
function extremeAt(message: Message, at: number): Mention | null {
  const isBare = isBareExtreme(message, at);
  if (!isBare && !POINTERS.has(wordAt(message, at))) return null;
  const start = isBare ? at : at + 1;
  const count = COUNTS.get(wordAt(message, start));
  const first = count === undefined ? start : start + 1;
  const word = wordAt(message, first);
  const plain = isOne(wordAt(message, first + 1)) ? PLAIN_EXTREMES[word] : undefined;
  if (plain !== undefined) {
    const rank = { type: null, readings: [], among: null, isOfTwo: false, ...counted(count) };
    const to = first + 2;
    const by = { aspect: 'price', direction: plain, isPlain: true } as const;
    return { kind: 'extreme', from: at, to, ...rank, ...by };
  }
  const isLong = /^(?:most|least|more|less)$/.test(word);
  const isOfTwo = /^(?:more|less|\w{2,}er)$/.test(word);
  const compared = isLong
    ? `${word.startsWith('mo') ? 'more' : 'less'} ${wordAt(message, first + 1)}`
    : word.replace(/est$/, 'er');
  if (!isLong && !isOfTwo && compared === word) return null;
  const [comparison] = understandQuery(compared).comparisons;
  if (comparison === undefined) return null;
  const next = first + (isLong ? 2 : 1);
  // "The warmest fabric" is none of the pieces.
  if (FABRIC.test(wordAt(message, next))) return null;
  // "The two cheapest" and "the cheapest two".
  const behind = count === undefined ? COUNTS.get(wordAt(message, next)) : undefined;
  const before = describedBefore(message, behind === undefined ? next : next + 1);
  const head = headAt(message, before.to);
  const after = describedAfter(message, head?.to ?? before.to);
  const of = amongAt(message, after.to);
  if (isOfTwo && head === null && of.to === after.to) return null;
  return {
    kind: 'extreme',
    from: at,
    to: of.to,
    isOfTwo,
    among: of.among,
    type: head?.type ?? null,
    readings: [...before.readings, ...after.readings],
    ...counted(count ?? behind),
    ...comparison,
  };
}

const SELLS = new Set(['have', 'sell', 'carry', 'stock', 'make', 'still', 'got']);
const SOLD = new Set(['it', 'this', 'that', 'the', 'them', 'these', 'those', 'any']);

const IS_SIZE = /^(?:\d|size$|my$|x*[sml]$|\dxl$|small$|medium$|large$)/;

/** "Do they have it in lilac", "do they have 42R" asks of the shop. */
const isOfShop = (message: Message, at: number): boolean =>
  wordAt(message, at) === 'they' &&
  SELLS.has(wordAt(message, at + 1)) &&
  ([at + 2, at + 3].some((next) => SOLD.has(wordAt(message, next))) ||
    IS_SIZE.test(wordAt(message, at + 2)));

/** "it", "that one", "those two". A word before a garment describes that: "that dress". */
function pronounAt(message: Message, at: number): Mention | null {
  const word = wordAt(message, at);
  if (word === 'both' || word === 'either' || word === 'neither') {
    return { kind: 'pronoun', from: at, to: at + 1, count: 2, isPlural: true };
  }
  if (word === 'all' && ['of', 'three', 'four'].includes(wordAt(message, at + 1))) {
    const count = COUNTS.get(wordAt(message, at + 1)) ?? null;
    const isOf = wordAt(message, at + 1) === 'of';
    const hasPronoun = isOf && PLURAL.has(wordAt(message, at + 2));
    if (isOf && !hasPronoun) return null;
    return { kind: 'pronoun', from: at, to: at + (isOf ? 3 : 2), count, isPlural: true };
  }
  const counted = COUNTS.get(wordAt(message, at + 1));
  if (counted !== undefined && (POINTERS.has(word) || PLURAL.has(word))) {
    const head = headAt(message, at + 2);
    const isCount = head !== null || word !== 'that';
    if (isCount) {
      return { kind: 'pronoun', from: at, to: head?.to ?? at + 2, count: counted, isPlural: true };
    }
  }
  if (!PRONOUNS.has(word) || word === 'one' || isOfShop(message, at)) return null;
  const next = wordAt(message, at + 1);
  if (HEADS.has(next) && word !== 'it') {
    return { kind: 'pronoun', from: at, to: at + 2, count: null, isPlural: PLURAL.has(word) };
  }
  return { kind: 'pronoun', from: at, to: at + 1, count: null, isPlural: PLURAL.has(word) };
}

/** Every place where the words refer to something, in order; the more exact ones first looked for. */
export function findMentions(message: Message): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < message.words.length; ) {
    const mention =
      furtherPlace(message, at, found.at(-1)) ??
      placeAt(message, at) ??
      positionAt(message, at) ??
      extremeAt(message, at) ??
      describedAt(message, at) ??
      pairedAt(message, at) ??
      pronounAt(message, at);
    if (mention !== null) found.push(mention);
    at = mention?.to ?? at + 1;
  }
  return found;
}
