import { boneOf, distanceToBone } from '../geometry/bone.ts';
import { distanceOf, lengthOf, mixOf, SIDES } from '../geometry/point.ts';
import type { Plane } from '../raster/plane.ts';
import { between, clamp } from '../raster/ramp.ts';
import { type ColorMixture, colorMixtureOf } from './color-mixture.ts';
import { MATERIAL, MATERIALS } from './part-priors.ts';
import { type Skeleton, trunkAcross, trunkDown } from './skeleton.ts';

/** How many colors each material may be made of. */
const COLORS = [0, 3, 3, 5, 5, 3];
const PERSON_MIN = 0.7;
/** What looks more like skin than this is no seed of clothes or hair. */
const SKIN_LIKE = -7.5;
const KEPT_MIN = 0.25;
/** So near to a hem nothing is sure. */
const HEM_GAP = 0.06;

type Holds = (x: number, y: number) => boolean;

/** Where each material is sure to be, by the skeleton. */
function placesOf(body: Skeleton, hem: number | null): readonly (Holds | null)[] {
  const unit = body.shoulderWidth;
  const toMouth = distanceOf(body.eyes, body.mouth);
  const hipHalf = Math.max(Math.abs(body.hips[1].x - body.hips[0].x) / 2, 0.25 * unit);
  const inTrunk = (x: number, y: number, [from, to]: readonly [number, number]) => {
    const down = trunkDown(body, x, y);
    const half = between(unit / 2, hipHalf, clamp(down, 0, 1));
    return down > from && down < to && Math.abs(trunkAcross(body, x, y)) < half * 0.85;
  };
  const thighs = SIDES.map((side) =>
    boneOf(body.hips[side], mixOf(body.hips[side], body.knees[side], 0.45)),
  );
  const toes = SIDES.map((side) =>
    boneOf(mixOf(body.ankles[side], body.toes[side], 0.4), body.toes[side]),
  );
  const near =
    (bones: typeof toes, radius: number): Holds =>
    (x, y) =>
      bones.some((bone) => distanceToBone(bone, x, y) < radius);
  const onThighs = near(thighs, 0.13 * unit);
  const { nose, eyes, mouth, head, faceRadius } = body;
  const below = hem === null ? 1.02 : hem + HEM_GAP;
  return [
    null,
    (x, y) =>
      y < eyes.y - toMouth * 0.9 &&
      lengthOf(x - head.x, (y - head.y) * 0.85) < faceRadius * 1.7 &&
      Math.abs(x - nose.x) < faceRadius,
    (x, y) =>
      Math.abs(x - nose.x) < faceRadius * 0.5 &&
      y > eyes.y - toMouth * 0.1 &&
      y < mouth.y + toMouth * 0.25,
    (x, y) => inTrunk(x, y, [0.15, hem === null ? 0.62 : hem - HEM_GAP]),
    (x, y) =>
      inTrunk(x, y, [below, below + 0.33]) ||
      (y > body.pelvis.y && trunkDown(body, x, y) > below && onThighs(x, y)),
    near(toes, 0.06 * unit),
  ];
}

interface SeenColors {
  /** Of the person, at the size of `lab`. */
  readonly mask: Plane;
  readonly lab: Float32Array;
  /** The size of these planes over that of the skeleton. */
  readonly scale: number;
}

/** The pixels of a person that a place holds. */
function pixelsAt({ mask, scale }: SeenColors, holds: Holds | null): number[] {
  const { width, values } = mask;
  const found: number[] = [];
  if (holds === null) return found;
  for (let at = 0; at < values.length; at += 1) {
    if ((values[at] ?? 0) <= PERSON_MIN) continue;
    const x = ((at % width) + 0.5) / scale;
    const y = (Math.floor(at / width) + 0.5) / scale;
    if (holds(x, y)) found.push(at);
  }
  return found;
}

/** The colors of a person's skin, as the face shows them. */
export function seedSkin(body: Skeleton, seen: SeenColors): ColorMixture | null {
  const holds = placesOf(body, null)[MATERIAL.skin] ?? null;
  return colorMixtureOf(seen.lab, Int32Array.from(pixelsAt(seen, holds)), 3);
}

/**
 * The colors of each material at places where skeleton and hem say it must be.
 * @param hem where what is worn above ends, as a level of the trunk; null where that is not seen
 */
export function seedMixtures(
  body: Skeleton,
  seen: SeenColors,
  { hem, skin }: { hem: number | null; skin: ColorMixture | null },
): (ColorMixture | null)[] {
  const { lab } = seen;
  const seeds = placesOf(body, hem).map((holds) => pixelsAt(seen, holds));
  const isCloth = (at: number) =>
    skin === null ||
    skin.logLikelihood(lab[at * 3] ?? 0, lab[at * 3 + 1] ?? 0, lab[at * 3 + 2] ?? 0) < SKIN_LIKE;
  return MATERIALS.map((material, index) => {
    const all = seeds[index] ?? [];
    const mayBeSkin = material === 'skin' || material === 'shoes';
    const cloth = mayBeSkin ? all : all.filter(isCloth);
    const kept = cloth.length > all.length * KEPT_MIN ? cloth : all;
    return index === 0 ? null : colorMixtureOf(lab, Int32Array.from(kept), COLORS[index] ?? 3);
  });
}

/** The colors of materials by where they were found, to look once more. */
export function mixturesOf(
  lab: Float32Array,
  pixels: readonly (readonly number[])[],
  before: readonly (ColorMixture | null)[],
): (ColorMixture | null)[] {
  return before.map((mixture, index) => {
    const found = pixels[index] ?? [];
    if (index === 0 || found.length < 60) return mixture;
    return colorMixtureOf(lab, Int32Array.from(found), COLORS[index] ?? 3);
  });
}
