import type { EditClause } from '../clauses/read-clause.ts';
import type { Sentence } from '../clauses/split-edits.ts';
import { meantPlace } from './outfit-place.ts';

/** "How much is it then?" is told with every change. */
export const ASKS_TOTAL =
  /\b(?:how much|price of|total (?:of|for)|what(?:['’]?s| is| does| would| do)?\b.*\b(?:total|come to|cost|pay)|total\b.*\?)/i;

const ASKS =
  /^\W*(?:(?:what|how)(?! about\b)|(?:is|are)(?! there\b)|does|do|will|would it|can (?:it|they) (?!be|have|come|get|go with)|can (?:i|we|you|u) (?:wash|iron|return|dry|walk|stand|dance|run|drive|cycle|put (?:it|them|this|that) in)\b|where(?! (?:is|are|did|has|have)\b)|when|who|did)\b|^(?!\W*(?:where|is there|are there|can|could|would|what about|how about|maybe)\b).*\b(?:is|are|does|do|sizes?)\b[^?]*\?$|\bworks?\?$/i;

export const isAsked = ({ text, isBack }: EditClause): boolean =>
  ASKS.test(text) && !ASKS_TOTAL.test(text) && !isBack;

const DOES =
  /\b(?:keep|drop|lose|remove|add|swap|change|replace|make|other|different|without|instead|no)\b/i;

/** What a sentence asks, and the rest of it: "gray blazer with navy chinos works?" asks of both. */
export function askedIn(sentence: Sentence): { questions: readonly string[]; told: Sentence } {
  const { clauses, isFault, text } = sentence;
  if (isFault) return { questions: [], told: sentence };
  const last = clauses.at(-1);
  const isAbout = ({ types, text: one }: EditClause): boolean =>
    types.length > 0 || meantPlace(one, 9) !== null || ASKS.test(one);
  const isWhole =
    clauses.length > 1 &&
    last !== undefined &&
    isAsked(last) &&
    !DOES.test(text) &&
    clauses.every(isAbout);
  if (isWhole) return { questions: [text], told: { ...sentence, clauses: [] } };
  return {
    questions: clauses.filter(isAsked).map((one) => one.text),
    told: { ...sentence, clauses: clauses.filter((clause) => !isAsked(clause)) },
  };
}
