import { fabricWithKinds, findFabric } from '@modiste/lexicon/attributes';
import traits from './fabric-traits.json' with { type: 'json' };

/** What a material does for the one who wears it. */
interface FabricTraits {
  id: string;
  /** Attributes that every garment of it has, by lexicon id. */
  gives?: readonly string[];
  /** Whether it is soft to the touch. */
  soft?: boolean;
  /** Whole clauses about the material, beginning after its name: "lets air through". */
  does: readonly string[];
}

const kindsById = new Map<string, ReadonlySet<string>>();

/** A material or pattern with every kind of it, looked up once: hundreds of items ask for them. */
export function kindsOfFabric(id: string): ReadonlySet<string> {
  const known = kindsById.get(id) ?? new Set(fabricWithKinds(id));
  kindsById.set(id, known);
  return known;
}

const ROWS: readonly FabricTraits[] = traits;
const byId = new Map(ROWS.map((row) => [row.id, row]));

/** The traits of a material, or of what it is a kind of; null where nothing is known. */
function traitsOf(id: string): FabricTraits | null {
  const own = byId.get(id);
  if (own !== undefined) return own;
  const wider = findFabric(id)?.of;
  return wider === undefined ? null : traitsOf(wider);
}

/** Whether a material makes an attribute true: linen is breathable. */
export const fabricGives = (material: string, attribute: string): boolean =>
  traitsOf(material)?.gives?.includes(attribute) === true;

/** Whether a material is soft to the touch. */
export const isSoftFabric = (material: string): boolean => traitsOf(material)?.soft === true;

/** What a material does, in several wordings: "lets air through and dries quickly". */
export const fabricDoes = (material: string): readonly string[] => traitsOf(material)?.does ?? [];

/** The name of a material within a sentence: "merino", "faux leather", "down". */
export function fabricName(id: string): string {
  const named: Readonly<Record<string, string>> = {
    'down-fill': 'down',
    'jersey-knit': 'jersey',
    'glass-bead': 'beaded glass',
    'copper-metal': 'copper',
    'softshell-fabric': 'softshell',
    sequin: 'sequin fabric',
    wooden: 'wood',
    'gold-plated': 'gold plate',
    eva: 'EVA',
    tpu: 'TPU',
    'gore-tex': 'Gore-Tex',
    primaloft: 'PrimaLoft',
  };
  return named[id] ?? id.replaceAll('-', ' ');
}

const BEFORE_NOUN: Readonly<Record<string, string>> = {
  'gold-plated': 'gold-plated',
  sequin: 'sequin',
  'glass-bead': 'beaded glass',
};

/** A material before a noun: "a gold-plated necklace", and not "a gold plate necklace". */
export const fabricAdjective = (id: string): string => BEFORE_NOUN[id] ?? fabricName(id);

/** Of several materials, those that are no wider name of another one: merino, and not wool too. */
export const exactFabrics = (ids: readonly string[]): string[] =>
  ids.filter((id) => !ids.some((other) => other !== id && kindsOfFabric(id).has(other)));
