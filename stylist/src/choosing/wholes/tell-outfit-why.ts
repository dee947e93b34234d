import { formatPrice } from '@modiste/contract/price';
import { budgetSaid, limitNamed, sumNamed } from '../../dialogue/budget-said.ts';
import { eventsIn } from '../../intents/is-for-event.ts';
import type { Whole } from '../../references/shown-outfits.ts';
import { capitalize, joinSentences, uncapitalize } from '../../speech/join-words.ts';
import type { Turn } from '../../stylist.ts';
import { occasionPhrase, usualKind } from '../reasons/usual-choice.ts';
import { colorSentences } from './color-sentences.ts';
import { formalitySentences } from './formality-sentences.ts';

/** Why the leading piece is of the kind that it is. */
function tellLead({ pieces: [main] }: Whole, { request }: Turn['state']): string[] {
  return eventsIn(request?.wishes ?? []).flatMap((id) => {
    const [phrase, kinds] = [occasionPhrase(id), main === undefined ? null : usualKind(main, id)];
    if (phrase === null || kinds === null) return [];
    return [
      `${capitalize(kinds)} ${kinds.endsWith('suits') ? 'are right for' : 'suit'} ${phrase}.`,
    ];
  });
}

function tellPrice({ total }: Whole, { request }: Turn['state']): string {
  const budget = budgetSaid(request);
  const price = formatPrice(total);
  if (budget === null) return `All of it is ${price}.`;
  const sum = sumNamed(budget);
  const gap = formatPrice(Math.round(Math.abs(sum - total) * 100) / 100);
  return `At ${price} it is ${gap} ${total > sum ? 'over' : 'under'} ${limitNamed(budget)}.`;
}

/** Why an outfit was put together as it is: its occasion, its colors, and what it costs. */
export function tellOutfitWhy([whole, ...others]: readonly Whole[], { state }: Turn): string[] {
  if (whole === undefined) return [];
  const [lead = ''] = tellLead(whole, state);
  const [color = ''] = colorSentences(whole.pieces);
  const [level = '', otherLevel = level] = formalitySentences(whole.pieces, null);
  const price = tellPrice(whole, state);
  const told = [
    joinSentences(lead, color, lead === '' || color === '' ? level : '', price),
    joinSentences(color, otherLevel, price),
  ];
  const ofFirst = (text: string) => `Take the ${whole.place}: ${uncapitalize(text)}`;
  return others.length > 0 ? told.map(ofFirst) : told;
}
