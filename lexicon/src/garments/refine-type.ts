import type { Gender } from '@modiste/contract/values';
import { findAttribute } from '../attributes/attributes.ts';
import { MATERIALS } from '../fabrics/fabrics.ts';
import { ancestorsOf, childrenOf, findType } from './garment-types.ts';

/**
 * The most exact type that a type and what else is known of a garment make together: dress and
 * midi give midi-dress.
 * @param known Ids of attributes, materials and patterns.
 */
export function refineType(id: string, known: ReadonlySet<string>, gender: Gender | null): string {
  const child = childrenOf(id).find(
    (type) =>
      type.when !== null &&
      known.has(type.when) &&
      (type.gender === null || gender === null || type.gender === gender),
  );
  return child === undefined ? id : refineType(child.id, known, gender);
}

/** Whether one type is the other or below it. */
export const isKindOf = (id: string, wanted: string): boolean =>
  id === wanted || ancestorsOf(id).includes(wanted);

/**
 * The type that several names for one thing mean: the most exact where they lie on one branch,
 * otherwise the last, which is the head in English.
 */
export function headOf(ids: readonly string[]): string | null {
  const last = ids.at(-1);
  if (last === undefined) return null;
  const exact = ids.filter((id) => id !== last && isKindOf(id, last));
  return exact.at(-1) ?? findType(last)?.id ?? null;
}

const materialIds: ReadonlySet<string> = new Set(MATERIALS.map((row) => row.id));

/** What a type's name says beyond the type: a midi dress has the length midi. */
export function impliedBy(id: string | null): {
  attributes: string[];
  materials: string[];
  patterns: string[];
} {
  const line = id === null ? [] : [id, ...ancestorsOf(id)];
  const known = line.flatMap((named) => {
    const type = findType(named);
    return type === null ? [] : [...(type.when === null ? [] : [type.when]), ...type.implies];
  });
  const attributes = known.filter((when) => findAttribute(when) !== null);
  const materials = known.filter((when) => materialIds.has(when));
  const named = new Set([...attributes, ...materials]);
  return { attributes, materials, patterns: known.filter((when) => !named.has(when)) };
}
