import type { LabImage } from '@modiste/vision/lab-image';
import { opened } from '../raster/distance-to.ts';
import { areaOf, fillHoles, keepParts, type Mask } from '../raster/mask.ts';
import { floodLevels, LEVELS_PER_DELTA } from './flood-levels.ts';
import { findGround, type Ground } from './ground-colors.ts';
import { openHoles } from './open-holes.ts';
import { shadowCost } from './shadow-cost.ts';

export interface Silhouette {
  readonly mask: Mask;
  readonly ground: Ground;
  /** The color distance up to which a pixel was taken for ground. */
  readonly tolerance: number;
  /** How sure it is, from 0 to 1. */
  readonly confidence: number;
}

const TOLERANCE_MAX = 9;
const TOLERANCE_MIN = 0.7;
const FAR = 14;
const PART_SHARE_MIN = 0.08;
const HOLE_SHARE_MAX = 0.0006;
const SHARE_MIN = 0.02;

/** The garment's silhouette against its ground; null where nothing stands out. */
export function findSilhouette(image: LabImage): Silhouette | null {
  const { width, height } = image;
  const ground = findGround(image);
  const costs = shadowCost(image, ground);
  const levels = floodLevels(costs, width, height);
  const level = chooseLevel(levels, ground);
  const flooded = { width, height, inside: levels.map((value) => (value > level ? 1 : 0)) };
  const tolerance = level / LEVELS_PER_DELTA;
  const withHoles = openHoles(tidied(flooded), { image, ground, tolerance });
  const share = areaOf(withHoles) / (width * height);
  if (share < SHARE_MIN) return null;
  const confidence = Math.min(1, ground.cover / 0.6) * (share > 0.9 ? 0.3 : 1);
  return { mask: withHoles, ground, tolerance, confidence };
}

function tidied(mask: Mask): Mask {
  const solid = keepParts(
    opened(mask, 1.5),
    ({ area }, largest) => area > largest * PART_SHARE_MIN,
  );
  return fillHoles(solid, mask.inside.length * HOLE_SHARE_MAX);
}

/**
 * The tolerance of the flood. It starts at the ground's noise and rises while little of the garment
 * is lost, so that shadows and soft edges go but a pale garment is not entered; where the garment
 * is unlike the ground all over, more may go.
 */
function chooseLevel(levels: Uint8Array, { noise, distances }: Ground): number {
  const counts = new Float64Array(257);
  for (let at = 0; at < levels.length; at += 1) {
    const level = levels[at] ?? 0;
    counts[level] = (counts[level] ?? 0) + 1;
  }
  for (let level = 255; level >= 0; level -= 1) {
    counts[level] = (counts[level] ?? 0) + (counts[level + 1] ?? 0);
  }
  const above = (level: number) => counts[level + 1] ?? 0;
  const start = Math.round(
    Math.min(7, Math.max(TOLERANCE_MIN, noise * 1.15 + 0.35)) * LEVELS_PER_DELTA,
  );
  const contrast = farShare(levels, start, distances);
  const allowed = 0.025 + Math.max(0, contrast - 0.5) * 0.3;
  let chosen = start;
  for (let level = start + 1; level <= TOLERANCE_MAX * LEVELS_PER_DELTA; level += 1) {
    const step = Math.max(chosen, level - LEVELS_PER_DELTA);
    if (above(level) < above(step) * (1 - allowed)) break;
    if (above(level) < above(start) * (1 - 2 * allowed)) break;
    chosen = level;
  }
  return chosen;
}

/** The share of what is above a level that is far from the ground's color. */
function farShare(levels: Uint8Array, level: number, distances: Float32Array): number {
  let far = 0;
  let total = 0;
  for (let at = 0; at < levels.length; at += 3) {
    if ((levels[at] ?? 0) <= level) continue;
    total += 1;
    if ((distances[at] ?? 0) > FAR) far += 1;
  }
  return far / Math.max(1, total);
}
