import type { Role } from '@modiste/lexicon/type-row';

/** What a shop in the middle of the market asks, in dollars; only their proportions matter. */
const USUAL_PRICES: Readonly<Record<Role, number>> = {
  top: 45,
  'mid-layer': 70,
  outer: 140,
  bottom: 65,
  'one-piece': 90,
  suit: 300,
  shoes: 95,
  bag: 110,
  jewelry: 40,
  headwear: 30,
  belt: 35,
  scarf: 40,
  eyewear: 80,
  watch: 130,
  hosiery: 15,
  underwear: 25,
  swim: 55,
  sleep: 45,
  other: 30,
};
const USUAL_PRICE = 60;

/**
 * How dear an item is among its kind, in doublings: 1 costs twice the usual, -1 half of it.
 * Null where the price is not known.
 */
export const priceLevel = (role: Role | null, price: number): number | null =>
  price > 0 ? Math.log2(price / (role === null ? USUAL_PRICE : USUAL_PRICES[role])) : null;
