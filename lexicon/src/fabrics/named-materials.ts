import { type Material, MATERIALS as OFFERED } from '@modiste/contract/material-values';
import { MATERIALS } from './fabrics.ts';

/** Offered names that differ from the ids of what they cover. */
const IDS_OF: Partial<Record<Material, readonly string[]>> = {
  Copper: ['copper-metal'],
  Down: ['down-fill'],
  'Glass Beads': ['glass-bead'],
  Jersey: ['jersey-knit'],
  Plastic: ['polycarbonate'],
  PVC: ['vinyl'],
  Sequins: ['sequin'],
  Softshell: ['softshell-fabric'],
  Wood: ['wooden'],
};

const idsOf = (name: Material): readonly string[] =>
  IDS_OF[name] ?? [name.toLowerCase().replaceAll(' ', '-')];

const nameById = new Map(OFFERED.flatMap((name) => idsOf(name).map((id) => [id, name] as const)));
const kindOf = new Map(MATERIALS.map(({ id, of }) => [id, of]));

/** The material and what it is a kind of, nearest first: merino, wool. */
const lineOf = (id: string): string[] => {
  const wider = kindOf.get(id);
  return wider === undefined ? [id] : [id, ...lineOf(wider)];
};

const namesById = new Map(
  MATERIALS.map(({ id }) => [
    id,
    lineOf(id).flatMap((one) => {
      const name = nameById.get(one);
      return name === undefined ? [] : [name];
    }),
  ]),
);

/** What the material filter calls these materials: merino is Merino, and Wool too. */
export const namedMaterials = (ids: readonly string[]): Material[] => [
  ...new Set(ids.flatMap((id) => namesById.get(id) ?? [])),
];
