import type { Item } from '@modiste/contract/entities/item';
import { capitalize, joinSentences } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Found } from '../../stylist.ts';
import { pricedName } from '../comparing/name-nth.ts';
import { priceOf } from '../reasons/reason.ts';
import { canBuy } from '../reasons/suits-request.ts';
import type { Wish } from '../reasons/wish.ts';
import { findScales } from '../scales/find-scales.ts';
import type { Ranking } from '../scales/ranking.ts';

/** Pieces in the order that was asked for: "the cheapest cashmere thing you have". */
export interface MostFirst {
  ranking: Ranking;
  items: readonly Item[];
}

/** What was found by the scale that was asked for, what can be bought first; null without a scale. */
export function mostFirst(
  { candidates, outfits, dropped, state }: Found,
  wish: Wish,
): MostFirst | null {
  const { most } = state.request ?? {};
  const ranking = most === undefined ? null : findScales(`the ${most.words}`);
  if (ranking === null || outfits.length > 0 || dropped !== null) return null;
  const rows = candidates.map((item) => ({
    item,
    values: ranking.scales.map((scale) => scale.valueOf(item) ?? Number.NEGATIVE_INFINITY),
  }));
  const items = rows
    .toSorted((one, other) => {
      const byStock = Number(canBuy(other.item, wish)) - Number(canBuy(one.item, wish));
      const at = one.values.findIndex((value, place) => value !== other.values[place]);
      return byStock || (at < 0 ? 0 : (other.values[at] ?? 0) - (one.values[at] ?? 0));
    })
    .map(({ item }) => item);
  return { ranking, items };
}

/**
 * Which of all that the shop has is the most of what was asked for.
 * @param all What was found, such as "14 cashmere pieces".
 */
export function tellMost({ ranking, items }: MostFirst, all: string, speech: Speech): string {
  const [best, next] = items;
  const [scale] = ranking.scales;
  if (best === undefined || scale === undefined) return '';
  const name = mentionItem(best, items);
  const isPriced = ranking.measure === 'price' && name.endsWith(priceOf(best));
  const fact = isPriced ? '' : scale.factOf(best);
  if (next === undefined) {
    return speech.say(`There is just one: ${name}${fact}.`, `I have a single one: ${name}${fact}.`);
  }
  const told = speech.say(
    `Of ${all}${all.includes(',') ? ',' : ''} ${name} is ${ranking.word}${fact}.`,
    `${capitalize(ranking.word)} of ${all}: ${name}${fact}.`,
    `I have ${all}, and ${name} is ${ranking.word}${fact}.`,
  );
  return joinSentences(
    ranking.caveat === '' ? '' : speech.say(ranking.caveat),
    told,
    speech.say(
      `Next comes ${pricedName(next, items)}.`,
      `After that comes ${pricedName(next, items)}.`,
    ),
  );
}
