import { findFabric } from '@modiste/lexicon/attributes';
import { namedMaterials } from '@modiste/lexicon/named-materials';
import rows from './material-care.json' with { type: 'json' };

type Wordings = readonly (readonly string[])[];

/** What can be done to a piece. */
export const CARE_ASPECTS = ['wash', 'dry', 'iron', 'store'] as const;
export type CareAspect = (typeof CARE_ASPECTS)[number];

/** How to treat a material: of each aspect the facts, each in several wordings. */
export interface MaterialCare extends Readonly<Record<CareAspect | 'extra', Wordings>> {
  id: string;
  name: string;
  /** The lexicon's materials that are treated so. */
  kinds: readonly string[];
  /** Those of `kinds` that are a weave, and mostly of this fiber. */
  usually?: readonly string[];
  /** Of several materials the one with the highest number decides. */
  delicacy: number;
}

/** Every row of the table. */
export const CARES: readonly MaterialCare[] = rows;

const carePlaces = new Map(CARES.flatMap((row) => row.kinds.map((kind) => [kind, row] as const)));

/** How a material of the lexicon is treated, by its own row or that of what it is a kind of. */
export function careOf(material: string): MaterialCare | null {
  const own = carePlaces.get(material);
  if (own !== undefined) return own;
  const wider = findFabric(material)?.of;
  return wider === undefined ? null : careOf(wider);
}

/** The care that several materials need together: that of the most delicate one. */
export const careOfAll = (materials: readonly string[]): MaterialCare | null =>
  materials
    .flatMap((material) => careOf(material) ?? [])
    .toSorted((one, other) => other.delicacy - one.delicacy)[0] ?? null;

const KEPT_AS_WRITTEN = ['Gore-Tex', 'PVC', 'EVA'];
const OWN_NAMES: Readonly<Record<string, string>> = {
  spandex: 'elastane',
  'down-fill': 'down',
  'jersey-knit': 'jersey',
  'pashmina-wool': 'pashmina',
};

/** A material as a shopper reads it: "down", "Gore-Tex". */
export function materialName(id: string): string {
  const name = OWN_NAMES[id] ?? namedMaterials([id])[0] ?? id.replaceAll('-', ' ');
  return KEPT_AS_WRITTEN.includes(name) ? name : name.toLowerCase();
}
