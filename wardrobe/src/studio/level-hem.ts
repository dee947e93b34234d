import type { Drape } from '../drapes/drape.ts';
import { smoothStep } from '../materials/noise.ts';
import { sleevePanels } from './sleeves/hang-sleeves.ts';

/** How far the back of a hem may still hang below its front, centimeters. */
const KEPT_CM = 0.5;
/** Hems are measured in strips about the middle of the garment, centimeters. */
const STRIP_CM = 4;
const STRIPS = 3;
/** What lies lower than this above the lowest place tells where front and back are, centimeters. */
const HEM_CM = 12;
/** The lift fades to nothing up to here above the hem, centimeters. */
const FADES_CM = 24;
/** Where between its front and its back a garment begins to be lifted, and is lifted fully. */
const LIFTS = { from: 0.25, to: 0.9 } as const;

interface Hem {
  /** The lowest place of all, and where the garment is nearest and farthest there. */
  bottom: number;
  near: number;
  far: number;
  /** By how much the back hangs below the front, where it does so least. */
  drop: number;
}

/** Where the hem of a garment hangs in front and behind; null of what has no hem around it. */
function hemOf({ positions }: Drape, trunk: readonly number[]): Hem | null {
  const read = (vertex: number, axis: number) => positions[vertex * 3 + axis] ?? 0;
  const least = (axis: number, of: readonly number[]) =>
    of.reduce((low, vertex) => Math.min(low, read(vertex, axis)), Infinity);
  const most = (axis: number, of: readonly number[]) =>
    of.reduce((high, vertex) => Math.max(high, read(vertex, axis)), -Infinity);
  const bottom = least(1, trunk);
  const lowest = trunk.filter((vertex) => read(vertex, 1) < bottom + HEM_CM);
  const [near, far] = [most(2, lowest), least(2, lowest)];
  const isFront = (vertex: number) => read(vertex, 2) > (near + far) / 2;
  const [front, back] = [lowest.filter(isFront), lowest.filter((vertex) => !isFront(vertex))];
  const middle = (most(0, lowest) + least(0, lowest)) / 2;
  let drop = Infinity;
  for (let strip = -STRIPS; strip <= STRIPS; strip += 1) {
    const isThere = (vertex: number) =>
      Math.abs(read(vertex, 0) - middle - strip * STRIP_CM) < STRIP_CM / 2;
    const [frontHem, backHem] = [front, back].map((side) => least(1, side.filter(isThere)));
    drop = Math.min(drop, (frontHem ?? 0) - (backHem ?? 0));
  }
  return Number.isFinite(drop) ? { bottom, near, far, drop } : null;
}

/**
 * A garment whose hem hangs as low in front as behind. Worn, the chest lifts the front; with nobody
 * in it the back would show below as a dark opening.
 */
export function levelHem(drape: Drape): Drape {
  const { panelOf } = drape;
  const isSleeve = sleevePanels(drape);
  const trunk = [...panelOf.keys()].filter((vertex) => !isSleeve[panelOf[vertex] ?? 0]);
  const hem = hemOf(drape, trunk);
  if (hem === null || hem.drop <= KEPT_CM) return drape;
  const positions = drape.positions.slice();
  for (const vertex of trunk) {
    const [y = 0, z = 0] = positions.subarray(vertex * 3 + 1, vertex * 3 + 3);
    const behind = smoothStep(LIFTS.from, LIFTS.to, (hem.near - z) / (hem.near - hem.far));
    const low = 1 - smoothStep(0, FADES_CM, y - hem.bottom);
    positions[vertex * 3 + 1] = y + (hem.drop - KEPT_CM) * behind * low;
  }
  return { ...drape, positions };
}
