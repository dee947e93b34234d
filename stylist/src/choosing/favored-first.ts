import type { Item } from '@modiste/contract/entities/item';
import { feetScore } from '../facts/feet-fit.ts';
import { isLiked } from './reasons/liked-reasons.ts';
import type { Wish } from './reasons/wish.ts';

/** So many places each liking lifts an item. */
const LIFT_PLACES = 8;
/** However much of it is liked. */
const LIKES_MAX = 2;

/** What is liked, or suits feet as they were told, further up; all else stays in its order. */
export function favoredFirst(items: readonly Item[], { remembered }: Wish): readonly Item[] {
  const { likes, feet } = remembered;
  if (likes.length === 0 && feet === null) return items;
  const lift = (item: Item) => {
    const liked = likes.filter((one) => isLiked(one, item)).length;
    const suits = feet === null ? 0 : feetScore(item, feet.shape);
    return (Math.min(LIKES_MAX, liked) + suits) * LIFT_PLACES;
  };
  return items
    .map((item, at) => ({ item, place: at - lift(item) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
