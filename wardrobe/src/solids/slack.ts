import type { MaterialPoint, MaterialSample } from '../materials/material.ts';
import { noiseInSpace } from '../materials/noise.ts';
import type { LoftFabric } from './loft-look.ts';

/** How deep the dents of a bag are that nobody has filled, centimeters: framed ones hold their shape. */
const DENTS_CM: readonly (readonly [shapes: RegExp, depth: number])[] = [
  [/duffel|holdall|backpack|belt-bag|canvas-tote|slouched|clutch-soft/, 0.4],
  [/tote|shopper|carryall|bucket-bag|crossbody/, 0.3],
  [/satchel|baguette|clutch|wallet/, 0.17],
];
/** How much of it a fabric gives way: what is woven of straw or set with sequins is stiff. */
const YIELDS: Readonly<Partial<Record<LoftFabric, number>>> = {
  straw: 0,
  leather: 0.4,
  vegan: 0.55,
  sequin: 0.5,
  canvas: 1.1,
  nylon: 1.3,
  satin: 0.9,
  patent: 0.5,
  suede: 1,
};
/** How far dents lie apart, and the small ones within them, centimeters. */
const [BROAD_CM, SMALL_CM] = [7.5, 2.9] as const;
/** How keen the crease at the foot of a dent is: the share of it that is a ridge. */
const CREASED = 0.3;

/** How deep the dents of a shape of a fabric are; 0 where it has none. */
export function dentsOf(shape: string, fabric: LoftFabric): number {
  const depth = DENTS_CM.find(([shapes]) => shapes.test(shape))?.[1] ?? 0;
  return depth * (YIELDS[fabric] ?? 0.8);
}

/** Soft bags sink in between their seams: broad dents, which end in creases that run aslant. */
export function dent(point: MaterialPoint, sample: MaterialSample, depth: number): void {
  const { x, y, z } = point;
  const across = (x + 0.35 * y) / BROAD_CM;
  const up = (0.8 * y - 0.3 * x) / BROAD_CM;
  const broad = noiseInSpace(across + 11, up + 5, z / BROAD_CM);
  const small = noiseInSpace((x - 0.5 * y) / SMALL_CM, y / SMALL_CM + 3, z / SMALL_CM);
  const ridge = Math.sqrt(0.004 + broad * broad);
  sample.height += depth * ((1 - CREASED) * broad + CREASED * ridge + 0.15 * small);
}
