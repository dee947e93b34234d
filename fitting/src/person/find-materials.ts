import {
  applyGuided,
  type ColorPlanes,
  type GuidedPlane,
  makeGuidedFilter,
} from '../raster/guided-filter.ts';
import { makePlane, type Plane } from '../raster/plane.ts';
import { smoothStep } from '../raster/ramp.ts';
import type { ColorMixture } from './color-mixture.ts';
import { findHemLevel } from './find-hem-level.ts';
import { mixturesOf, seedMixtures, seedSkin } from './material-seeds.ts';
import { MATERIALS, makePartPriors } from './part-priors.ts';
import type { Skeleton } from './skeleton.ts';

/** How much colors count against places, for each material. */
const COLOR_WEIGHTS = [0, 0.3, 0.35, 0.4, 0.4, 0.3];
const UNKNOWN_COLOR = -14;
const ROUNDS = 3;
const SURE = 0.8;
const STRIDE = 3;

interface Seen {
  mask: Plane;
  colors: ColorPlanes;
  lab: Float32Array;
  /** The size of these planes over that of the skeleton. */
  scale: number;
}

/** The logs of the priors; they stay the same in every round. */
function logPriors(body: Skeleton, { mask, scale }: Seen, hem: number | null): Float32Array {
  const { width, values } = mask;
  const prior = makePartPriors(body, hem);
  const count = MATERIALS.length;
  const logs = new Float32Array(values.length * count);
  const here = new Float64Array(count);
  for (let at = 0; at < values.length; at += 1) {
    if ((values[at] ?? 0) < 0.02) continue;
    prior(((at % width) + 0.5) / scale, (Math.floor(at / width) + 0.5) / scale, here);
    for (let which = 1; which < count; which += 1) {
      logs[at * count + which] = Math.log((here[which] ?? 0) + 1e-5);
    }
  }
  return logs;
}

function guessMaterials(
  { mask, lab }: Seen,
  logs: Float32Array,
  mixtures: readonly (ColorMixture | null)[],
): Plane[] {
  const guesses = MATERIALS.map(() => makePlane(mask));
  const count = MATERIALS.length;
  const here = new Float64Array(count);
  for (let at = 0; at < mask.values.length; at += 1) {
    const person = smoothStep(0.15, 0.85, mask.values[at] ?? 0);
    const [background] = guesses;
    if (background) background.values[at] = 1 - person;
    if (person === 0) continue;
    const [lightness = 0, a = 0, b = 0] = [lab[at * 3], lab[at * 3 + 1], lab[at * 3 + 2]];
    let best = Number.NEGATIVE_INFINITY;
    for (let which = 1; which < count; which += 1) {
      const color = mixtures[which]?.logLikelihood(lightness, a, b) ?? UNKNOWN_COLOR;
      const value = (logs[at * count + which] ?? 0) + (COLOR_WEIGHTS[which] ?? 0) * color;
      here[which] = value;
      if (value > best) best = value;
    }
    let sum = 0;
    for (let which = 1; which < count; which += 1) {
      here[which] = Math.exp((here[which] ?? 0) - best);
      sum += here[which] ?? 0;
    }
    for (let which = 1; which < count; which += 1) {
      const values = guesses[which]?.values;
      if (values) values[at] = (person * (here[which] ?? 0)) / sum;
    }
  }
  return guesses;
}

/** Where each material is plainly seen, but not the background. */
function sureOf(planes: readonly Plane[]): number[][] {
  const pixels: number[][] = planes.map(() => []);
  const [first] = planes;
  for (let at = 0; at < (first?.values.length ?? 0); at += STRIDE) {
    let [best, most, sum] = [0, 0, 0];
    for (let which = 0; which < planes.length; which += 1) {
      const value = Math.max(0, planes[which]?.values[at] ?? 0);
      sum += value;
      if (value > most) [best, most] = [which, value];
    }
    if (most > SURE * sum) pixels[best]?.push(at);
  }
  return pixels;
}

/**
 * What each pixel of a person shows, by place and color in rounds: the colors are learned again from
 * what was found, and every guess follows the edges of the picture. One plane for each of MATERIALS,
 * as functions of the colors, to be read at any size.
 */
export function findMaterials(body: Skeleton, seen: Seen): GuidedPlane[] {
  const skin = seedSkin(body, seen);
  const hem = findHemLevel(body, seen, skin);
  const logs = logPriors(body, seen, hem);
  let mixtures = seedMixtures(body, seen, { hem, skin });
  const coarse = makeGuidedFilter(seen.colors, { radius: 5, epsilon: 0.002 });
  for (let round = 1; round < ROUNDS; round += 1) {
    const guesses = guessMaterials(seen, logs, mixtures);
    const smooth = guesses.map((guess) => applyGuided(coarse.fit(guess), seen.colors));
    mixtures = mixturesOf(seen.lab, sureOf(smooth), mixtures);
  }
  const fine = makeGuidedFilter(seen.colors, { radius: 4, epsilon: 0.0008 });
  return guessMaterials(seen, logs, mixtures).map((guess) => fine.fit(guess));
}
