import type { AttributeGroup, AttributeRow } from './attributes/attribute-row.ts';
import { DETAILS } from './attributes/details.ts';
import { OCCASIONS } from './attributes/occasions.ts';
import { SHAPES } from './attributes/shapes.ts';
import { STYLES } from './attributes/styles.ts';
import { type FabricRow, MATERIALS, PATTERNS } from './materials.ts';

/** Necklines, sleeves, lengths, fits, details, activities, seasons, occasions and styles. */
export const ATTRIBUTES: readonly AttributeRow[] = [...SHAPES, ...DETAILS, ...OCCASIONS, ...STYLES];

const attributesById = new Map(ATTRIBUTES.map((row) => [row.id, row]));
const fabricsById = new Map([...MATERIALS, ...PATTERNS].map((row) => [row.id, row]));

/** The attribute of this id, or null. */
export const findAttribute = (id: string): AttributeRow | null => attributesById.get(id) ?? null;

/** What kind of thing the attribute says, or null for an unknown id. */
export const attributeGroup = (id: string): AttributeGroup | null =>
  attributesById.get(id)?.group ?? null;

/** The material or pattern of this id, or null. */
export const findFabric = (id: string): FabricRow | null => fabricsById.get(id) ?? null;

/** A material or pattern with every kind of it: wool gives merino and cashmere too. */
export function fabricWithKinds(id: string): string[] {
  const kinds = [...MATERIALS, ...PATTERNS].filter((row) => row.of === id);
  return [id, ...kinds.flatMap((row) => fabricWithKinds(row.id))];
}
