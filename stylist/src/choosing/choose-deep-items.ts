import type { Item } from '@modiste/contract/entities/item';
import { PICKS_MAX } from '../dialogue/dialogue-state.ts';
import { shownColor } from '../facts/item-colors.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { countTold } from './limits/told-by-page.ts';
import { canBuy, isRiskyGift, suitingFirst } from './reasons/suits-request.ts';
import type { Wish } from './reasons/wish.ts';

/** So many that suit are a choice. */
const ENOUGH = 3;
/** Beyond this place among the candidates an item is no longer one of the best. */
const POOL_MAX = 24;
/** What sharing each of these with a chosen item costs, in units of the whole pool. */
const SHARED = { brand: 0.12, design: 0.5, type: 0.1, color: 0.08, fabric: 0.08, price: 0.1 };
const PRICE_LEVEL = 1.35;
/** More than any place and any likeness are worth: what does not suit comes last. */
const UNSUITED = 4;

/** "Coralie Silk Slip Midi Dress" and its sisters differ in the first word only. */
const designOf = ({ short_description }: Item): string =>
  short_description.toLowerCase().split(/\s+/).slice(-3).join(' ');

const isNearPrice = (one: Item, other: Item): boolean =>
  Math.max(one.price, other.price) <= Math.min(one.price, other.price) * PRICE_LEVEL;

/** How much two items are the same choice, from 0 to about 1. */
function sameness(one: Item, other: Item): number {
  const [first, second] = [readItemFacts(one).garment, readItemFacts(other).garment];
  return (
    (one.brand === other.brand ? SHARED.brand : 0) +
    (designOf(one) === designOf(other) ? SHARED.design : 0) +
    (first.type === second.type ? SHARED.type : 0) +
    (shownColor(one)?.colors[0] === shownColor(other)?.colors[0] ? SHARED.color : 0) +
    (first.materials[0] === second.materials[0] ? SHARED.fabric : 0) +
    (isNearPrice(one, other) ? SHARED.price : 0)
  );
}

/** The very item that the shopper pointed at, where it comes in the color asked for. */
const pointedAt = (candidates: readonly Item[], { anchor, colors }: Wish): Item[] =>
  anchor?.relation === 'like' && colors.length > 0
    ? candidates.filter(({ id }) => id === anchor.item.id)
    : [];

/**
 * The items to speak of one by one: near the top of the candidates, and unlike one another in price,
 * brand, kind, color and fabric (maximal marginal relevance, Carbonell and Goldstein, SIGIR 1998).
 */
export function chooseDeepItems(found: readonly Item[], wish: Wish, count = PICKS_MAX): Item[] {
  // What is sold out is spoken of only where nothing else is left.
  const there = found.filter((item) => canBuy(item, wish));
  const candidates = there.length > 0 ? there : found;
  const { suiting, all } = suitingFirst(candidates, wish);
  // Rather fewer to speak of than some that do not suit.
  const pool = (suiting.length >= ENOUGH ? suiting : all).slice(0, POOL_MAX);
  const cheapest = pool.toSorted((one, other) => one.price - other.price)[0];
  const chosen = pointedAt(candidates, wish);
  if (chosen.length === 0 && wish.wantsCheap && cheapest !== undefined) chosen.push(cheapest);
  const value = (item: Item) => {
    const relevance = 1 - pool.indexOf(item) / POOL_MAX;
    const likeness = Math.max(0, ...chosen.map((other) => sameness(item, other)));
    const unsuited =
      (suiting.includes(item) ? 0 : UNSUITED) + (isRiskyGift(item, wish) ? UNSUITED : 0);
    return relevance + countTold(item, wish) - likeness * 1.5 - unsuited;
  };
  while (chosen.length < Math.min(count, candidates.length)) {
    const left = pool.filter((item) => !chosen.includes(item));
    if (left.length === 0) break;
    const next = left.reduce((best, item) => (value(item) > value(best) ? item : best));
    chosen.push(next);
  }
  return chosen;
}
