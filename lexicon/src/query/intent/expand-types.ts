import { attributeGroup } from '../../attributes/attributes.ts';
import { MATERIALS } from '../../fabrics/fabrics.ts';
import { childrenOf, descendantsOf, findType } from '../../garments/garment-types.ts';

const materialIds: ReadonlySet<string> = new Set(MATERIALS.map((row) => row.id));

/** What kind of thing makes a child of its parent: "length" for midi-dress. */
const kindOf = (when: string): string =>
  attributeGroup(when) ?? (materialIds.has(when) ? 'material' : 'pattern');

const family = (id: string): string[] => [id, ...descendantsOf(id)];

/**
 * A midi dress may be filed as a wrap dress, ripped jeans as skinny ones: an item has one type. So
 * a type that is its parent plus one fact brings the siblings that are so by a fact of another
 * kind. A length is often told in passing, so it brings the parent and every other sibling too.
 */
function siblingTypesOf(id: string): string[] {
  const type = findType(id);
  if (type === null || type.when === null || type.parent === null) return [];
  const kind = kindOf(type.when);
  const isLength = kind === 'length';
  const siblings = childrenOf(type.parent).filter((sibling) =>
    sibling.when === null ? isLength : kindOf(sibling.when) !== kind,
  );
  return [...(isLength ? [type.parent] : []), ...siblings.flatMap(({ id: kin }) => family(kin))];
}

/** Ids of the types meant: each with its descendants first, then kindred ones. */
export function expandTypes(ids: readonly string[]): string[] {
  const exact = [
    ...ids.flatMap(family),
    ...ids.flatMap((id) => findType(id)?.covers.flatMap(family) ?? []),
  ];
  return [...new Set([...exact, ...ids.flatMap(siblingTypesOf)])];
}
