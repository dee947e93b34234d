import { understandQuery } from '@modiste/lexicon/understand-query';
import { eventPhrase, eventTold, withTold } from '../../dialogue/advice-topic.ts';
import type { Turn } from '../../stylist.ts';
import { namedThing } from './asked-thing.ts';
import { type AdviceQuestion, plainQuestion, readAdviceQuestion } from './read-advice-question.ts';
import { withoutRefusedShowing } from './words-only.ts';

const SEEKS =
  /\b(?:show|find|looking for|need|want|buy|get me|give me|do you have|have you got|any|cheaper|instead|swap|change|add)\b/i;
/** These only press for an answer, or wonder: "or is that just a british thing". */
const PRESSES =
  /^(?:or|yes or no|right|just|thx|thanks|ok|lol|haha\w*|no|hm+|please|pls|quick q\w*|wait|seriously|honestly|be honest)\b/i;
const BREAKS = /[.!?;:\n]+|,\s*(?=(?:is|are|do|does|can|could|would|should|will)\b)/i;
const VERB_FIRST = /^(?:is|are|was|do|does|did|can|could|would|should|will|may|must|shall)\b/i;
const NO_PIECE = /^(?:it|this|that|these|those|they|them|one|ones)$/;

/** "What about a maxi dress?", "and navy?": asked of the event that was spoken of. */
const ELLIPSIS =
  /^\W*(?:(?:ok|okay|so|hm+|but|and|or)[ ,]+)*(?:(?:what|how) about|and|or)\s+(?<what>[\w' -]+?)(?: then| instead| tho| though)?\s*\?*\W*$/i;

/** A thing that is only named, as a question of the event; null where it is none. */
function namedOnly(words: string, phrase: string): string | null {
  const what = ELLIPSIS.exec(words)?.groups?.what;
  if (what === undefined || phrase === '' || SEEKS.test(words)) return null;
  return namedThing(what) === null ? null : `is ${what} ok for ${phrase}`;
}

const FEW_WORDS = 8;

/** "It's for a funeral tho", behind a question that named no event: it is asked of that one. */
function askedOfEvent(words: string, { state: { advice } }: Turn, phrase: string): string | null {
  const asked = advice?.asked ?? null;
  const isTold = advice?.event === null && eventTold(words).event !== null && phrase !== '';
  const isShort = words.trim().split(/\s+/).length <= FEW_WORDS;
  if (asked === null || !isTold || !isShort || SEEKS.test(words)) return null;
  return `${/[^s]s$/.test(asked) ? 'are' : 'is'} ${asked} ok for ${phrase}`;
}

/** Whether a clause beside the question only tells, or presses for the answer. */
const isBeside = (clause: string): boolean =>
  PRESSES.test(clause) || (!SEEKS.test(clause) && understandQuery(clause).types.length === 0);

/** The question as it is asked of the event: "is a long black dress too much for a garden wedding". */
function ofEvent(
  clause: string,
  { what, at, beside, asks }: AdviceQuestion,
  phrase: string,
): string {
  const plain = plainQuestion(clause);
  // "Long black dress at a garden wedding, yes or no" has no verb.
  const asked = VERB_FIRST.test(plain) ? plain : clause;
  if (phrase === '' || beside !== '') return asked;
  if (asked === clause && asks === 'right') return `is ${what} ok for ${phrase}`;
  const [event = ''] = phrase.split(' in ');
  const noun = event.split(' ').at(-1) ?? '';
  const isOther = at !== '' && !at.toLowerCase().includes(noun) && eventTold(at).event !== null;
  if (isOther) return asked;
  const where = at === '' ? '' : at.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const bare =
    where === ''
      ? asked
      : asked.replace(new RegExp(`\\s+(?:for|to|at|in|on|during)\\s+${where}`, 'i'), '');
  return at !== '' && bare === asked ? asked : `${bare} for ${phrase}`;
}

/**
 * The question of what may be worn that a message asks among other things, said of the event that the
 * conversation is about: "thx. and do i need a hat? or is that just a british thing". Null where it asks none, or
 * more than that.
 */
export function questionInContext(turn: Turn): string | null {
  const { words, state, items } = turn;
  const topic = eventPhrase(withTold(state.advice, eventTold(words)));
  const named = state.advice === undefined ? null : namedOnly(words, topic);
  if (named !== null) return named;
  const clauses = withoutRefusedShowing(words)
    .split(BREAKS)
    .map((clause) => clause.trim())
    .filter((clause) => /\w/.test(clause));
  const asked = clauses.map((clause) => ({ clause, read: readAdviceQuestion(clause) }));
  const questions = asked.filter(({ read }) => read !== null);
  const [question] = questions;
  if (questions.length === 0) return askedOfEvent(words, turn, topic);
  if (question?.read == null || questions.length > 1) return null;
  if (asked.some(({ clause, read }) => read === null && !isBeside(clause))) return null;
  // "Is it too much" is asked of a piece that is there.
  if (items.length > 0 && NO_PIECE.test(question.read.what)) return null;
  return ofEvent(question.clause, question.read, topic);
}

/** What a message asks advice on, in its words: "black"; null where it names nothing to wear. */
export function askedThing(turn: Turn): string | null {
  const what = readAdviceQuestion(questionInContext(turn) ?? turn.words)?.what;
  return what === undefined || namedThing(what) === null ? null : what;
}
