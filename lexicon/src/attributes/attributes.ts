import { type FabricRow, MATERIALS } from '../fabrics/materials.ts';
import { PATTERNS } from '../fabrics/patterns.ts';
import { listOf } from '../words/tokens.ts';
import { ACTIVITIES } from './activities.ts';
import { AESTHETICS } from './aesthetics.ts';
import type { AttributeGroup, AttributeRow } from './attribute-row.ts';
import { DETAILS } from './details.ts';
import { DRESS_CODES } from './dress-codes.ts';
import { FEATURES } from './features.ts';
import { OCCASIONS } from './occasions.ts';
import { SHAPES } from './shapes.ts';
import { STYLES } from './styles.ts';

/** Something said of a garment: a neckline, an occasion, a style. */
export interface Attribute {
  id: string;
  group: AttributeGroup;
  name: string;
  /** Other ways to say it. */
  synonyms: readonly string[];
  /** Lexicon ids, lower-case colors or plain words that go with it, by weight from 0 to 1. */
  related: ReadonlyMap<string, number>;
  /** Attributes, materials and types that cannot be where it is asked for. */
  excludes: readonly string[];
}

function readRelated(list: string | undefined): Map<string, number> {
  return new Map(
    listOf(list).map((part): [string, number] => {
      const at = part.lastIndexOf(' ');
      return [part.slice(0, at), Number(part.slice(at + 1))];
    }),
  );
}

const complete = (row: AttributeRow): Attribute => ({
  id: row.id,
  group: row.group,
  name: row.name ?? row.id.replaceAll('-', ' '),
  synonyms: listOf(row.also),
  related: readRelated(row.related),
  excludes: listOf(row.excludes),
});

/** Necklines, sleeves, lengths, fits, details, activities, seasons, occasions and styles. */
export const ATTRIBUTES: readonly Attribute[] = [
  ...SHAPES,
  ...DETAILS,
  ...FEATURES,
  ...ACTIVITIES,
  ...OCCASIONS,
  ...DRESS_CODES,
  ...STYLES,
  ...AESTHETICS,
].map(complete);

const attributesById = new Map(ATTRIBUTES.map((row) => [row.id, row]));
const fabricsById = new Map([...MATERIALS, ...PATTERNS].map((row) => [row.id, row]));

/** The attribute of this id, or null. */
export const findAttribute = (id: string): Attribute | null => attributesById.get(id) ?? null;

/** What kind of thing the attribute says, or null for an unknown id. */
export const attributeGroup = (id: string): AttributeGroup | null =>
  attributesById.get(id)?.group ?? null;

/** The material or pattern of this id, or null. */
export const findFabric = (id: string): FabricRow | null => fabricsById.get(id) ?? null;

const materialIds: ReadonlySet<string> = new Set(MATERIALS.map((row) => row.id));

/** Which of the three a fact is that a type's name may tell. */
export function kindOfFact(id: string): 'attribute' | 'material' | 'pattern' {
  if (attributesById.has(id)) return 'attribute';
  return materialIds.has(id) ? 'material' : 'pattern';
}

/** A material or pattern with every kind of it: wool gives merino and cashmere too. */
export function fabricWithKinds(id: string): string[] {
  const kinds = [...MATERIALS, ...PATTERNS].filter((row) => row.of === id);
  return [id, ...kinds.flatMap((row) => fabricWithKinds(row.id))];
}
