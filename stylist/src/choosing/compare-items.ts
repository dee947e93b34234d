import { formatPrice } from '@modiste/contract/price';
import type { Answer, ReadTurn } from '../answers/answer.ts';

/** Says in what two to four items differ, and which of them to take. */
export function compareItems({ referred, speech }: ReadTurn): Answer {
  const prices = referred.map(
    ({ short_description, price, other_info }) =>
      `${short_description} costs ${formatPrice(price, other_info.currency)}.`,
  );
  const text = prices.map((price) => speech.say(price)).join(' ');
  return { text, itemIds: referred.map(({ id }) => id), suggestions: [] };
}
