import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { savedName } from '../choosing/reasons/goes-with.ts';
import { typesOf } from '../dialogue/types-of.ts';
import { isNamedInPlural } from '../references/scene.ts';
import { sumOf } from '../references/shown-outfits.ts';
import { capitalize, joinWithAnd } from '../speech/join-words.ts';
import type { Turn } from '../stylist.ts';
import { SENTENCE } from './choice-words.ts';
import { chosenPieces, placeOf } from './chosen-pieces.ts';

const MOST =
  '(?:under|below|within|for|at most|max(?:imum)?|less than|no more than|not over|not more than|up to)';
const SUM = String.raw`[$€£]?(?<sum>\d{2,4})\b(?![.]\d| ?(?:%|percent|years?|yrs?|each|apiece))`;
const ALL =
  '(?:both|together|in total|total|combined|altogether|the two|all (?:two|three|of (?:it|them)))';
/** "So both stay under 60", "total no more than 60". */
const ALL_FIRST = new RegExp(
  String.raw`[,.]?\s*(?:\b(?:so|such|and|but|to|that|which|with|keeping|keep|make|they|it['’]?s|its|still)\s+)*\b${ALL}(?: (?:of (?:them|these|those)|pieces|together|should|must|can|could|will|would|still|stay|stays|are|is|be|being|remain|come|comes|cost|costs|to|in total|total))*\s+${MOST}\s*${SUM}(?: ?(?:dollars|bucks|total|in total|together|max|altogether|combined))*`,
  'i',
);
/** "Under 60 for both", "max 60 together". */
const ALL_LAST = new RegExp(
  String.raw`[,.]?\s*(?:\b(?:so|such|and|but|that|they|it['’]?s|its|stays?|keep(?:ing)?|it|still|is|are)\s+)*\b${MOST}\s*${SUM}(?: (?:dollars|bucks|max))?,? (?:for )?${ALL}(?: of (?:them|these|those))?`,
  'i',
);
/** "Are both under 60?" asks, and looks for nothing. */
const ASKS = /^\W*(?:(?:and|so|but|ok) )*(?:are|is|do|does|would|will|am|what|whats|how)\b/i;
const EACH = /\b(?:each|apiece|per piece)\b/i;
const POINTED = /\b(?:the|this|that|these|those)\s+(?:[\w-]+\s+){0,2}$/i;

/** A piece that is still to be found, of what a chosen one leaves of a sum for both. */
export interface Within {
  /** The turn with the sum, and with the price that the new piece may have. */
  turn: Turn;
  /** What of the sum is left, in several wordings. */
  note: readonly string[];
}

const PLACES_PER_SUM = 2;

/** Which of the chosen pieces a sum for both holds, and of all of them one for all. */
function piecesFor(turn: Turn, words: string, role: string): readonly Item[] {
  const others = chosenPieces(turn).filter((item) => placeOf(item) !== role);
  return /\bboth\b|\bthe two\b/i.test(words) ? others.slice(0, PLACES_PER_SUM - 1) : others;
}

/** The sentence that asks for a piece within a sum, and what it says of it. */
interface Asked {
  sentence: string;
  /** The sentence without the sum. */
  wish: string;
  said: string;
  most: number;
  type: string;
}

function askedIn(sentence: string): Asked | null {
  const found = ALL_FIRST.exec(sentence) ?? ALL_LAST.exec(sentence);
  if (found === null || ASKS.test(sentence) || EACH.test(sentence)) return null;
  const wish = sentence.replace(found[0], ' ').replaceAll(/\s+/g, ' ').trim();
  const { readings } = understandQuery(wish);
  const [type, ...others] = typesOf(readings);
  if (type === undefined || others.length > 0) return null;
  const named = readings.find((one) => typesOf([one]).includes(type))?.words ?? '';
  const before = wish.slice(0, wish.toLowerCase().indexOf(named.toLowerCase()));
  if (POINTED.test(before)) return null;
  return { sentence, wish, said: found[0], most: Number(found.groups?.sum), type };
}

/**
 * "Add gloves so both stay under 60", where a hat is chosen: gloves are looked for within what the hat leaves.
 * Null where a message asks for no such thing.
 */
export function readWithin(turn: Turn): Within | null {
  const { words, state } = turn;
  if (state.list !== undefined || turn.attachment !== null) return null;
  const asked = words.split(SENTENCE).flatMap((one) => askedIn(one) ?? [])[0];
  if (asked === undefined) return null;
  const { sentence, wish, said, most, type } = asked;
  const pieces = piecesFor(turn, said, typeRole(type) ?? type);
  if (pieces.length === 0) return null;
  const left = Math.floor(most - sumOf(pieces));
  // Where nothing is left, it is looked for all the same, and it is told what it comes on top of.
  const limit = `${wish.replace(/[\s,.;!?]+$/, '')} under $${left > 0 ? left : most}`;
  const next = words.replace(sentence, limit);
  return {
    turn: { ...turn, words: next, said: next, state: { ...state, totalBudget: most } },
    note: noteOf(pieces, most),
  };
}

const priceOf = ({ price, other_info: { currency } }: Item): string => formatPrice(price, currency);

/** What the pieces leave of the sum, in several wordings. */
function noteOf(pieces: readonly Item[], most: number): string[] {
  const names = joinWithAnd(pieces.map((item) => `${savedName(item)} at ${priceOf(item)}`));
  const left = Math.round((most - sumOf(pieces)) * 100) / 100;
  const sum = formatPrice(most);
  const isOne = pieces.length === 1 && !pieces.some(isNamedInPlural);
  if (left <= 0) {
    return [
      `${capitalize(names)} ${isOne ? 'takes' : 'take'} up all of your ${sum}, so what I add goes over it.`,
    ];
  }
  const rest = formatPrice(left);
  return [
    `${capitalize(names)} ${isOne ? 'leaves' : 'leave'} ${rest} of your ${sum}.`,
    `That is ${rest} at most, as ${names} ${isOne ? 'takes' : 'take'} the rest of your ${sum}.`,
  ];
}
