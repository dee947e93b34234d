import type { Item } from '@modiste/contract/entities/item';
import type { ReadTurn } from '../../answers/answer.ts';
import { spellCount } from '../../facts/number-words.ts';
import { capitalize } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { priceOf } from '../reasons/reason.ts';
import { asksForLeast } from './asks-for-pick.ts';

const NEAR = 6;

/** A piece of which sizes are gone is the first to leave out, and else the dearest one. */
function weakest(items: readonly Item[]): { item: Item; isSoldOut: boolean } | null {
  const gone = items.filter(({ other_info }) => other_info.availability !== 'in_stock');
  const [soldOut] = gone;
  if (soldOut !== undefined && gone.length < items.length)
    return { item: soldOut, isSoldOut: true };
  const [dearest, next] = items.toSorted((one, other) => other.price - one.price);
  return dearest === undefined || next === undefined ? null : { item: dearest, isSoldOut: false };
}

/** Of the first few shown the one to leave, and why. Null where the question asks no such thing. */
export function pickLeast({ turn, speech }: ReadTurn): { item: Item; text: string } | null {
  if (!asksForLeast(turn.words)) return null;
  const near = turn.state.shown.itemIds
    .slice(0, NEAR)
    .flatMap((id) => turn.items.find((item) => item.id === id) ?? []);
  const found = weakest(near);
  if (found === null) return null;
  const { item, isSoldOut } = found;
  const name = mentionItem(item, turn.items);
  const among = spellCount(near.length);
  const text = isSoldOut
    ? speech.say(
        `${capitalize(name)}: it is out of stock, so there is nothing to decide.`,
        `Leave ${name}, since it is sold out.`,
      )
    : speech.say(
        `I would leave ${name}: at ${priceOf(item)}, none of the ${among} costs more. Beyond the price their listings give me nothing against any of them.`,
        `If one has to go, ${name}: of the ${among} nothing costs more than ${priceOf(item)}.`,
      );
  return { item, text };
}
