import { hasAny, type Scores } from '../understanding/score-cues.ts';
import type { Guess } from './guess-intent.ts';
import { ASKS, type Context, EXPLICIT, takesBackWish, wants } from './purpose.ts';

/** What a message is scored for and may ask. */
export type Scored = Exclude<keyof Scores, 'outfit' | 'unsafe'>;

/** Of two that score alike the first one. */
export const ORDER: readonly Scored[] = [
  'care',
  'size_fit',
  'compare',
  'help',
  'item_question',
  'style_advice',
  'out_of_scope',
  'search',
  'small_talk',
];
/** Garments and colors named in a question are not looked for, unless it asks to be shown some. */
export const QUESTION_SHARE = 0.5;
/** What all words together suggest counts about as much as a plain cue. */
export const VOTE = 7;
/** Less where the message only names what is wanted, or answers a question. */
const VOTE_OF_WISH = 3;
const VOTE_OF_ANSWER = 1.5;
const LIKELY = 0.5;
const SELDOM = 0.2;
/** Whether anything is likelier than that something is looked for, by far. */
const isQuestion = (guess: Guess): boolean =>
  guess.search < SELDOM && ORDER.some((intent) => intent !== 'search' && guess[intent] >= LIKELY);

/** How much a guess counts in this message. */
export function votesFor({ message, references, state }: Context): number {
  if (state.asked !== null) return VOTE_OF_ANSWER;
  const isTold = state.request !== null && !hasAny(message, ASKS);
  const isWish = wants(message, references.spans) && (isTold || hasAny(message, EXPLICIT));
  return isWish || (state.request !== null && takesBackWish(message)) ? VOTE_OF_WISH : VOTE;
}

/** Adds to what the cues say what all words together suggest. */
export function withVotes(
  weighed: Record<Scored, number>,
  guess: Guess,
  vote: number,
): Record<Scored, number> {
  const isAsked = vote === VOTE && isQuestion(guess);
  return {
    care: weighed.care + vote * guess.care,
    size_fit: weighed.size_fit + vote * guess.size_fit,
    compare: weighed.compare + vote * guess.compare,
    help: weighed.help + vote * guess.help,
    item_question: weighed.item_question + vote * guess.item_question,
    style_advice: weighed.style_advice + vote * guess.style_advice,
    out_of_scope: weighed.out_of_scope + vote * guess.out_of_scope,
    search: weighed.search * (isAsked ? QUESTION_SHARE : 1) + vote * guess.search,
    small_talk: weighed.small_talk + (vote === VOTE ? vote : 1) * guess.small_talk,
  };
}
