import type { Item } from '@modiste/contract/entities/item';
import { nameOfComparison } from '@modiste/lexicon/comparisons';
import { ancestorsOf, findType, typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { ROLES, type Role } from '@modiste/lexicon/type-row';
import { isPairType } from '@modiste/stylist/item-names';
import type { OutfitChange } from '@modiste/stylist/outfit-request';
import type { Wanted } from './find-candidates.ts';
import { listed } from './name-dropped.ts';

const KNOWN_ROLES: ReadonlySet<string> = new Set(ROLES);
export const isRole = (name: string): name is Role => KNOWN_ROLES.has(name);

const NOUNS: Readonly<Partial<Record<Role, string>>> = {
  eyewear: 'pair of sunglasses',
  shoes: 'pair of shoes',
  outer: 'jacket or coat',
  'mid-layer': 'knit',
  headwear: 'hat',
  jewelry: 'piece of jewelry',
  hosiery: 'pair of socks',
  other: 'piece',
};
const nounOf = (role: Role | null): string => (role === null ? 'piece' : (NOUNS[role] ?? role));

export const LEFT_OUT: Readonly<Record<string, string>> = {
  eyewear: 'sunglasses',
  headwear: 'hat',
};
export const namesOf = (fill: readonly string[]): string =>
  listed(fill.map((role) => nounOf(isRole(role) ? role : null)));

const isFilled = (id: string, { fill }: OutfitChange): boolean =>
  fill.some((role) => role === typeRole(id));

/** The kind that an outfit was to get beside what it has, where no wish names it: "add a cardi". */
export function typeAdded({ state: { request } }: Wanted, change: OutfitChange): string | null {
  const isWished = request.wishes.some(({ role, concepts }) =>
    concepts.some(({ kind, id }) => role === 'wanted' && kind === 'type' && isFilled(id, change)),
  );
  const added = (request.outfit?.set ?? []).filter(({ type }) => isFilled(type, change));
  return isWished || !change.isAdded ? null : (added.at(-1)?.type ?? null);
}

/** The kind of garment that the words name for what is filled, "shoes" or "boots"; null for none. */
export function typeAsked(wanted: Wanted, change: OutfitChange) {
  const types = wanted.state.request.wishes
    .filter(({ role }) => role === 'wanted')
    .flatMap(({ concepts }) => concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])));
  const named = types.findLast((id) => isFilled(id, change));
  return findType(named ?? typeAdded(wanted, change) ?? '');
}

/** The kind that was asked for by name: "tie", "pair of boots"; null where only the part was named. */
export function kindAsked(wanted: Wanted, change: OutfitChange): string | null {
  const type = typeAsked(wanted, change);
  if (type === null || type.parent === null) return null;
  return isPairType(type) ? `pair of ${type.plural.toLowerCase()}` : type.name.toLowerCase();
}

/** That nothing which goes with the rest is as far along as was asked, so that all stays. */
export function tellNoFurther(wanted: Wanted, change: OutfitChange): string | null {
  const words = (change.than ?? []).flatMap((one) => nameOfComparison(one) ?? []);
  if (words.length === 0) return null;
  const named = typeAsked(wanted, change)?.plural.toLowerCase() ?? null;
  const what = named === null ? `${namesOf(change.fill)} that goes` : `${named} that go`;
  return `I have no ${listed(words)} ${what} with the rest, so it stays as it was.`;
}

/** Whether two kinds are alike beyond the part of an outfit that they fill: ankle boots and Chelsea boots. */
const areNear = (one: string, other: string): boolean =>
  ancestorsOf(one).some((id) => findType(id)?.parent !== null && ancestorsOf(other).includes(id));

/**
 * What is told where a kind that was asked for is not among the new pieces, and whether what is comes
 * near it: socks are no tights.
 */
export function otherKind(
  { state: { request } }: Wanted,
  { bases, fill }: OutfitChange,
  outfits: readonly (readonly Item[])[],
): { notice: string; isNear: boolean } | null {
  const kept = new Set(bases.flat());
  const fresh = outfits.flat().filter(({ id }) => !kept.has(id));
  const asked = request.wishes
    .filter(({ role }) => role === 'wanted')
    .flatMap(({ concepts }) => concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])));
  const missing = asked.find(
    (type) =>
      fill.some((role) => role === typeRole(type)) &&
      !fresh.some(({ other_info }) => isKindOf(other_info.type, type)),
  );
  const name = findType(missing ?? '')?.plural.toLowerCase();
  if (missing === undefined || name === undefined) return null;
  const isNear = fresh.some(({ other_info }) => areNear(missing, other_info.type));
  return { notice: `I have no ${name} that go with it`, isNear };
}
