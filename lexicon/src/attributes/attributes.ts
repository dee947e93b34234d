import { type FabricRow, MATERIALS, PATTERNS } from '../fabrics/fabrics.ts';
import { listOf } from '../words/tokens.ts';
import activities from './activities.json' with { type: 'json' };
import aesthetics from './aesthetics.json' with { type: 'json' };
import { type AttributeGroup, type AttributeRow, inGroup } from './attribute-row.ts';
import details from './details.json' with { type: 'json' };
import dressCodes from './dress-codes.json' with { type: 'json' };
import { FEATURES } from './features.ts';
import occasions from './occasions.json' with { type: 'json' };
import shapes from './shapes.json' with { type: 'json' };
import styles from './styles.json' with { type: 'json' };

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

/** Groups of what is seen of a garment; what it is for or feels like is a matter of degree. */
export const VISIBLE_GROUPS: ReadonlySet<AttributeGroup | null> = new Set<AttributeGroup>([
  'neckline',
  'sleeve',
  'length',
  'fit',
  'rise',
  'heel',
  'closure',
  'detail',
]);

/** Groups of what the record of a garment can tell; what suits an occasion is a judgment. */
export const RECORDED_GROUPS: ReadonlySet<AttributeGroup | null> = new Set<AttributeGroup | null>([
  ...VISIBLE_GROUPS,
  'feature',
]);

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

/** Looks that people name as one thing, each as what it is made of: "quiet luxury". */
export const AESTHETICS: readonly AttributeRow[] = inGroup('style', aesthetics);

/** Necklines, sleeves, lengths, fits, details, activities, seasons, occasions and styles. */
export const ATTRIBUTES: readonly Attribute[] = [
  ...inGroup('neckline', shapes.neckline),
  ...inGroup('sleeve', shapes.sleeve),
  ...inGroup('length', shapes.length),
  ...inGroup('fit', shapes.fit),
  ...inGroup('rise', shapes.rise),
  ...inGroup('heel', shapes.heel),
  ...inGroup('closure', details.closure),
  ...inGroup('detail', details.detail),
  ...FEATURES,
  ...inGroup('activity', activities),
  ...inGroup('season', occasions.season),
  ...inGroup('occasion', occasions.occasion),
  ...inGroup('dress-code', dressCodes),
  ...inGroup('style', styles),
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
