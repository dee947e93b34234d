import type { Role } from '@modiste/lexicon/types/type-row';

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

export const rolesBeside = (role: Role): readonly Role[] => BESIDE[role] ?? BESIDE_AN_ACCESSORY;
