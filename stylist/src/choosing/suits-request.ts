import type { Item } from '@modiste/contract/entities/item';
import { warmthOf } from '@modiste/lexicon/garment-types';
import { fabricGives } from '../facts/fabric-traits.ts';
import { feetScore } from '../facts/feet-fit.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { missesComparison } from './reasons/compared.ts';
import { isLiked } from './reasons/liked-reasons.ts';
import { isTooCasual, isTooDressy } from './reasons/usual-choice.ts';
import type { Wish } from './reasons/wish.ts';

const HOT: ReadonlySet<string> = new Set([
  'summer',
  'beach',
  'beach-wedding',
  'garden-wedding',
  'resort-wear',
  'vacation',
  'picnic',
]);
const HEAVY: ReadonlySet<string> = new Set(['velvet', 'leather', 'corduroy', 'tweed', 'suede']);
/** What keeps its wearer no warmer than it should is worn in any weather. */
const NOT_WORN_FOR_WARMTH: ReadonlySet<string> = new Set(['shoes', 'bags', 'accessories']);
const BARE = 0.2;

/** Velvet in summer and linen in snow match the words, and are nothing to speak of first. */
function isOutOfSeason(item: Item, { occasions }: Wish): boolean {
  if (NOT_WORN_FOR_WARMTH.has(item.try_on_category)) return false;
  const { materials, type } = readItemFacts(item).garment;
  const isWarm = materials.some((id) => HEAVY.has(id) || fabricGives(id, 'insulated'));
  if (occasions.some((id) => HOT.has(id))) return isWarm;
  return occasions.includes('winter') && !isWarm && (warmthOf(type ?? '') ?? 0.5) < BARE;
}

/** Whether an item is dressed up and warm enough for what it is for, and as it was asked to differ. */
const suitsRequest = (item: Item, wish: Wish): boolean =>
  !wish.occasions.some((id) => isTooCasual(item, id) || isTooDressy(item.other_info.type, id)) &&
  !isOutOfSeason(item, wish) &&
  !missesComparison(item, wish);

/** The items that suit the request before those that only match its words; else in their order. */
export function suitingFirst(items: readonly Item[], wish: Wish): { suiting: Item[]; all: Item[] } {
  const suiting = items.filter((item) => suitsRequest(item, wish));
  return { suiting, all: [...suiting, ...items.filter((item) => !suiting.includes(item))] };
}

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
