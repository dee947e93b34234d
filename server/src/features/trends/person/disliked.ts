import type { Item } from '@modiste/contract/entities/item';
import type { Color } from '@modiste/contract/values';
import type { HomePerson } from './read-person.ts';

type Disliking = Pick<HomePerson, 'dislikes'>;

/** Pieces that are not for the person: an outfit that is not goes with what leads it. */
export const dislikedIds = ({ dislikes }: Disliking): string[] =>
  dislikes.flatMap(({ kind, item_ids }) => (kind === 'outfit' ? item_ids.slice(0, 1) : item_ids));

export const dislikedColors = ({ dislikes }: Disliking): Color[] =>
  dislikes.flatMap(({ color }) => color ?? []);

/** The items that the person did not say are not for them. */
export function withoutDisliked(items: readonly Item[], person: Disliking): Item[] {
  const ids = new Set(dislikedIds(person));
  const colors = dislikedColors(person);
  return items.filter(
    (item) => !ids.has(item.id) && !item.colors.some((color) => colors.includes(color)),
  );
}
