import type { Turn } from '../../stylist.ts';

/** Says that nothing is to be bought or shown, and an answer is all that is wanted. */
const ANSWER_ONLY =
  /\b(?:i |im |i['’]?m |i am |we |we['’]?re )?(?:just|only) (?:want(?:ed)? |need(?:ed)? |after |looking for )?(?:an? )?(?:(?:quick|simple|straight|honest|yes or no) )*(?:answer|opinion|advice)\b|\b(?:i |im |i['’]?m |i am )?(?:just|only) asking\b|\b(?:im |i['’]?m |i am )?not (?:buying|shopping|looking to buy|here to (?:buy|shop))(?: anything)?(?: today| now| yet| right now)?\b|\bi (?:do ?n['’]?t|dont|do not) (?:want|wanna|need)(?: to)? (?:buy|shop|see)(?: anything| any (?:products|clothes|items|dresses))?\b|\b(?:do ?n['’]?t|dont|do not) (?:want|need) (?:any )?(?:products|items|pieces|links|shopping)\b|\bno (?:products|shopping|links|items|pictures)\b|\bjust (?:answer|words)\b/i;
/** The same of a kind of pieces, which within a search refuses them. */
const NO_SHOWING =
  /\b(?:please |pls )?(?:do ?n['’]?t|dont|do not|stop|no need to|quit) (?:show(?:ing)?|send(?:ing)?|recommend(?:ing)?|suggest(?:ing)?|push(?:ing)?|sell(?:ing)?)(?: me)?(?: (?:any|more|the|these|those|your))*(?: (?!just\b|only\b|i\b|and\b|but\b)[a-z]+){0,2}/i;
const JUST_TELL = /\bjust tell me\b/i;
const SHOWS =
  /\b(?:show me|find me|let me see|looking for|(?<!\b(?:do|would|will|should) )i need (?:an?|some)\b|i want (?:an?|some) (?!answer|opinion|advice|quick|simple|honest|straight)|what do you have|do you have|have you got|have u got|what have you got|i['’]?ll (?:buy|take)|want to see)\b/i;
const ASKS = /\?|\b(?:what|which|how|why|is|are|do|does|can|could|would|should|will|or|tell me)\b/i;

const refusesShowing = (words: string): boolean =>
  ANSWER_ONLY.test(words) || NO_SHOWING.test(words);

/** Whether a message asks to be shown pieces: from then on they are. */
const asksToSee = (words: string): boolean =>
  SHOWS.test(words.replace(ANSWER_ONLY, ' ').replace(NO_SHOWING, ' '));

/** Whether the shopper wants words and no pieces, by this message or one before it. */
export function wantsWordsOnly({ words, state }: Turn): boolean {
  if (asksToSee(words)) return false;
  if (ANSWER_ONLY.test(words)) return true;
  const isOfAdvice = state.advice !== undefined || state.isWordsOnly === true;
  return (
    (isOfAdvice && (NO_SHOWING.test(words) || JUST_TELL.test(words))) || state.isWordsOnly === true
  );
}

/** Whether a message that was taken for a search wants to be answered in words instead. */
export const wantsAnswer = (turn: Turn): boolean =>
  wantsWordsOnly(turn) && (ASKS.test(turn.words) || refusesShowing(turn.words));

/** A message without what it says of wanting no pieces. */
export const withoutRefusedShowing = (words: string): string =>
  words.replace(NO_SHOWING, ' ').replace(ANSWER_ONLY, ' ').replace(JUST_TELL, ' ');

const QUESTION = /\b(?:what|which|how|why|is|are|do|does|can|could|would|should|will)\b/i;

/** What a message asks, without the remarks around it; the whole where it asks nothing. */
export function questionAlone(words: string): string {
  const plain = withoutRefusedShowing(words);
  const asked = plain.split(/(?<=[.!?;:\n])/).filter((clause) => QUESTION.test(clause));
  return (asked.length === 0 ? plain : asked.join(' ')).trim();
}
