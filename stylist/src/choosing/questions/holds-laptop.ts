import type { Item } from '@modiste/contract/entities/item';
import { inchesIn, laptopInches } from '../../facts/counted-facts.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import type { Standing } from './fabric-verdicts.ts';
import { type Question, says, type Told, unsaid } from './question.ts';

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

/** "Will it fit a 13 inch laptop?": what the listing names, or that it names none. */
export function tellLaptop({ item, name, words }: Question): Told {
  const held = holdsLaptop(item, words);
  const asked = inchesAsked(words);
  const laptop = asked === null ? 'a laptop' : `a ${asked}-inch laptop`;
  if (held === null) return unsaid(`whether ${laptop} fits, nor what ${name} measures`);
  const own = laptopInches(item);
  if (held.standing === 'partly') {
    return says(`For some laptop, yes: it ${held.does}; how large a one it does not say.`);
  }
  return held.standing === 'yes'
    ? says(`Yes: it ${held.does}.`, `It should: it ${held.does}.`)
    : says(`No, ${own} inches is the most: it ${held.does}.`, `Not ${laptop}: it ${held.does}.`);
}
