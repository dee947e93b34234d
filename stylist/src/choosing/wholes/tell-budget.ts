import { formatPrice } from '@modiste/contract/price';
import { limitNamed, type SaidBudget, sumNamed, yourBudget } from '../../dialogue/budget-said.ts';
import { spellPlace } from '../../facts/number-words.ts';
import { joinWithAnd } from '../../speech/join-words.ts';
import type { Speech } from '../../speech/speech.ts';

/** How far outfits are over a budget that nothing was looked for within. */
function tellGiven(totals: readonly number[], budget: SaidBudget, speech: Speech): string {
  const over = `over ${limitNamed(budget)}`;
  const [most = 0, ...others] = totals;
  if (others.length > 0) return speech.say(`All of them are ${over}.`);
  return speech.say(
    `That is ${formatPrice(Math.round((most - budget.most) * 100) / 100)} ${over}.`,
  );
}

/** Whether they keep to the budget, said so that it stays true when a piece is replaced later. */
export function tellBudget(
  { totals, isGiven }: { totals: readonly number[]; isGiven: boolean },
  budget: SaidBudget | null,
  speech: Speech,
): string {
  if (budget === null) return '';
  const least = formatPrice(Math.min(...totals));
  const isOne = totals.length === 1;
  const most = Math.max(...totals);
  if (most > budget.most && Math.min(...totals) <= budget.most) {
    const over = totals.flatMap((total, at) => {
      const gap = formatPrice(Math.round((total - budget.most) * 100) / 100);
      return total > budget.most ? [`the ${spellPlace(at)} is ${gap} over`] : [];
    });
    return speech.say(`Of ${limitNamed(budget)}, ${joinWithAnd(over)}.`);
  }
  if (most > budget.most) {
    const over = `over ${limitNamed(budget)}`;
    if (isGiven) return tellGiven(totals, budget, speech);
    return isOne
      ? speech.say(`The lowest that I found is ${least}, and that is ${over}.`)
      : speech.say(
          `The lowest that I put together costs ${least}, ${over}.`,
          `The lowest that I found is ${least}, and that is ${over}.`,
        );
  }
  const limit = yourBudget(budget);
  // A sum that was said as about right is no limit: what lies near it keeps to it.
  const to = most > sumNamed(budget) ? `close to ${limit}` : `within ${limit}`;
  if (budget.around !== null || budget.least !== null) {
    const isBelow = budget.least !== null && Math.min(...totals) < budget.least;
    if (isBelow) return speech.say(`None of it goes over ${formatPrice(budget.most)}.`);
    return isOne
      ? speech.say(`I kept it ${to}.`)
      : speech.say(`I kept all of them ${to}.`, `All of them stay ${to}.`);
  }
  const sum = formatPrice(budget.most);
  return isOne
    ? speech.say(`I kept it ${to}.`, `I put it together for ${sum} or less.`)
    : speech.say(
        `I kept each of them ${to}.`,
        `I put each together for ${sum} or less.`,
        `Each was put together to stay within ${sum}.`,
      );
}
