import { COLORS, GENDERS } from '@modiste/contract/values';
import { childrenOf, GARMENT_TYPES } from '../garments/garment-types.ts';
import { fnv1a } from '../hash/fnv1a.ts';

/** Numbers in a concept vector. */
export const CONCEPT_DIMENSIONS = 256;

const families = GARMENT_TYPES.filter(({ id }) => childrenOf(id).length > 0);
const roles = new Set(GARMENT_TYPES.map((type) => `role ${type.role}`));

/**
 * Few, and told apart best: a dimension each. Types that have kinds of their own are the families
 * that every garment belongs to.
 */
const OWN_AXES: ReadonlyMap<string, number> = new Map(
  [
    'formality',
    'warmth',
    ...COLORS.map((color) => color.toLowerCase()),
    ...GENDERS.map((gender) => `for ${gender}`),
    ...roles,
    ...families.map(({ id }) => id),
  ].map((key, at) => [key, at]),
);

const SHARED = CONCEPT_DIMENSIONS - OWN_AXES.size;
const SHARED_VALUE = 1 / Math.sqrt(SHARED);

/**
 * Adds the direction of one concept, times a weight. All other concepts share the dimensions that
 * are left: each takes every one of them with a sign drawn from its own name, so that two concepts
 * are nearly at right angles, and adding a concept to the lexicon moves no other. A random
 * projection with binary coins: Achlioptas, "Database-friendly random projections", JCSS 66 (2003).
 */
export function addAxis(vector: Float32Array, key: string, weight: number): void {
  const own = OWN_AXES.get(key);
  if (own !== undefined) {
    vector[own] = (vector[own] ?? 0) + weight;
    return;
  }
  let state = fnv1a(key) || 1;
  for (let at = OWN_AXES.size; at < CONCEPT_DIMENSIONS; at += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const sign = state < 0 ? -1 : 1;
    vector[at] = (vector[at] ?? 0) + sign * weight * SHARED_VALUE;
  }
}
