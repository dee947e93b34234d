import { withEvent } from '../../choosing/advice/keep-topic.ts';
import { questionAlone, wantsAnswer } from '../../choosing/advice/words-only.ts';
import { shownOutfits } from '../../references/shown-outfits.ts';
import { leaveOutfits } from '../../request/edits/leave-outfits.ts';
import { takeIntoOutfits } from '../../request/edits/take-into-outfits.ts';
import { nameByLook } from '../../request/plain-edits/name-outfits.ts';
import { rewordRepeatedLimit } from '../../request/plain-edits/repeated-limit.ts';
import { rewordEdit } from '../../request/plain-edits/reword-edit.ts';
import { callByPlace, resultsOf } from '../../request/plain-searches/name-results.ts';
import { rewordSearch } from '../../request/plain-searches/reword-search.ts';
import type { Translate, Translation, Turn } from '../../stylist.ts';
import { askedAgain } from '../reading/asked-again.ts';

/** The same said as an edit of what is on the screen, or as what was asked before; null where it is neither. */
function sayAgain(given: Turn): string | null {
  // Who leaves the outfits for a list of one kind edits none of them.
  const edited = leaveOutfits(given) === null ? rewordEdit(given) : null;
  return askedAgain(given) ?? rewordRepeatedLimit(given) ?? edited;
}

/** Words with what is shown called by its place: "the linen one" is the second. */
function nameShown(given: Turn): string {
  const outfits = shownOutfits(given).map(({ pieces }) => pieces);
  const called = outfits.length > 1 ? nameByLook(given.words, outfits) : given.words;
  return callByPlace(called, resultsOf(given));
}

/** Understands a message as it is meant of what is shown, and once more where it was meant otherwise. */
export async function readMeant(given: Turn, next: Translate): Promise<Translation> {
  const again = sayAgain(given);
  if (again !== null) return next({ ...given, words: again });
  const translated = await next({ ...given, words: nameShown(given) });
  // Who wants words and no pieces is not shown any.
  if (translated.intent === 'search' && wantsAnswer(given)) {
    const words = withEvent(questionAlone(given.words), given);
    return next({ ...given, words, asksFor: 'style_advice' });
  }
  // "The second one in the first outfit" is no new outfit with it.
  const plain = takeIntoOutfits(given) === null ? rewordSearch(given) : null;
  return plain?.isOther(translated) === true ? next({ ...given, words: plain.words }) : translated;
}
