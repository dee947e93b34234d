import type { Item } from '@modiste/contract/entities/item';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { countsIn } from '../intents/sum-question.ts';
import type { Turn } from '../stylist.ts';
import { type Message, readMessage } from '../understanding/message.ts';
import { DROPS, hasAny } from './choice-words.ts';
import { chosenPieces, inChosenColors } from './chosen-pieces.ts';
import { type CalledPieces, piecesCalled } from './pieces-called.ts';

/** What pieces cost together is asked, and of which. */
export interface Total {
  asks: 'sum' | 'left' | 'chosen';
  pieces: readonly Item[];
  /** Where one of several may be meant. */
  open: readonly Item[];
  /** The limit that the question itself names; null where it names none. */
  most: number | null;
  /** What else the message says; empty where it says nothing else. */
  rest: string;
}

const TOTAL =
  /\b(?:totals?|sum|altogether|all together|in all|all in|grand total|add(?:s|ed|ing)? (?:it |them |that |those |all )?(?:all )?up|come(?:s)? (?:up )?to|came to|amounts? to|tot(?:s|ted)? up|tally|set me back|the damage|i owe|(?:have|did) i spen[dt]|(?:my|the) (?:basket|cart|bill))\b/i;
const COSTS =
  /\b(?:how much|what(?:['’]?s| do| does| will| would| is)?\b.*\b(?:cost|price|pay|owe|spend)|costs?|price)\b/i;
const OF_SEVERAL = /\b(?:both|all|everything|so far|together|the lot|combined|plus|and|with|\+|&)/i;
const LEFT =
  /\b(?:(?:what|whats|how much|money|anything|budget|i|we|do i|would|will)\b.*\bleft\b(?! (?:one|side|out|in (?:stock|my size)))|left ?over|remaining|remains?|to spend still|still (?:got )?to spend)/i;
/** "I have 90 left" tells what is left. */
const TELLS_LEFT = /\b\d{2,5} left\b/i;
const STOCK = /\b(?:stock|sizes?|available|many left|in (?:my|a) size)\b/i;
const CHOSEN =
  /\bwhat (?:did|have|do|am) i (?:pick|picked|choose|chose|chosen|take|took|taken|got|have|having|buying|taking|getting|order\w*|settle\w*)\b|\bwhat(?:['’]?s| is| was) (?:in )?my (?:basket|cart|picks?|choices?|list|order|stuff)\b|\bremind me what i\b/i;
const WITHIN =
  /\b(?:am|are|is|do|does|will|would|can|could|stay|keep)\b.*\b(?:under|over|within|below|afford|enough|exceed|budget)\b/i;
const LIMIT =
  /(?:under|over|within|below|for|with|of|from|afford|exceed)\s*(?:the |my )?\$?(?<sum>\d{2,5})\b/i;
const ADDED = /\b(?:with|plus|and|add|adding|including|incl|\+)\b|\+/i;
const SENTENCE = /(?<=[?!;]|[^\d\s.]\.|\d\.)\s+|\n\s*/;
const QUESTION =
  /^\W*(?:(?:and|so|ok|okay|but|then|now|fine|great|good|cool|alright)[ ,.]+)*(?:how|what|whats|is|are|am|can|could|would|will|do|does)\b/i;
/** Where a second question begins: "how much is it and is it silk?" */
const NEXT_QUESTION =
  /(?:,\s*(?:(?:and|but|so|also)\s+)?|\s+(?:and|but|so|also)\s+)(?=(?:is|are|do|does|can|will|would|what(?:['’]?s)?|which|how)\s)/i;
const LEAD = /^\W*(?:(?:and|but|so|ok|okay|then|also)\b[ ,]*)+/i;
/** What looks for something else. */
const SEEKS = /\b(?:show|find|looking for|i need|i want|need|give me|get me|outfits?|look)\b/i;

const isWish = (words: string, { understood }: Message): boolean =>
  understood.hard.priceMax !== null && !words.includes('?') && !QUESTION.test(words);

function limitIn(words: string): number | null {
  const sum = LIMIT.exec(words)?.groups?.sum;
  return sum === undefined ? null : Number(sum);
}

/** Which question a sentence asks of a sum; null where it asks none. */
function asksIn(sentence: string): Total['asks'] | null {
  if (LEFT.test(sentence) && !STOCK.test(sentence) && !TELLS_LEFT.test(sentence)) return 'left';
  if (CHOSEN.test(sentence)) return 'chosen';
  const isAsked =
    sentence.includes('?') || QUESTION.test(sentence) || sentence.split(' ').length < 12;
  const asksPrice = COSTS.test(sentence) && OF_SEVERAL.test(sentence.replace(LEAD, ''));
  const asksLimit =
    WITHIN.test(sentence) && (limitIn(sentence) !== null || /budget/i.test(sentence));
  const asksOk = /\bam i (?:still )?(?:ok|okay|fine|good|safe)\b/i.test(sentence);
  return isAsked && (TOTAL.test(sentence) || asksPrice || asksLimit || asksOk) ? 'sum' : null;
}

const wordsOf = ({ words }: Message): string[] => words.map(({ word }) => word);

interface Named {
  pieces: readonly Item[];
  open: readonly Item[];
  less: readonly Item[];
  hasPronoun: boolean;
  count: number;
}

const namesNone = ({ items, open, isNamed }: CalledPieces): boolean =>
  isNamed && items.length + open.length === 0;

/** The pieces that are named to be added up; null where one of them is still to be found. */
function namedIn(called: readonly CalledPieces[]): Named | null {
  const real = called.filter(({ isPronoun }) => !isPronoun);
  if (real.some((one) => one.isNew || (namesNone(one) && !one.isRefused))) return null;
  const added = real.filter(({ isRefused, isNamed, isSure }) => !isRefused && (isNamed || isSure));
  return {
    pieces: [...new Set(added.flatMap(({ items }) => items))],
    open: added.find(({ open }) => open.length > 0)?.open ?? [],
    less: real.flatMap(({ isRefused, items }) => (isRefused ? items : [])),
    hasPronoun: called.some(({ isPronoun, items }) => isPronoun && items.length > 0),
    count: added.length,
  };
}

/** The pieces that a sum is asked of: those named, what was chosen, or both. */
function piecesOf(turn: Turn, words: string, named: Named): readonly Item[] {
  const chosen = chosenPieces(turn);
  const { pieces, less, count } = named;
  const isOfAll =
    count === 0 || (count === 1 && ADDED.test(words) && (named.hasPronoun || pieces.length === 1));
  const all = isOfAll ? [...chosen, ...pieces] : pieces;
  const ids = new Set(less.map(({ id }) => id));
  return [...new Map(all.map((item) => [item.id, item])).values()].filter(({ id }) => !ids.has(id));
}

/** The sentence that asks, with what is said before it in the same breath, and the rest. */
function splitAsked(words: string): { asked: string; rest: string; asks: Total['asks'] } | null {
  const sentences = words.split(SENTENCE).flatMap((one) => one.split(NEXT_QUESTION));
  const asking = sentences.map(asksIn);
  const first = asking.findIndex((asks) => asks !== null);
  const asks = asking[first];
  if (asks === undefined || asks === null) return null;
  // Pieces may be named in a sentence of their own: "So the dress and the boots. Total?"
  const isPart = (_: string, at: number) => asking[at] !== null || at < first;
  return {
    asked: sentences.filter(isPart).join(' '),
    rest: sentences.filter((one, at) => !isPart(one, at)).join(' '),
    asks,
  };
}

/** What a message asks of a sum of pieces that are known; null where it asks no such thing. */
export function readTotal(turn: Turn): Total | null {
  const { state, attachment } = turn;
  const { outfits } = state.shown;
  const split = splitAsked(turn.words);
  if (split === null || state.list !== undefined || attachment !== null) return null;
  const { asked, rest, asks } = split;
  const message = readMessage(understandQuery(asked));
  if (isWish(asked, message) || (SEEKS.test(asked) && asks === 'sum' && !TOTAL.test(asked)))
    return null;
  const { called, references } = piecesCalled(message, turn, true);
  const named = namedIn(called);
  if (named === null || references.outfit !== null) return null;
  const pieces = inChosenColors(piecesOf(turn, asked, named), state);
  const { chosen = [] } = state;
  // "Skip the shoes. Total?" changes the outfits on the screen before it asks.
  const isChanged = outfits.length > 0 && named.open.length > 0 && chosen.length === 0;
  if (isChanged && hasAny(wordsOf(message), DROPS)) return null;
  // What outfits on the screen cost is told by itself, unless one of them was taken.
  const isOfOutfits = outfits.length > 0 && named.count === 0;
  const isTaken =
    chosen.length > 0 && outfits.some((ids) => chosen.every((id) => ids.includes(id)));
  if (isOfOutfits && !isTaken) return null;
  const isAlone = pieces.length === 1 && chosen.length === 0;
  // "Add those up" means what is shown beside the one that was chosen, too.
  if (pieces.length === 1 && named.count === 0 && named.hasPronoun) return null;
  // "Two pairs of the sandals" are counted by kind.
  if (Object.keys(countsIn(message)).length > 0) return null;
  if (
    pieces.length + named.open.length === 0 ||
    (isAlone && named.open.length === 0 && asks !== 'left')
  )
    return null;
  // "How much both?", where only one of them was chosen.
  if (chosen.length === 1 && named.count === 0 && /\bboth\b/i.test(asked)) return null;
  return { asks, pieces, open: named.open, most: limitIn(asked), rest: rest.trim() };
}
