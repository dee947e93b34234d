import { ancestorsOf, descendantsOf, findType } from '@modiste/lexicon/garment-types';

/** A type that only an attribute tells apart from its parent: a midi dress is a dress. */
function withoutAttribute(id: string): string {
  const type = findType(id);
  return type === null || type.when === null || type.parent === null
    ? id
    : withoutAttribute(type.parent);
}

/**
 * The types that an item may have when a shopper names these: the named ones and everything below
 * them; what differs from them in an attribute only, since an item has one type where a garment is
 * often several (a midi dress that wraps); and the plain types above, for items told no better.
 */
export function typeFamily(types: readonly string[]): string[] {
  const family = new Set<string>();
  for (const id of types) {
    const root = withoutAttribute(id);
    for (const member of [id, root, ...descendantsOf(root), ...ancestorsOf(id)]) family.add(member);
  }
  return [...family];
}

/** How near an item's type is to the types that were meant, from 0 (another thing) to 1. */
export function typeNearness(type: string, meant: readonly string[]): number {
  if (meant.includes(type)) return 1;
  const above = ancestorsOf(type);
  if (meant.some((id) => above.includes(id))) return 1;
  if (meant.some((id) => ancestorsOf(id).includes(type))) return 0.5;
  return meant.some((id) => above.includes(withoutAttribute(id))) ? 0.4 : 0;
}
