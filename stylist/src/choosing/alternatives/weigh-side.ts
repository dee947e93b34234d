import { findFabric } from '@modiste/lexicon/attributes';
import { ancestorsOf } from '@modiste/lexicon/garment-types';
import { listOf } from '@modiste/lexicon/tokens';
import { type FabricQuality, gradeFabrics } from '../../facts/fabric-grades.ts';
import axes from './axes.json' with { type: 'json' };
import type { Alternative } from './read-alternatives.ts';

/** What things are weighed on: how they wear in heat, how formal they are. */
export type Axis = keyof typeof axes;

/** Where a thing stands on an axis, from 0 to 10, and the clause that says why. */
export interface Weight {
  grade: number;
  /** "lets the most air through"; forms of one and of many in brackets. */
  does: string;
}

interface AxisTable {
  rows: ReadonlyMap<string, Weight>;
  /** Where the table of fabrics is read as well. */
  fabric: FabricQuality | null;
  /** When one would take the thing that is ahead on it: "if it gets hot". */
  when: string;
  /** That a thing is ahead of another on it: "[is|are] cooler than". */
  than: string;
}

const QUALITIES: Readonly<Partial<Record<Axis, FabricQuality>>> = {
  cold: 'warmth',
  rain: 'rain',
  formal: 'formality',
  care: 'care',
  durability: 'durability',
  softness: 'softness',
};

const isAxis = (name: string): name is Axis => Object.hasOwn(axes, name);

/** Every axis by name. */
export const AXES: ReadonlyMap<Axis, AxisTable> = new Map(
  Object.entries(axes).flatMap(([name, { rows, when, than }]): [Axis, AxisTable][] => {
    if (!isAxis(name)) return [];
    const entries = rows.flatMap(({ of, ...weight }) =>
      listOf(of).map((id): [string, Weight] => [id, weight]),
    );
    return [[name, { rows: new Map(entries), fabric: QUALITIES[name] ?? null, when, than }]];
  }),
);

/** Names that a thing may have a row under, the nearest first. */
function keysOf({ words, concept }: Alternative): string[] {
  if (concept === null) return [];
  const { kind, id } = concept;
  if (kind === 'color') return [words, id.toLowerCase()];
  if (kind === 'type') return [id, ...ancestorsOf(id)];
  const wider = findFabric(id)?.of;
  return [id, ...(wider === undefined ? [] : [wider])];
}

/** Where a thing stands on an axis; null where nothing is known of it. */
export function weighSide(axis: Axis, side: Alternative): Weight | null {
  const table = AXES.get(axis);
  if (table === undefined) return null;
  const own = keysOf(side).flatMap((key) => table.rows.get(key) ?? [])[0];
  if (own !== undefined) return own;
  const isCloth = side.concept?.kind === 'material' && table.fabric !== null;
  const graded =
    isCloth && table.fabric !== null && side.concept !== null
      ? gradeFabrics(table.fabric, [side.concept.id])
      : null;
  return graded === null ? null : { grade: graded.grade, does: graded.does };
}
