import type { Item } from '@modiste/contract/entities/item';
import type { ReadTurn } from '../../answers/answer.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { priceOf } from '../reasons/reason.ts';
import type { Ranking } from '../scales/ranking.ts';
import { placeInRanking } from './ranked-items.ts';

/** The name of an item with its price, said once. */
export const pricedName = (item: Item, among: readonly Item[]): string => {
  const name = mentionItem(item, among);
  return name.endsWith(priceOf(item)) ? name : `${name} at ${priceOf(item)}`;
};

/** "And the second warmest?" */
export function nameNth(
  { turn, speech }: ReadTurn,
  ranking: Ranking,
  all: readonly Item[],
): { text: string; items: readonly Item[] } | null {
  const [scale] = ranking.scales;
  const place = placeInRanking(turn.words);
  if (place === null || scale === undefined) return null;
  const placed = all
    .flatMap((item) => {
      const value = scale.valueOf(item);
      return value === null ? [] : [{ item, value }];
    })
    .toSorted((one, other) => other.value - one.value);
  const found = placed[place]?.item;
  if (found === undefined) return null;
  const word = ranking.word.replace(/^the /, '');
  const nth = place === 1 ? 'second' : 'third';
  const text = speech.say(
    `Next after ${place === 1 ? 'that' : 'those'}, ${nth} ${word}: ${pricedName(found, all)}.`,
    `The ${nth} ${word} is ${pricedName(found, all)}.`,
  );
  return { text, items: [found] };
}
