import type { Item } from '@modiste/contract/entities/item';
import { readItemFacts } from '../../facts/item-facts.ts';
import { inchesIn, laptopInches } from './counted-facts.ts';
import type { Standing } from './fabric-verdicts.ts';

const LAPTOP = /\b(?:laptops?|macbooks?|notebooks?(?: computer)?)\b/i;
const ASKED_INCHES = /\b(?<inches>1[0-9])(?:[- ]?(?:inch(?:es)?|in|["”]|''))/i;

/** Whether words ask of bags that a laptop fits. */
export const asksOfLaptop = (words: string): boolean => LAPTOP.test(words);

/** How large a laptop a question names, in inches; null where it names none. */
export const inchesAsked = (words: string): number | null => {
  const inches = ASKED_INCHES.exec(words)?.groups?.inches;
  return inches === undefined ? inchesIn(words) : Number(inches);
};

/** Whether the laptop that a question names fits a bag, by what its listing says; null where it is silent. */
export function holdsLaptop(
  item: Item,
  words: string,
): { standing: Standing; does: string } | null {
  const asked = inchesAsked(words);
  const own = laptopInches(item);
  const line = readItemFacts(item)
    .sentences.flatMap((one) => one.split(/;\s+/))
    .find((one) => LAPTOP.test(one) || (own !== null && inchesIn(one) === own));
  if (line === undefined) return null;
  const does = `has “${line.replace(/[.!]$/, '').trim()}” on its page`;
  if (asked === null) return { standing: 'yes', does };
  if (own === null) return { standing: 'partly', does };
  return { standing: own >= asked ? 'yes' : 'no', does };
}
