import type { Item } from '@modiste/contract/entities/item';
import { attributeGroup } from '@modiste/lexicon/attributes';
import { STOP_WORDS } from '@modiste/lexicon/query-words';
import { listOf, tokenize } from '@modiste/lexicon/tokens';
import { itemColorNames } from '../facts/item-colors.ts';
import type { Message, PlacedReading } from '../understanding/message.ts';
import { COUNTS, POINTERS, readingAt, wordAt } from './mention-words.ts';

/** How a message calls a piece: all that it says of it in one breath. */
export interface PiecePhrase {
  from: number;
  /** The index after its last word. */
  to: number;
  readings: readonly PlacedReading[];
  /** Words that only titles, brands and shops' names of colors have. */
  names: readonly string[];
  price: number | null;
  /** "the", "that", "both": a piece that is known. */
  isPointed: boolean;
  /** "a", "some": a piece that is still to be found. */
  isNew: boolean;
  isRefused: boolean;
  isPlural: boolean;
  count: number | null;
}

const setOf = (list: string): ReadonlySet<string> => new Set(listOf(list));
const INDEFINITE = setOf('a, an, some, another, any, other, different, more, new');
const HEADS = setOf('one, ones, pair, pairs');
const LINKS = setOf('by, from, in, at, of, for');
const DESCRIBING = setOf('type, color, material, pattern, attribute');
/** What something is worn for tells no piece from another one. */
const WORN_FOR: ReadonlySet<string | null> = setOf('occasion, dress-code, season, activity');
/** Before a number these make it a limit or a size. */
const BEFORE_LIMIT = setOf(
  'under, below, over, above, size, than, max, maximum, about, around, least, most, to, within, in, from, up, budget, have, spend, number, outfit, look, like, maybe, roughly, approximately, approx, say, only, just',
);
const BEFORE_PRICE = setOf('at, for, the, that, of, is, was, cost, costs');
const MONEY_UNITS = setOf('dollar, dollars, buck, bucks, quid, pound, pounds, euro, euros, usd');
const REFUSALS = setOf('not, without, minus, except, excluding');
const NAME_CHARS_MIN = 3;
const PLURAL_NOUN = /[^s]s$/;

const stem = (word: string): string => word.replace(/(?:ed|es|s)$/, '');

/** What is known of the pieces that words may name. */
interface Known {
  names: ReadonlySet<string>;
  prices: readonly number[];
  pieces: readonly { words: ReadonlySet<string>; price: number }[];
}

function knownOf(items: readonly Item[]): Known {
  const pieces = items.map((item) => {
    const said = [item.short_description, item.brand, ...itemColorNames(item)].join(' ');
    return { words: new Set(tokenize(said).map(({ word }) => stem(word))), price: item.price };
  });
  return {
    names: new Set(pieces.flatMap(({ words }) => [...words])),
    prices: items.map(({ price }) => price),
    pieces,
  };
}

/** Whether a price is meant by what is said: "126" is $126.50. */
const isPriceOf = (said: number, price: number): boolean =>
  Math.abs(price - said) < (Number.isInteger(said) ? 1 : 0.01);

interface Term {
  readings?: readonly PlacedReading[];
  name?: string;
  price?: number;
  isHead?: boolean;
  to: number;
}

/** "60 bucks", said beside no piece, is a sum to spend, whatever costs as much. */
const isSumAt = (message: Message, { price, to }: Term): boolean =>
  price !== undefined &&
  MONEY_UNITS.has(wordAt(message, to - 1)) &&
  !HEADS.has(wordAt(message, to));

