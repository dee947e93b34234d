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

/**
 * Whether a price limit is meant for another kind of garment too: what socks may cost says nothing of
 * boots.
 * @param limit In dollars.
 * @param before The kinds that it was said of, by their lexicon ids; none where it was said of all.
 * @param now The kinds that are looked for now.
 */
export function carriesLimit(
  limit: number | null,
  before: readonly string[],
  now: readonly string[],
): boolean {
  if (limit === null || before.length === 0 || now.length === 0) return true;
  if (before.every(isAccessory) && !now.every(isAccessory)) return false;
  const roles = before.map(typeRole);
  return limit >= floorOf(now) || now.every((type) => roles.includes(typeRole(type)));
}
