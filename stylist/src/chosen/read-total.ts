import type { Item } from '@modiste/contract/entities/item';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Turn } from '../stylist.ts';
import { type Message, readMessage } from '../understanding/message.ts';
import { ASKS, CORRECTS } from './choice-words.ts';
import { knownPieces } from './chosen-pieces.ts';
import { type CalledPieces, piecesCalled } from './pieces-called.ts';
import { namedToAdd, piecesToAdd } from './sum-pieces.ts';
import { totalBudgetIn } from './total-budget.ts';

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
  /\b(?:totals?|sum|altogether|all together|in all|all in|grand total|add(?:s|ed|ing)? (?:it |them |that |those |all )?(?:all )?up|come(?:s)? (?:up )?to|came to|amounts? to|tot(?:s|ted)? up|tally|set me back|the damage|i owe|(?:have|did) i spen[dt]|(?:my|the) (?:basket|cart|bill)|(?:what|how much)(?:['’]?s| is)? (?:everything|all of (?:it|them|that)|the lot|both)(?: (?:together|now|then))?\W*$)(?:\b|(?=\W*$))/i;
const COSTS =
  /\b(?:how much|what(?:['’]?s| do| does| will| would| is)?\b.*\b(?:cost|price|pay|owe|spend)|costs?|price)\b/i;
const OF_SEVERAL =
  /\b(?:both|all|everything|so far|together|the lot|combined|plus|and|with)\b|[+&]/i;
const LEFT =
  /\b(?:(?:what|whats|how much|money|anything|budget|i|we|do i|would|will)\b.*\bleft\b(?! (?:one|side|out|in (?:stock|my size)))|left ?over|remaining|remains?|(?:what|how much) (?:does|would|will|do) (?:it|that|this|they) leave|to spend still|still (?:got )?to spend)/i;
/** "I have 90 left" tells what is left. */
const TELLS_LEFT = /\b\d{2,5} left\b/i;
const STOCK = /\b(?:stock|sizes?|available|many left|in (?:my|a) size)\b/i;
const CHOSEN =
  /\bwhat (?:did|have|do|am) i (?:pick|picked|choose|chose|chosen|take|took|taken|got|have|having|buying|taking|getting|order\w*|settle\w*)\b|\bwhat(?:['’]?s| is| was) (?:in )?my (?:basket|cart|picks?|choices?|list|order|stuff)\b|\bremind me what i\b/i;
/** "Can I get 1 and 2 for 500?", "how much over 100 am I?" */
const AFFORDS =
  /\b(?:can|could) (?:i|we) (?:\w+ )?(?:get|buy|have|take)\b.*\bfor \$?\d{2}|\bhow (?:much|far) (?:over|under|above|below)\b|\b(?:and|with|instead)\b.*\binstead\W*$/i;
const WITHIN =
  /\b(?:am|are|is|do|does|will|would|can|could|stay|keep)\b.*\b(?:under|over|within|below|afford|enough|exceed|budget)\b/i;
/** "1 and 2 together?", "what is the dress plus two sandals?" */
const JOINED = /\b(?:together|combined|plus(?! sizes?\b)|added)\b/i;
/** "42.95 + 40.95", "the shirt + the chinos = ?" */
const ARITHMETIC = /\d\s?\+\s?\w|=\s?\?/;
/** "Do 1 and 3 go together?" asks of taste. */
const OF_TASTE =
  /^\W*(?:why|how come)\b|\bcolou?rs?\b|\b(?:go|goes|going|work|works|look|looks|match|matches|pair|wear|wearing|worn|styled?|clash)\b/i;
/** "What if I take two of those?" */
const COUNTED =
  /\b(?:what if|how much|what|whats|costs?|price|pay|total)\b.*\b(?:two|three|four|five|[2-5]) (?:of|x|pairs? of|pieces of) (?:the|those|these|that|this|them|it)\b/i;
const OF_DELIVERY = /\b(?:shipping|delivery|postage|tax(?:es)?|customs)\b/i;
/** What comes off a sum, where nothing else is said. */
const COMES_OFF =
  /^\W*(?:(?:and|so|ok|but|now|then) )*(?:without|minus|except|take out|leave out|remove|skip|drop|not counting)\b/i;

/** What the stylist has asked where several could be meant. */
export const ASKED_WHICH = 'sum';

const LIMIT =
  /(?:under|over|within|below|for|with|of|from|afford|exceed|budget is)\s*(?:the |my )?\$?(?<sum>\d{2,5})\b(?!\.\d)/i;
const SENTENCE = /(?<=[?!;]|[^\d\s.]\.|\d\.)\s+|\n\s*/;
const QUESTION =
  /^\W*(?:(?:and|so|ok|okay|but|then|now|fine|great|good|cool|alright)[ ,.]+)*(?:how|what|whats|is|are|am|can|could|would|will|do|does)\b/i;
/** Where a second question begins: "how much is it and is it silk?" */
const NEXT_QUESTION =
  /(?:,\s*(?:(?:and|but|so|also)\s+)?|\s+(?:and|but|so|also)\s+)(?=(?:is|are|do|does|can|will|would|what(?:['’]?s)?|which|how)\s)/i;
const LEAD = /^\W*(?:(?:and|but|so|ok|okay|then|also)\b[ ,]*)+/i;
/** What looks for something else. */
const SEEKS = /\b(?:show|find|looking for|i need|i want|need|give me|get me|outfits?|look)\b/i;

/** "The 88 dress and the 60 one" names pieces by what they cost; "under 80" is a limit. */
const hasLimit = ({ readings }: Message, called: readonly CalledPieces[]): boolean =>
  readings.some(
    ({ reading: { amount }, from, to }) =>
      amount?.kind === 'price' &&
      amount.max !== null &&
      !called.some((one) => one.items.length > 0 && from >= one.from && to <= one.to),
  );

const isWish = (words: string, message: Message, called: readonly CalledPieces[]): boolean =>
  hasLimit(message, called) &&
  !words.includes('?') &&
  !QUESTION.test(words) &&
  !ARITHMETIC.test(words);

function limitIn(words: string): number | null {
  const sum = LIMIT.exec(words)?.groups?.sum;
  return sum === undefined ? null : Number(sum);
}

const JOINED_WORDS_MAX = 9;

/** Which question a sentence asks of a sum; null where it asks none. */
export function asksIn(sentence: string): Total['asks'] | null {
  if (LEFT.test(sentence) && !STOCK.test(sentence) && !TELLS_LEFT.test(sentence)) return 'left';
  if (CHOSEN.test(sentence)) return 'chosen';
  // "200 in total" says what all may cost.
  if (totalBudgetIn(sentence) !== null && !QUESTION.test(sentence)) return null;
  const isAsked =
    sentence.includes('?') || QUESTION.test(sentence) || sentence.split(' ').length < 12;
  const asksPrice =
    COSTS.test(sentence) &&
    !OF_DELIVERY.test(sentence) &&
    OF_SEVERAL.test(sentence.replace(LEAD, ''));
  const asksLimit =
    WITHIN.test(sentence) && (limitIn(sentence) !== null || /budget/i.test(sentence));
  const asksOk = /\bam i (?:still )?(?:ok|okay|fine|good|safe)\b/i.test(sentence);
  const isJoined = JOINED.test(sentence) && !OF_TASTE.test(sentence.replaceAll(/pairs? of/gi, ''));
  const isSum =
    (isJoined && sentence.split(' ').length < JOINED_WORDS_MAX) ||
    ARITHMETIC.test(sentence) ||
    COUNTED.test(sentence) ||
    TOTAL.test(sentence) ||
    asksPrice ||
    asksLimit ||
    asksOk ||
    AFFORDS.test(sentence);
  return isAsked && isSum ? 'sum' : null;
}

interface Asked {
  asked: string;
  rest: string;
  asks: Total['asks'];
}

/** The sentence that asks, or with what is said before it in the same breath, and the rest. */
function splitAsked({ words, state }: Turn, isWithBefore: boolean): Asked | null {
  const isAdded = (state.addedUp?.itemIds.length ?? 0) > 1;
  if (isAdded && COMES_OFF.test(words)) return { asked: words, rest: '', asks: 'sum' };
  const sentences = words.split(SENTENCE).flatMap((one) => one.split(NEXT_QUESTION));
  const asking = sentences.map(asksIn);
  const first = asking.findIndex((asks) => asks !== null);
  const asks = asking[first];
  if (asks === undefined || asks === null) return null;
  // Pieces may be named in a sentence of their own: "So the dress and the boots. Total?"
  const isPart = (one: string, at: number) =>
    asking[at] !== null ||
    (isWithBefore && at < first && !QUESTION.test(one) && !/\?/.test(one) && !SEEKS.test(one));
  return {
    asked: sentences.filter(isPart).join(' '),
    rest: sentences.filter((one, at) => !isPart(one, at)).join(' '),
    asks,
  };
}

/** What a message asks of a sum of pieces that are known; null where it asks no such thing. */
export function readTotal(turn: Turn): Total | null {
  if (turn.state.list !== undefined || turn.attachment !== null) return null;
  // What is put right and still unknown is not left out of the sum silently.
  const isPutRight = CORRECTS.test(turn.words) || /\bi meant?\b/i.test(turn.words);
  const alone = isPutRight ? null : splitAsked(turn, false);
  const splits = [splitAsked(turn, true), alone, splitAnswer(turn)];
  for (const split of splits) {
    const total = split === null ? null : totalOf(turn, split);
    if (total !== null) return total;
  }
  return null;
}

function totalOf(turn: Turn, { asked, rest, asks }: Asked): Total | null {
  const { state } = turn;
  const { outfits, itemIds } = state.shown;
  const message = readMessage(understandQuery(asked));
  const { called, references } = piecesCalled(message, turn, true);
  const isSought = isWish(asked, message, called) || (SEEKS.test(asked) && !TOTAL.test(asked));
  if (asks === 'sum' && isSought) return null;
  const named = namedToAdd(message, called, asks);
  if (named === null || references.outfit !== null) return null;
  const { chosen = [], liked = [], addedUp } = state;
  // What outfits on the screen cost is told by itself, unless one of them was taken.
  const isOfOutfits = outfits.length > 0 && named.count + named.less.length === 0;
  const taken =
    chosen.length === 0 || (outfits.length > 1 && chosen.every((id) => liked.includes(id)))
      ? undefined
      : outfits.find((ids) => chosen.every((id) => ids.includes(id)));
  const isLost = outfits.length > 0 && chosen.length === 0 && named.open.length > 0;
  if ((isOfOutfits && taken === undefined) || isLost) return null;
  const ofOutfit = isOfOutfits && asks !== 'chosen' ? taken : undefined;
  // Everything is what stands on the board, and not only the piece of it that was chosen.
  const pieces =
    ofOutfit === undefined ? piecesToAdd(turn, { message, named }) : knownPieces(turn, ofOutfit);
  const isKnown = chosen.length > 0 || (addedUp?.itemIds.length ?? 0) > 1;
  // "How much is it" asks for the price of one piece.
  const isPrice = pieces.length === 1 && !isKnown && asks !== 'left' && named.open.length === 0;
  if (isPrice) return null;
  // "How much both?", where only one of them was chosen.
  const isShort = pieces.length === 1 && named.count === 0 && /\bboth\b/i.test(asked);
  if (isShort) return { asks, pieces: [], open: [], most: null, rest: rest.trim() };
  const isOpen = pieces.length + named.open.length === 0;
  if (isOpen && (asks !== 'sum' || itemIds.length < 2 || !TOTAL.test(asked))) return null;
  return { asks, pieces, open: named.open, most: limitIn(asked), rest: rest.trim() };
}

/** The answer to the question which of several was meant in a sum. */
const splitAnswer = ({ state, words }: Turn): Asked | null =>
  state.asked === ASKED_WHICH && !ASKS.test(words) && !words.includes('?') && !SEEKS.test(words)
    ? { asked: `plus ${words}`, rest: '', asks: 'sum' }
    : null;
