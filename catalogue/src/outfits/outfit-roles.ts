import type { Role } from '@modiste/lexicon/type-row';
import type { Piece } from '../similar/outfit/piece.ts';

/**
 * The roles that make an outfit of an item, most needed first. No list has two roles that cover the
 * same part of the body, so what it gives can be worn together.
 */
const BESIDE: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  top: ['bottom', 'shoes', 'outer', 'bag', 'jewelry', 'belt'],
  'mid-layer': ['top', 'bottom', 'shoes', 'bag', 'scarf', 'watch'],
  outer: ['top', 'bottom', 'shoes', 'bag', 'scarf', 'headwear'],
  bottom: ['top', 'shoes', 'outer', 'belt', 'bag', 'watch'],
  'one-piece': ['shoes', 'bag', 'outer', 'jewelry', 'eyewear', 'headwear'],
  suit: ['top', 'shoes', 'belt', 'watch', 'bag', 'outer'],
  shoes: ['bottom', 'top', 'outer', 'bag', 'belt', 'watch'],
  bag: ['top', 'bottom', 'shoes', 'outer', 'jewelry', 'eyewear'],
  swim: ['shoes', 'bag', 'headwear', 'eyewear'],
  underwear: [],
  sleep: [],
};
const BESIDE_AN_ACCESSORY: readonly Role[] = ['top', 'bottom', 'shoes', 'bag', 'outer'];

/** Below this a garment is made for sport or for the sofa, and has no loops for a belt. */
const BELTED_FORMALITY_MIN = 0.15;

/** The roles that an item leaves open; a man's outfit is finished by a watch, not by earrings. */
export function rolesBeside({ role, formality, worn }: Piece): readonly Role[] {
  if (role === null) return [];
  const beside = BESIDE[role] ?? BESIDE_AN_ACCESSORY;
  const isBelted = formality === null || formality >= BELTED_FORMALITY_MIN;
  return beside
    .filter((one) => one !== 'belt' || isBelted)
    .map((one) => (one === 'jewelry' && worn.gender === 'Men' ? 'watch' : one));
}

/** What stays at home, in a bag or in the water finishes no outfit. */
export const NOT_SHOWN: ReadonlySet<string> = new Set([
  'slippers',
  'wallet',
  'card-holder',
  'coin-purse',
  'cosmetic-bag',
  'pencil-case',
  'pouch',
  'garment-bag',
  'luggage',
  'diaper-bag',
  'glasses',
  'reading-glasses',
  'blue-light-glasses',
  'goggles',
  'swim-cap',
  'bonnet',
  'veil',
]);
