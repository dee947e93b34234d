import { findAttribute } from '../attributes/attributes.ts';
import { ancestorsOf } from '../garments/garment-types.ts';
import { keyOf, keyOfRelated } from './concept-links.ts';

/** What calling asks of a garment: lexicon ids. */
export interface AffinityGarment {
  /** Empty where it is not known. */
  type: string;
  colors: readonly string[];
  /** Materials, patterns and attributes. */
  facts: readonly string[];
}

type Calls = ReadonlyMap<string, number>;

function callsOf(id: string): Calls {
  const related = findAttribute(id)?.related ?? new Map<string, number>();
  return new Map([...related].map(([words, weight]) => [keyOfRelated(words), weight]));
}

const keysOf = ({ type, colors, facts }: AffinityGarment): string[] => [
  type,
  ...ancestorsOf(type),
  ...facts,
  ...colors.map((color) => keyOf('color', color)),
];

/** Each reason counts for as much as those before it left open (a noisy "or"). */
const joined = (calls: Calls, keys: readonly string[]): number =>
  1 - keys.reduce((open, key) => open * (1 - (calls.get(key) ?? 0)), 1);

/**
 * Tells how strongly occasions, seasons, styles and the like call for a garment: an evening for a
 * gown most of all, and for velvet and satin.
 * @param attributes Lexicon ids; those that call for nothing are left out.
 * @returns from 0 to 1, the mean over the attributes; 0 where none calls for anything.
 */
export function occasionAffinity(
  attributes: readonly string[],
): (garment: AffinityGarment) => number {
  const all = attributes.map(callsOf).filter((calls) => calls.size > 0);
  if (all.length === 0) return () => 0;
  return (garment) => {
    const keys = keysOf(garment);
    return all.reduce((sum, calls) => sum + joined(calls, keys), 0) / all.length;
  };
}
