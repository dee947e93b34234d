import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Turn } from '../../stylist.ts';
import { SILENT_WORDS } from '../../understanding/silent-words.ts';

/** "You didn't answer about the stretch", "I was asking about the scarf", with what it is of. */
const ASKED =
  /^\W*(?:(?:no+|nope|but|and|so|ok|okay|um+|uh|hm+|hey|sorry|wait|yeah|lol|well)[\s,.!]+)*(?:(?:you|u)(?: still| just)* (?:didn['’]?t|did not|never|haven['’]?t|have not)(?: really| actually| even)* (?:answer(?:ed)?|sa(?:y|id)|t(?:ell|old)|address(?:ed)?)(?: me)?(?: my)?(?: (?:last |other |first )?question)?|(?:that|this)(?: does| did)?(?: not|n['’]?t)? (?:doesn['’]?t |didn['’]?t )?answer my question|i(?:['’]?m| am| was)(?: still| actually| just)* asking(?: you)?|(?:what )?i (?:actually |only |really |just )*asked(?: you)?|my question was)(?: anything)?(?: (?:about|on|for|of|whether|if|was|is))* ?(?<what>[^?.!,;]*)[\s?.!]*(?:lol|though|tho)?\W*$/i;
/** "You didn't answer about my tummy. Which ones hide it?" asks it anew. */
const AND_ASKS =
  /^[^.?!]*\b(?:you|u)(?: still| just)* (?:didn['’]?t|did not|never|haven['’]?t)(?: really| actually| even)* (?:answer(?:ed)?|said|address(?:ed)?)(?: me)?(?:[^.?!]*?\b(?:about|on) (?<what>[^.?!,;]+))?[^.?!]*[.!?]+\s+(?<asked>[^.?!]+\?)\W*$/i;
const IT = /\b(?:it|that|them)\b/i;
const OF_PIECE = /^(?:the|that|those|these|this) [a-z]/i;
/** A question among what was heard, which is kept without its marks. */
const QUESTION =
  /(?:^|\b(?:and|but|so|ok|okay|wait|hey|lol|also|then|nice|cool) )(?:is|are|do|does|did|will|would|can|could|has|have|how|what|whats|which|where|when|why|any)\b|\b(?:is|are|do|does|did|will|would|can|could|has|have) (?:it|this|that|they|these|those|the|i|you|u)\b/;
const POINTS =
  /\b(?:it|they|them|these|those|this|that|the (?:first|second|third|fourth|last|other)(?: (?:ones?|pair))?)\b/;
const NAMED = /\b(?:the|that|those|these|this) (?:[a-z-]+ )?[a-z-]+\b/;
const STEM_MIN = 4;

/** The words that tell what something is of, as far as "stretch" is in "stretchy". */
const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= STEM_MIN && !SILENT_WORDS.has(word))
    .map((word) => word.replace(/(?:e?s|y|ing|ed)$/, ''));

const namesPiece = (what: string): boolean =>
  OF_PIECE.test(what) &&
  (/\bones?\b/i.test(what) || understandQuery(what).concepts.some(({ kind }) => kind === 'type'));

/** What a question was asked of: "the satin dress", or else "it". */
const pieceIn = (question: string): string | undefined =>
  NAMED.exec(question)?.find(namesPiece) ?? POINTS.exec(question)?.[0];

/** A clause that asks, behind what else was said with it. */
const CLAUSE =
  /\b(?=(?:is|are|do|does|did|will|would|can|could|has|have|how|what|whats|which|where|when|why) )/i;

/** A message of fewer words is asked once more as a whole. */
const LONG = 9;

/** Of what was said the clause that asks of something: "do any have stretch", and not what stood before it. */
function questionIn(said: string, isOf: (question: string) => boolean): string {
  const parts = said.split(CLAUSE);
  const at = parts.findLastIndex(isOf);
  const isLong = said.split(' ').length >= LONG;
  return at <= 0 || !isLong ? said : parts.slice(at).join('');
}

/**
 * The earlier question that a message says was not answered, or not of the piece that was meant: "you
 * didn't answer about stretch", "I was asking about the wool scarf". Null where it says no such thing.
 */
export function askedAgain({ words, state: { heard = [] } }: Turn): string | null {
  const anew = AND_ASKS.exec(words)?.groups;
  if (anew?.asked !== undefined) return anew.asked.replace(IT, anew.what?.trim() ?? '$&');
  const said = ASKED.exec(words)?.groups?.what;
  if (said === undefined) return null;
  const what = said.trim();
  const questions = heard.filter((one) => QUESTION.test(one) && !ASKED.test(one));
  const last = questions.at(-1);
  if (what === '') return last === undefined || last !== heard.at(-1) ? null : `${last}?`;
  const stems = stemsOf(what);
  const isOf = (question: string): boolean => {
    const own = stemsOf(question);
    return stems.length > 0 && stems.every((stem) => own.includes(stem));
  };
  const same = questions.findLast(isOf);
  if (same !== undefined) return `${questionIn(same, isOf)}?`;
  if (!namesPiece(what)) return null;
  const before = last === undefined ? undefined : pieceIn(last);
  return last === undefined || before === undefined
    ? `tell me about ${what.toLowerCase()}`
    : `${last.replace(before, what.toLowerCase())}?`;
}
