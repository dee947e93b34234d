import type { LabImage } from '@modiste/vision/lab-image';
import { LEVELS_PER_DELTA } from './flood-levels.ts';

const LEVELS = 256;
const START_MAX = 7;
const TOLERANCE_MAX = 18;
/** The steepness, in color distance per pixel, at which an edge counts half. */
const HALF_EDGE = 2;
/** How much a thick silhouette counts beside a large one. */
const THICKNESS_POWER = 0.8;

interface Choice {
  readonly level: number;
  /** How clear the edge is there, from 0 to 1. */
  readonly clearness: number;
}

/**
 * The level of the flood at which the silhouette is best: large, thick and with a clear edge. So a
 * soft shadow goes, which makes the edge clearer, and a pale garment stays, as a flood that breaks
 * into it leaves thin shreds.
 */
export function chooseTolerance(levels: Uint8Array, image: LabImage, noise: number): Choice {
  const start = Math.round(Math.min(START_MAX, noise * 1.15) * LEVELS_PER_DELTA);
  const { areas, edges, lengths } = boundaries(levels, image);
  let chosen = { level: start, clearness: 0 };
  let most = 0;
  for (let level = start; level <= TOLERANCE_MAX * LEVELS_PER_DELTA; level += 1) {
    const length = Math.max(1, lengths[level] ?? 0);
    const clearness = (edges[level] ?? 0) / length;
    const area = areas[level] ?? 0;
    const score = clearness * area * (area / length) ** THICKNESS_POWER;
    if (score <= most) continue;
    most = score;
    chosen = { level, clearness };
  }
  return chosen;
}

interface Boundaries {
  /** By level: how many pixels are above it. */
  readonly areas: Float64Array;
  /** By level: how many of them lie at the edge, and how clear the edge is there, summed up. */
  readonly lengths: Float64Array;
  readonly edges: Float64Array;
}

/** What the silhouettes of all levels are like, in one pass: each pixel counts for a range of levels. */
function boundaries(levels: Uint8Array, image: LabImage): Boundaries {
  const { width, height } = image;
  const areas = new Float64Array(LEVELS + 1);
  const lengths = new Float64Array(LEVELS + 1);
  const edges = new Float64Array(LEVELS + 1);
  const add = (sums: Float64Array, level: number, value: number) => {
    sums[level] = (sums[level] ?? 0) + value;
  };
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const own = levels[at] ?? 0;
      add(areas, 0, 1);
      add(areas, own, -1);
      const lowest = Math.min(
        levels[at - 1] ?? 0,
        levels[at + 1] ?? 0,
        levels[at - width] ?? 0,
        levels[at + width] ?? 0,
      );
      if (lowest >= own) continue;
      const steep = steepness(image, at);
      const clear = steep / (steep + HALF_EDGE);
      add(lengths, lowest, 1);
      add(lengths, own, -1);
      add(edges, lowest, clear);
      add(edges, own, -clear);
    }
  }
  for (const sums of [areas, lengths, edges]) {
    for (let level = 1; level <= LEVELS; level += 1) add(sums, level, sums[level - 1] ?? 0);
  }
  return { areas, lengths, edges };
}

/** The change of color across a pixel, per pixel. */
function steepness({ width, lab }: LabImage, at: number): number {
  let sum = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const value = (place: number) => lab[place * 3 + channel] ?? 0;
    sum += (value(at + 1) - value(at - 1)) ** 2 + (value(at + width) - value(at - width)) ** 2;
  }
  return Math.sqrt(sum) / 2;
}