/** "At 42.95", "the 126 one", "shirt, 126": a price that one of the known pieces has. */
function priceTerm({ text, words }: Message, at: number, { prices }: Known): Term | null {
  const word = words[at];
  if (word === undefined || !/^\d+(?:\.\d+)?$/.test(word.word)) return null;
  const [before, next] = [words[at - 1]?.word ?? '', words[at + 1]?.word ?? ''];
  const price = Number(word.word);
  const isMarked = text[word.start - 1] === '$' || text[word.start] === '$';
  const isSaid = isMarked || word.word.includes('.') || HEADS.has(next) || MONEY_UNITS.has(next);
  if (BEFORE_LIMIT.has(before) || price < 5) return null;
  if (!isSaid && !BEFORE_PRICE.has(before) && next !== '' && words[at + 1]?.afterBreak !== true)
    return null;
  if (!prices.some((one) => isPriceOf(price, one))) return null;
  return { price, to: MONEY_UNITS.has(next) ? at + 2 : at + 1 };
}

function readingTerm(message: Message, at: number): Term | null {
  const placed = readingAt(message, at);
  if (placed === undefined) return null;
  const { kind, concepts } = placed.reading;
  const describes = concepts.some(
    (concept) =>
      DESCRIBING.has(concept.kind) &&
      !(concept.kind === 'attribute' && WORN_FOR.has(attributeGroup(concept.id))),
  );
  return kind === 'brand' || describes ? { readings: [placed], to: placed.to } : null;
}

const isColor = (term: Term | null): boolean =>
  term?.readings?.every(({ reading }) => reading.concepts.some(({ kind }) => kind === 'color')) ===
  true;

const typedAt = ({ text, words }: Message, at: number): string => {
  const { start = 0, end = 0 } = words[at] ?? {};
  return tokenize(text.slice(start, end))[0]?.word ?? '';
};

/** One thing that is said of a piece here; null where nothing is. */
function termAt(message: Message, at: number, known: Known): Term | null {
  const word = wordAt(message, at);
  if (HEADS.has(word)) return { isHead: true, to: at + 1 };
  const typed = typedAt(message, at);
  // A name that looks like a misspelled word is meant as it is typed.
  const read = readingAt(message, at);
  const isQuality = read?.to === at + 1 && read.reading.concepts[0]?.kind === 'attribute';
  if ((typed !== word || isQuality) && known.names.has(stem(typed)))
    return { name: typed, to: at + 1 };
  const term = readingTerm(message, at) ?? priceTerm(message, at, known);
  if (term !== null) return term;
  const isName =
    word.length >= NAME_CHARS_MIN && !STOP_WORDS.has(word) && known.names.has(stem(word));
  return isName && !/^\d/.test(word) ? { name: word, to: at + 1 } : null;
}

/** "The Nine Acre 280": a number behind a name, where the piece of that name costs as much. */
function priceNamed({ words }: Message, { at, terms }: Place, { pieces }: Known): Term | null {
  const said = words[at]?.word ?? '';
  const names = terms.flatMap(({ name, readings = [] }) => [
    ...(name === undefined ? [] : [name]),
    ...readings.flatMap(({ reading }) =>
      reading.kind === 'brand' ? tokenize(reading.words).map(({ word }) => word) : [],
    ),
  ]);
  const isNamed = names.length > 0 && !terms.some(({ price }) => price !== undefined);
  const isPrice =
    isNamed &&
    /^\d{2,5}$/.test(said) &&
    pieces.some(
      (piece) =>
        isPriceOf(Number(said), piece.price) && names.every((name) => piece.words.has(stem(name))),
    );
  return isPrice ? { price: Number(said), to: at + 1 } : null;
}

/** Where a term may stand, and those before it. */
interface Place {
  at: number;
  terms: readonly Term[];
}

/** "Sable & Sons" is one name. */
const isBesideAnd = ({ text, words }: Message, at: number): boolean =>
  /^\s*&\s*$/.test(text.slice(words[at - 1]?.end, words[at]?.start));

