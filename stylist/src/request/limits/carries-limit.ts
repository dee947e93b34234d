import { typeRole } from '@modiste/lexicon/garment-types';

/** Below so many dollars hardly any piece of a role is sold; other roles begin near nothing. */
const FLOORS: Readonly<Record<string, number | undefined>> = {
  suit: 100,
  outer: 80,
  shoes: 50,
  bag: 50,
  'one-piece': 40,
  bottom: 35,
  'mid-layer': 35,
  sleep: 40,
};

const floorOf = (types: readonly string[]): number =>
  Math.max(0, ...types.map((type) => FLOORS[typeRole(type) ?? ''] ?? 0));

const ACCESSORIES: ReadonlySet<string | null> = new Set([
  'bag',
  'jewelry',
  'headwear',
  'belt',
  'scarf',
  'eyewear',
  'watch',
  'hosiery',
]);
const isAccessory = (type: string): boolean => ACCESSORIES.has(typeRole(type));

interface Kinds {
  /** The kinds that the limit was said of, by their lexicon ids; none where it was said of all. */
  before: readonly string[];
  /** The kinds that are looked for now. */
  now: readonly string[];
}

/**
 * Whether a price limit is meant for other kinds of garments too: "wellies under 100" says nothing of a
 * fleece, and what socks may cost says nothing of boots.
 * @param limit In dollars.
 * @param isOfAll Whether it was said of all that is bought: "my budget is 100".
 */
export function carriesLimit(
  limit: number | null,
  isOfAll: boolean,
  { before, now }: Kinds,
): boolean {
  if (limit === null || before.length === 0 || now.length === 0) return true;
  const roles = before.map(typeRole);
  if (now.every((type) => roles.includes(typeRole(type)))) return true;
  if (before.every(isAccessory) && !now.every(isAccessory)) return false;
  return isOfAll && limit >= floorOf(now);
}
