import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { capitalize } from '../../speech/join-words.ts';
import type { Speech } from '../../speech/speech.ts';
import { savedName } from '../reasons/goes-with.ts';

/** What the cheapest outfit that was found costs: another one may have been overlooked. */
export function tellCheapest(
  { least, budget, isOther }: { least: number; budget: number; isOther: boolean },
  speech: Speech,
): string {
  const [limit, price] = [formatPrice(budget), formatPrice(least)];
  if (isOther) {
    return speech.say(
      `I found no other whole outfit under ${limit}: the least I put together comes to ${price}.`,
      `Another whole outfit came to ${price} at the lowest that I found, more than ${limit}.`,
    );
  }
  return speech.say(
    `I found no whole outfit with all you asked for under ${limit}: the least I put together comes to ${price}.`,
    `${limit} did not stretch to a whole outfit; the least that I found comes to ${price}.`,
    `The lowest I got a whole outfit to is ${price}, which is more than ${limit}.`,
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
        `${name} alone costs ${own}, so all of it cannot stay under ${limit}; the lowest I found for all of it is ${price}.`,
        `All of it came to ${price} at the lowest that I found, and ${savedName(one)} alone ${own}: ${limit} does not reach that far.`,
      )
    : speech.say(
        `${name} is ${own} of your ${limit}, and the lowest I found for all of it is ${price}.`,
        `With ${savedName(one)} at ${own}, the lowest I got all of it to is ${price}, which is over ${limit}.`,
      );
}