/** What follows in the same breath: "in blue", "from Arket", "and white" of two colors. */
function nextTerm(message: Message, terms: readonly Term[], known: Known): Term | null {
  const last = terms.at(-1);
  if (last === undefined) return null;
  const { to: at } = last;
  const price = priceTerm(message, at, known) ?? priceNamed(message, { at, terms }, known);
  // In "42.95 + 44.95" the second price is that of another piece.
  const isApart = message.words[at]?.afterBreak === true && !isBesideAnd(message, at);
  if (price !== null) {
    return last.price !== undefined || (isApart && isSumAt(message, price)) ? null : price;
  }
  if (isApart) return null;
  const term = termAt(message, at, known);
  if (term !== null) return term;
  const word = wordAt(message, at);
  if (LINKS.has(word)) {
    const start = wordAt(message, at + 1) === 'the' ? at + 2 : at + 1;
    const linked = termAt(message, start, known);
    return word === 'for' && linked?.price === undefined ? null : linked;
  }
  const other = word === 'and' && isColor(last) ? termAt(message, at + 1, known) : null;
  return isColor(other) ? other : null;
}

const isRefusedAt = (message: Message, at: number): boolean =>
  [1, 2].some((back) => REFUSALS.has(wordAt(message, at - back)));

const ASKS = /^(?:is|are|was|were|isnt|arent)$/;

/** Whether the last of what is said of a piece is asked of it: a feature behind all that calls it. */
const isAskedOf = ({ words }: Message, at: number, terms: readonly Term[]): boolean =>
  terms.length > 1 &&
  ASKS.test(words[at - 1]?.word ?? '') &&
  terms
    .at(-1)
    ?.readings?.every(({ reading }) =>
      reading.concepts.every(({ kind }) => kind === 'attribute'),
    ) === true;

/** A piece that is called here; null where none is. */
function phraseAt(message: Message, at: number, known: Known): PiecePhrase | null {
  const opener = wordAt(message, at);
  const isBoth = opener === 'both';
  const isPointed = isBoth || POINTERS.has(opener);
  const isNew = INDEFINITE.has(opener);
  let start = isPointed || isNew ? at + 1 : at;
  const said = isPointed ? COUNTS.get(wordAt(message, start)) : undefined;
  if (said !== undefined) start += 1;
  const terms: Term[] = [];
  const first = termAt(message, start, known);
  const isSum = !isPointed && first !== null && isSumAt(message, first);
  for (let term = isSum ? null : first; term !== null; term = nextTerm(message, terms, known)) {
    terms.push(term);
  }
  // "Is the 480 lined?" asks whether it is.
  if (isAskedOf(message, at, terms)) terms.pop();
  const last = terms.at(-1);
  const readings = terms.flatMap((term) => term.readings ?? []);
  const names = terms.flatMap(({ name }) => name ?? []);
  const price = terms.find((term) => term.price !== undefined)?.price ?? null;
  if (last === undefined || readings.length + names.length + Number(price !== null) === 0) {
    return null;
  }
  const count = isBoth ? 2 : (said ?? null);
  const kinds = readings.filter(({ reading }) =>
    reading.concepts.some(({ kind }) => kind === 'type'),
  );
  const noun = wordAt(message, (kinds.at(-1)?.to ?? 0) - 1);
  const isPlural =
    count !== null ||
    PLURAL_NOUN.test(noun) ||
    message.words.slice(at, last.to).some(({ word }) => word === 'ones' || word === 'pairs');
  const isRefused = isRefusedAt(message, at);
  return {
    from: at,
    to: last.to,
    readings,
    names,
    price,
    isPointed,
    isNew,
    isRefused,
    isPlural,
    count,
  };
}

/** Every piece that a message calls, by all that it says of it, in the order of its words. */
export function piecePhrases(message: Message, items: readonly Item[]): PiecePhrase[] {
  const known = knownOf(items);
  const phrases: PiecePhrase[] = [];
  for (let at = 0; at < message.words.length; ) {
    const phrase = phraseAt(message, at, known);
    if (phrase !== null) phrases.push(phrase);
    at = phrase?.to ?? at + 1;
  }
  return phrases;
}
