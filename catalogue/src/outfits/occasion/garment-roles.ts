import type { Role } from '@modiste/lexicon/type-row';

/** What dresses the body and the feet, and no accessory. */
export const CLOTHES: ReadonlySet<Role> = new Set<Role>([
  'top',
  'mid-layer',
  'outer',
  'bottom',
  'one-piece',
  'suit',
  'shoes',
  'swim',
  'sleep',
]);

/** Whether a piece of the role is a garment, and no shoe or accessory. */
export const isGarment = (role: Role): boolean => CLOTHES.has(role) && role !== 'shoes';
