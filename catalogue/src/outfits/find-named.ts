import { descendantsOf, findType, typeRole } from '@modiste/lexicon/garment-types';
import type { Role } from '@modiste/lexicon/type-row';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { Filter } from '../filters/filter.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import { namedTypes } from '../understand/widen-types.ts';
import type { Slot } from './slots.ts';

/** The garments that the words name, as far as the shop has them. */
export interface NamedGarments {
  named: readonly string[];
  /** With all that they bring along. */
  meant: ReadonlySet<string>;
}

/** The next wider kind that fills the same role, as boots are of cowboy boots. */
function widerKind(id: string): string[] {
  const parent = findType(id)?.parent ?? null;
  return parent !== null && typeRole(parent) === typeRole(id) ? [parent] : [];
}

/**
 * What the words name. One word may be of two kinds, as a turtleneck is a top or a sweater: those of
 * them that the shop has are meant.
 */
function namedInShop({ vocabulary }: SearchIndex, understood: UnderstoodQuery): string[] {
  const isThere = (id: string) =>
    [id, ...descendantsOf(id)].some((type) => vocabulary.types.has(type));
  const dropped = understood.readings.flatMap(({ concepts }) => {
    const kinds = concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : []));
    return kinds.some(isThere) ? kinds.filter((id) => !isThere(id)) : [];
  });
  // "No turtlenecks" is read as other tops and sweaters, and asks for neither of them beside a dress.
  const refused = understood.readings.filter(({ role }) => role === 'negated');
  const said = understood.readings
    .filter(({ role }) => role !== 'negated')
    .flatMap(({ concepts }) => concepts.map(({ id }) => id));
  const isImplied = (id: string) => refused.length > 0 && !said.includes(id);
  return namedTypes(understood).filter((id) => !dropped.includes(id) && !isImplied(id));
}

const meantBy = ({ types }: UnderstoodQuery, named: readonly string[]): Set<string> =>
  new Set([...types, ...named.flatMap((id) => [id, ...descendantsOf(id)])]);

function slotOf(role: Role, { named, meant }: NamedGarments): Slot {
  const own = named.filter((id) => typeRole(id) === role);
  const types = [...meant].filter((id) => typeRole(id) === role);
  return { role, types, named: own, isSold: false, isEssential: true };
}

/**
 * What the words name for an outfit; where nothing of it is there within the limits, the next wider
 * kind, and where there is none of that either, it is as if they did not name it.
 * @param limitsOf Everything that a piece of a slot must be, but for the budget.
 */
export async function findNamed(
  index: SearchIndex,
  understood: UnderstoodQuery,
  limitsOf: (slot: Slot) => Filter,
): Promise<NamedGarments> {
  let named: readonly string[] = namedInShop(index, understood);
  while (named.length > 0) {
    const meant = meantBy(understood, named);
    const roles = [...new Set(named.flatMap((id) => typeRole(id) ?? []))];
    const counts = await index.count(roles.map((role) => limitsOf(slotOf(role, { named, meant }))));
    const missing = new Set(roles.filter((_, at) => counts[at] === 0));
    if (missing.size === 0) return { named, meant };
    named = named.flatMap((id) => (missing.has(typeRole(id) ?? 'other') ? widerKind(id) : id));
  }
  return { named, meant: new Set() };
}
