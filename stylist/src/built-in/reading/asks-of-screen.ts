import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { asksHowMany } from '../../choosing/answer-of-shown.ts';
import { objectsToShown } from '../../choosing/limits/answer-objection.ts';
import { OF_BRA, OF_CLOTH } from '../../choosing/questions/body-answers.ts';
import { complainsOfStylist } from '../../knowledge/help/tells-of-fault.ts';
import type { Turn } from '../../stylist.ts';

/**
 * What answers a message that speaks of what is on the screen, or of the last answer, and wishes for
 * nothing, though it names things that could be wished for. Null for any other message.
 */
export function asksOfScreen(
  turn: Turn,
  { concepts }: UnderstoodQuery,
  hasItems: boolean,
): 'help' | 'item_question' | null {
  if (complainsOfStylist(turn.words) && concepts.length === 0) return 'help';
  const isOfPart = hasItems && (OF_BRA.test(turn.words) || OF_CLOTH.test(turn.words));
  return objectsToShown(turn) || asksHowMany(turn) || isOfPart ? 'item_question' : null;
}
