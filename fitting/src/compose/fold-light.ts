import type { SeenPerson } from '../person/read-person.ts';
import { softBlur } from '../raster/blur.ts';
import { makePlane, type Plane, planeOf } from '../raster/plane.ts';
import { clamp, smoothStep } from '../raster/ramp.ts';
import { halvePlane, resizePlane } from '../raster/resize-plane.ts';

const FOLD = 3;
const BODY = 24;
const STRENGTH = 0.65;
const DARKEST = 0.75;
const BRIGHTEST = 1.16;
/** Below this brightness folds cannot be seen, above the other one well. */
const DARK_CLOTH = [45, 110] as const;

const luma = (rgb: Uint8Array, at: number): number =>
  0.3 * (rgb[at * 3] ?? 0) + 0.59 * (rgb[at * 3 + 1] ?? 0) + 0.11 * (rgb[at * 3 + 2] ?? 0);

/** The median color of pixels, as three numbers. */
function medianColor(rgb: Uint8Array, pixels: readonly number[]): [number, number, number] {
  const median = (channel: number) => {
    const values = pixels.map((at) => rgb[at * 3 + channel] ?? 0).sort((one, other) => one - other);
    return values[values.length >> 1] ?? 128;
  };
  return [median(0), median(1), median(2)];
}

/**
 * The light and the folds that the old garment shows, as factors for the new one. Only what has the
 * old garment's main color counts, so that its prints leave no ghost; 1 where nothing is known.
 */
export function foldLight(person: SeenPerson, old: Plane): Plane {
  const { rgb } = person;
  const pixels: number[] = [];
  for (let at = 0; at < old.values.length; at += 13)
    if ((old.values[at] ?? 0) > 0.85) pixels.push(at);
  const even = planeOf(person, () => 1);
  if (pixels.length < 200) return even;
  const [red, green, blue] = medianColor(rgb, pixels);
  const main = 0.3 * red + 0.59 * green + 0.11 * blue;
  const weights = makePlane(person);
  const light = makePlane(person);
  let [plain, all] = [0, 1];
  for (let at = 0; at < old.values.length; at += 1) {
    if ((old.values[at] ?? 0) < 0.8) continue;
    all += 1;
    const here = luma(rgb, at);
    const ratio = (here + 4) / (main + 4);
    const off =
      Math.abs((rgb[at * 3] ?? 0) - red * ratio) +
      Math.abs((rgb[at * 3 + 1] ?? 0) - green * ratio) +
      Math.abs((rgb[at * 3 + 2] ?? 0) - blue * ratio);
    if (ratio < 0.55 || ratio > 1.5 || off / (here + 25) > 0.25) continue;
    plain += 1;
    weights.values[at] = 1;
    light.values[at] = here;
  }
  const strength = STRENGTH * smoothStep(0.5, 0.85, plain / all) * smoothStep(...DARK_CLOTH, main);
  if (strength < 0.02) return even;
  const small = { weights: halvePlane(weights), light: halvePlane(light) };
  const near = softBlur(small.light, FOLD);
  const nearWeight = softBlur(small.weights, FOLD);
  const far = softBlur(small.light, BODY);
  const farWeight = softBlur(small.weights, BODY);
  const factors = planeOf(near, (at) => {
    const known = nearWeight.values[at] ?? 0;
    if (known < 0.2) return 1;
    const here = (near.values[at] ?? 0) / known;
    const around = (far.values[at] ?? 0) / Math.max(farWeight.values[at] ?? 0, 1e-3);
    const ratio = clamp((here + 10) / (around + 10), DARKEST, BRIGHTEST);
    return 1 + strength * (ratio - 1) * smoothStep(0.3, 0.85, known);
  });
  return resizePlane(factors, person);
}
