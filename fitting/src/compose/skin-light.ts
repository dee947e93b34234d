import type { BodyFrame } from '../body/body-frame.ts';
import { SIDES } from '../geometry/point.ts';
import { MATERIAL } from '../person/part-priors.ts';
import type { SeenPerson } from '../person/read-person.ts';
import { clamp } from '../raster/ramp.ts';
import { makeLimbPlace, type ToLimb } from './bare-limbs.ts';

/** How the brightness of skin changes, in logarithms, with where its surface faces. */
export interface SkinLight {
  /** For what faces the right of the picture, and for what faces down. */
  readonly right: number;
  readonly down: number;
  /** For what turns away from the camera. */
  readonly away: number;
}

/** Soft light from the camera: what is thought where too little skin is seen. */
const USUAL: SkinLight = { right: 0, down: 0, away: -0.27 };
/** Every so many pixels in both directions are looked at. */
const STEP = 3;
/** Skin so far from the middle of a limb, over its radius, is not mixed with what is beside it. */
const WITHIN = 0.88;
/** What is usual counts as much as so many pixels that are seen, and fewer tell nothing. */
const USUAL_WEIGHT = 60;
const SEEN_MIN = 200;
/** Shadows that fall on the skin are no light from aside. */
const MOST_ASIDE = 0.3;
const AWAY = [-0.6, -0.2] as const;

const FEATURES = 3;

/** What a sample tells, summed for the normal equations of three features and the brightness. */
class NormalEquations {
  readonly #products = new Float64Array(FEATURES * (FEATURES + 1));
  readonly #sums = new Float64Array(FEATURES + 1);
  count = 0;

  add(sample: readonly number[]): void {
    this.count += 1;
    for (let row = 0; row <= FEATURES; row += 1) {
      this.#sums[row] = (this.#sums[row] ?? 0) + (sample[row] ?? 0);
      if (row === FEATURES) continue;
      for (let column = 0; column <= FEATURES; column += 1) {
        const at = row * (FEATURES + 1) + column;
        this.#products[at] = (this.#products[at] ?? 0) + (sample[row] ?? 0) * (sample[column] ?? 0);
      }
    }
  }

  /** The sums of products about the means, row by row; limbs may differ in how bright they are. */
  centered(): Float64Array {
    return this.#products.map((value, at) => {
      const [row, column] = [Math.floor(at / (FEATURES + 1)), at % (FEATURES + 1)];
      return value - ((this.#sums[row] ?? 0) * (this.#sums[column] ?? 0)) / Math.max(1, this.count);
    });
  }
}

/** Solves three equations, each of three factors and a right side; they are changed. */
function solve(equations: Float64Array): [number, number, number] {
  const wide = FEATURES + 1;
  for (let pivot = 0; pivot < FEATURES; pivot += 1) {
    const factor = equations[pivot * wide + pivot] || 1e-9;
    for (let column = 0; column < wide; column += 1) {
      const at = pivot * wide + column;
      equations[at] = (equations[at] ?? 0) / factor;
    }
    for (let row = 0; row < FEATURES; row += 1) {
      if (row === pivot) continue;
      const share = equations[row * wide + pivot] ?? 0;
      for (let column = 0; column < wide; column += 1) {
        const at = row * wide + column;
        equations[at] = (equations[at] ?? 0) - share * (equations[pivot * wide + column] ?? 0);
      }
    }
  }
  return [equations[3] ?? 0, equations[7] ?? 0, equations[11] ?? 0];
}

/** What the seen skin of one limb tells. */
function seenOn(person: SeenPerson, toLimb: ToLimb): NormalEquations {
  const { width, height, rgb, materials } = person;
  const skin = materials[MATERIAL.skin];
  const place = makeLimbPlace();
  const equations = new NormalEquations();
  for (let y = 0; y < height; y += STEP) {
    for (let x = 0; x < width; x += STEP) {
      const at = y * width + x;
      if ((skin?.[at] ?? 0) < 250) continue;
      toLimb(x, y, place);
      if (place.far > WITHIN) continue;
      const luma = 0.3 * (rgb[at * 3] ?? 0) + 0.59 * (rgb[at * 3 + 1] ?? 0);
      equations.add([place.right, place.down, place.far ** 3, Math.log(luma + 4)]);
    }
  }
  return equations;
}

/**
 * The light that the seen skin of arms and legs shows, by the method of least squares: how its
 * brightness goes on from one side of a limb to the other.
 */
export function findSkinLight(
  person: SeenPerson,
  limbs: readonly (readonly [ToLimb, ToLimb])[],
): SkinLight {
  const sums = new Float64Array(FEATURES * (FEATURES + 1));
  let count = 0;
  for (const limb of limbs) {
    for (const side of SIDES) {
      const seen = seenOn(person, limb[side]);
      count += seen.count;
      seen.centered().forEach((value, at) => {
        sums[at] = (sums[at] ?? 0) + value;
      });
    }
  }
  if (count < SEEN_MIN) return USUAL;
  for (const [row, usual] of [USUAL.right, USUAL.down, USUAL.away].entries()) {
    const at = row * (FEATURES + 1);
    sums[at + row] = (sums[at + row] ?? 0) + USUAL_WEIGHT;
    sums[at + FEATURES] = (sums[at + FEATURES] ?? 0) + USUAL_WEIGHT * usual;
  }
  const [right, down, away] = solve(sums);
  return {
    right: clamp(right, -MOST_ASIDE, MOST_ASIDE),
    down: clamp(down, -MOST_ASIDE, MOST_ASIDE),
    away: clamp(away, ...AWAY),
  };
}

/** How much brighter or darker skin is that faces so far to the right, down and away, each up to 1. */
export const lightOn = (light: SkinLight, { right, down, away }: SkinLight): number =>
  Math.exp(light.right * right + light.down * down + light.away * away);

/** How strong the relief of a chest is in that light, over its usual one. */
export const reliefIn = ({ away }: SkinLight): number => clamp(away / USUAL.away, 0.8, 2);

/** Each step of a try-on asks for it. */
const found = new WeakMap<SeenPerson, { frame: BodyFrame; light: SkinLight }>();

/** The same as `findSkinLight`, found once for each person. */
export function skinLightOf(
  person: SeenPerson,
  frame: BodyFrame,
  limbs: readonly (readonly [ToLimb, ToLimb])[],
): SkinLight {
  const known = found.get(person);
  if (known?.frame === frame) return known.light;
  const light = findSkinLight(person, limbs);
  found.set(person, { frame, light });
  return light;
}
