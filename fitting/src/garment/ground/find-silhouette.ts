import type { LabImage } from '@modiste/vision/lab-image';
import type { GarmentRole } from '../../try-on-engine.ts';
import { opened } from '../raster/distance-to.ts';
import { areaOf, fillHoles, keepParts, type Mask } from '../raster/mask.ts';
import { smoothed } from '../raster/smoothed.ts';
import { chooseTolerance } from './choose-tolerance.ts';
import { floodLevels, LEVELS_PER_DELTA } from './flood-levels.ts';
import { findGround, type Ground } from './ground-colors.ts';
import { openHoles } from './open-holes.ts';
import { peelShadow } from './peel-shadow.ts';
import { shadowCost } from './shadow-cost.ts';

export interface Silhouette {
  readonly mask: Mask;
  readonly ground: Ground;
  /** The color distance up to which a pixel was taken for ground. */
  readonly tolerance: number;
  /** How sure it is, from 0 to 1. */
  readonly confidence: number;
}

const PART_SHARE_MIN = 0.08;
const HOLE_SHARE_MAX = 0.0006;
const SHARE_MIN = 0.02;
/** A pale garment on a pale ground has an edge that frays: it is drawn smoothly. */
const UNCLEAR = 0.4;
const SMOOTH_SHARE = 0.014;

/** The garment's silhouette against its ground; null where nothing stands out. */
export function findSilhouette(image: LabImage, role: GarmentRole): Silhouette | null {
  const { width, height } = image;
  const ground = findGround(image);
  const costs = shadowCost(image, ground);
  const levels = floodLevels(costs, width, height);
  const { level, clearness } = chooseTolerance(levels, image, ground.noise);
  const flooded = { width, height, inside: levels.map((value) => (value > level ? 1 : 0)) };
  const tolerance = level / LEVELS_PER_DELTA;
  const rough = tidied(flooded, clearness);
  const peeled = tidied(peelShadow(rough, image, ground), 1);
  const withHoles = openHoles(peeled, {
    costs,
    distances: ground.distances,
    tolerance,
    hasLegs: role !== 'top',
  });
  const share = areaOf(withHoles) / (width * height);
  if (share < SHARE_MIN) return null;
  const confidence = Math.min(1, ground.cover / 0.6) * (share > 0.9 ? 0.3 : 1);
  return { mask: withHoles, ground, tolerance, confidence };
}

function tidied(mask: Mask, clearness: number): Mask {
  const solid = keepParts(
    opened(mask, 1.5),
    ({ area }, largest) => area > largest * PART_SHARE_MIN,
  );
  const filled = fillHoles(solid, mask.inside.length * HOLE_SHARE_MAX);
  return clearness < UNCLEAR ? smoothed(filled, Math.round(mask.width * SMOOTH_SHARE)) : filled;
}
