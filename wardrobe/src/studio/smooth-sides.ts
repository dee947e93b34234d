import type { Drape } from '../drapes/drape.ts';
import { smoothStep } from '../materials/noise.ts';
import { sleevePanels } from './sleeves/hang-sleeves.ts';
import { sideSeam } from './straighten-sides.ts';

/** Where the side is smoothed around the lowest place of its armhole, centimeters. */
const BARE = { above: [5 / 3, 5], below: [9, 18] } as const;
/** The same under a sleeve, which begins at the armhole: the side is smooth down to above the hem. */
const SLEEVED = { above: [-5, -1], below: [80, 90] } as const;
const HEM_CM = [2, 14] as const;
/** A short bodice is smooth down to this share of its side above the waist. */
const HEM_SHARE = 0.35;
const SHORTEST_SLEEVED_CM = 8;
/** From which share of the half width on, and from where on fully. */
const FROM_SHARE = 0.55;
const FULLY_SHARE = 0.8;
const PASSES = 24;
/** What ends nearer above its side seams has a waistband there. */
const ARMHOLE_CM = 10;
/** What is shorter below its armholes is worn on the skin, and has no crinkles. */
const LONGEST_SNUG_CM = 24;

/** The vertices that share an edge with each; a place that panels share has all of theirs. */
function neighborsOf({ triangles, weldedTo }: Drape): Map<number, Set<number>> {
  const neighbors = new Map<number, Set<number>>();
  const join = (a: number, b: number) => {
    const known = neighbors.get(a);
    if (known) known.add(b);
    else neighbors.set(a, new Set([b]));
  };
  for (let at = 0; at < triangles.length; at += 3) {
    const [a = 0, b = 0, c = 0] = triangles
      .subarray(at, at + 3)
      .map((vertex) => weldedTo[vertex] ?? vertex);
    join(a, b);
    join(b, a);
    join(b, c);
    join(c, b);
    join(c, a);
    join(a, c);
  }
  return neighbors;
}

interface Smoothed {
  vertex: number;
  weight: number;
  neighbors: readonly number[];
}

/** What lies at a side near its armhole, and how much each place of it is smoothed. */
function regionOf(drape: Drape, neighbors: Map<number, Set<number>>): Smoothed[] {
  const { positions, panelOf } = drape;
  const isSleeve = sleevePanels(drape);
  const isSleeved = isSleeve.includes(true);
  const { above, below } = isSleeved ? SLEEVED : BARE;
  const shortest = isSleeved ? SHORTEST_SLEEVED_CM : LONGEST_SNUG_CM;
  const region: Smoothed[] = [];
  const top = positions.reduce(
    (high, y, at) => (at % 3 === 1 ? Math.max(high, y) : high),
    -Infinity,
  );
  for (const side of [1, -1] as const) {
    const seam = sideSeam(drape, side);
    const [x = 0, y = 0] = seam.at(-1) ?? [];
    const foot = seam[0]?.[1] ?? 0;
    if (seam.length === 0 || y - foot < shortest) continue;
    const smoothFrom = Math.max(2 * HEM_CM[0], Math.min(HEM_CM[1], HEM_SHARE * (y - foot)));
    if (top - y < ARMHOLE_CM) continue;
    for (const [vertex, around] of neighbors) {
      if (isSleeve[panelOf[vertex] ?? 0]) continue;
      const share = ((positions[vertex * 3] ?? 0) * side) / Math.abs(x);
      const up = (positions[vertex * 3 + 1] ?? 0) - y;
      const high = 1 - smoothStep(above[0], above[1], up);
      const low = 1 - smoothStep(below[0], below[1], -up);
      const hem = smoothStep(HEM_CM[0], smoothFrom, y + up - foot);
      const weight = smoothStep(FROM_SHARE, FULLY_SHARE, share) * high * low * hem;
      if (weight > 0) region.push({ vertex, weight, neighbors: [...around] });
    }
  }
  return region;
}

/** Moves each place of the region toward the mean of those around it. Changes them in place. */
function smoothOnce(positions: Float32Array, region: readonly Smoothed[]): void {
  const moved = new Float32Array(region.length * 3);
  region.forEach(({ vertex, weight, neighbors }, at) => {
    for (let axis = 0; axis < 3; axis += 1) {
      const own = positions[vertex * 3 + axis] ?? 0;
      let sum = 0;
      for (const other of neighbors) sum += positions[other * 3 + axis] ?? 0;
      moved[at * 3 + axis] = own + (weight * (sum / neighbors.length - own)) / 2;
    }
  });
  region.forEach(({ vertex }, at) => {
    positions.set(moved.subarray(at * 3, at * 3 + 3), vertex * 3);
  });
}

/**
 * A garment without the crinkles that an arm pressed into its sides: where no sleeve covers them,
 * they would show as points at its armholes, and below a sleeve as the waist of a body.
 */
export function smoothSides(drape: Drape): Drape {
  const region = regionOf(drape, neighborsOf(drape));
  if (region.length === 0) return drape;
  const positions = drape.positions.slice();
  for (let pass = 0; pass < PASSES; pass += 1) smoothOnce(positions, region);
  drape.weldedTo.forEach((first, vertex) => {
    if (first !== vertex) positions.set(positions.subarray(first * 3, first * 3 + 3), vertex * 3);
  });
  return { ...drape, positions };
}
