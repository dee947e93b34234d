import type { Role } from '@modiste/lexicon/type-row';

/** How much an outfit without one wants a piece of each role, from 0 to 1. */
const WANTED: Readonly<Record<Role, number>> = {
  shoes: 1,
  bag: 0.9,
  top: 0.85,
  bottom: 0.85,
  'one-piece': 0.7,
  outer: 0.6,
  jewelry: 0.55,
  suit: 0.4,
  eyewear: 0.5,
  'mid-layer': 0.5,
  watch: 0.4,
  headwear: 0.4,
  scarf: 0.4,
  belt: 0.4,
  hosiery: 0.2,
  other: 0.25,
  swim: 0.15,
  underwear: 0.1,
  sleep: 0.05,
};

/** What is left of that once the outfit has one: necklaces take earrings, shoes take no shoes. */
const AGAIN: Readonly<Partial<Record<Role, number>>> = {
  jewelry: 0.7,
  top: 0.35,
  'mid-layer': 0.3,
  other: 0.5,
  outer: 0.15,
  swim: 0.5,
  underwear: 0.5,
};
const AGAIN_USUAL = 0.1;

/** What covers the same part of the body, or belongs to another world. */
const CLASHES: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  'one-piece': ['top', 'bottom', 'suit', 'swim', 'sleep'],
  top: ['one-piece', 'swim', 'sleep'],
  bottom: ['one-piece', 'suit', 'sleep'],
  suit: ['one-piece', 'bottom', 'outer', 'swim', 'sleep'],
  outer: ['suit', 'swim', 'sleep'],
  swim: ['one-piece', 'suit', 'outer', 'mid-layer', 'hosiery', 'sleep', 'scarf'],
  sleep: ['one-piece', 'suit', 'top', 'bottom', 'outer', 'swim', 'bag', 'watch', 'belt'],
};

export const rolesClash = (one: Role, other: Role): boolean =>
  CLASHES[one]?.includes(other) === true || CLASHES[other]?.includes(one) === true;

/** How much an outfit of these roles still wants a piece of this one, from 0 to 1. */
export function wantOf(role: Role, present: readonly Role[]): number {
  const has = present.filter((other) => other === role).length;
  return WANTED[role] * (AGAIN[role] ?? AGAIN_USUAL) ** has;
}
