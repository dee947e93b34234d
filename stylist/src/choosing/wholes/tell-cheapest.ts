import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { capitalize } from '../../speech/join-words.ts';
import type { Speech } from '../../speech/speech.ts';
import { savedName } from '../reasons/goes-with.ts';

/** What the cheapest whole outfit costs, where none is within the budget. */
export function tellCheapest(
  { least, budget, isOther }: { least: number; budget: number; isOther: boolean },
  speech: Speech,
): string {
  const [limit, price] = [formatPrice(budget), formatPrice(least)];
  if (isOther) {
    return speech.say(
      `No other whole outfit comes in under ${limit}: the cheapest costs ${price}.`,
      `Another whole outfit costs at least ${price}, which is more than ${limit}.`,
    );
  }
  return speech.say(
    `No whole outfit with all you asked for comes in under ${limit}: the cheapest costs ${price}.`,
    `${limit} does not stretch to a whole outfit; the cheapest comes to ${price}.`,
    `A whole outfit costs at least ${price}, which is more than ${limit}.`,
  );
}

/** What all costs at the least together with a piece that stays. */
export function tellCheapestAround(
  { least, budget, one }: { least: number; budget: number; one: Item },
  speech: Speech,
): string {
  const limit = formatPrice(budget);
  const price = formatPrice(least);
  const own = formatPrice(one.price);
  const name = capitalize(savedName(one));
  return one.price >= budget
    ? speech.say(
        `${name} alone costs ${own}, so all of it cannot stay under ${limit}; together it comes to ${price} at the least.`,
        `Together it costs ${price} at the least, and ${savedName(one)} alone ${own}: ${limit} does not reach that far.`,
      )
    : speech.say(
        `${name} is ${own} of your ${limit}, and with the rest it comes to ${price} at the least.`,
        `With ${savedName(one)} at ${own}, all of it costs at least ${price}, which is over ${limit}.`,
      );
}
