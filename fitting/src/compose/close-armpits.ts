import type { BodyFrame } from '../body/body-frame.ts';
import { type Pair, SIDES, type Side } from '../geometry/point.ts';
import { MATERIAL } from '../person/part-priors.ts';
import type { SeenPerson } from '../person/read-person.ts';
import { boxBlur, softBlur } from '../raster/blur.ts';
import { type Plane, planeOf } from '../raster/plane.ts';
import { smoothStep } from '../raster/ramp.ts';
import { halvePlane, resizePlane } from '../raster/resize-plane.ts';
import type { ClothLayer } from '../warp/cloth-layer.ts';
import { makeLimbPlace, makeToArms } from './bare-limbs.ts';
import { goOnInto } from './go-on-into.ts';
import { coverOf } from './layers.ts';

/** Over the width of the shoulders: slits between trunk and sleeve are at most twice as wide. */
const SLIT = 0.06;
/** Where along the arm a sleeve lies beside the trunk: 0 the shoulder, 1 the elbow. */
const ARMPIT = [0.15, 0.3] as const;
/** A sleeve ends before its cuff by so much. */
const BEFORE_CUFF = 0.12;
/** How far from the middle of an arm, over its radius, its skin is seen. */
const ON_ARM = [1.5, 1.8] as const;
/** How far from it, the armpit ends. */
const NEAR_ARM = [2.2, 2.8] as const;

/** In shoulder widths: no part of an arm is farther from its bones. */
const BOX = 0.5;

interface Sleeved {
  readonly trunk: ClothLayer;
  readonly sleeves: Pair<ClothLayer | null>;
  readonly ends: Pair<number>;
}

/** The slits in what covers a person: places with cloth on two sides, no further apart than `reach` pixels. */
function slitsOf(cover: Plane, reach: number): Plane {
  const small = halvePlane(cover);
  const radius = Math.max(1, Math.round(reach / 2));
  const near = boxBlur(
    planeOf(small, (at) => ((small.values[at] ?? 0) > 0.5 ? 1 : 0)),
    radius,
  );
  const grown = planeOf(small, (at) => ((near.values[at] ?? 0) > 1e-4 ? 1 : 0));
  const inner = boxBlur(grown, radius);
  const closed = planeOf(small, (at) => ((inner.values[at] ?? 0) > 1 - 1e-4 ? 1 : 0));
  return resizePlane(softBlur(closed, 0.7), cover);
}

/** Whether a place is in the box about an arm. */
function makeIsNear({ body }: BodyFrame, side: Side): (x: number, y: number) => boolean {
  const joints = [body.shoulders[side], body.elbows[side], body.wrists[side]];
  const beyond = BOX * body.shoulderWidth;
  const [xs, ys] = [joints.map(({ x }) => x), joints.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - beyond, Math.max(...xs) + beyond];
  const [top, bottom] = [Math.min(...ys) - beyond, Math.max(...ys) + beyond];
  return (x, y) => x > left && x < right && y > top && y < bottom;
}

/**
 * Lets the trunk of a top go on below its sleeves, and the sleeves over the arms in them, where skin or
 * the old garment would be seen in between: arms are rarely quite where they were thought to be.
 */
export function closeArmpits(
  person: SeenPerson,
  frame: BodyFrame,
  { trunk, sleeves, ends }: Sleeved,
): void {
  const { width, materials } = person;
  const layers = [trunk, ...sleeves.filter((sleeve) => sleeve !== null)];
  const cover = coverOf(person, layers);
  const slits = slitsOf(cover, SLIT * frame.body.shoulderWidth);
  const toArms = makeToArms(frame);
  const found = makeLimbPlace();
  const between = planeOf(person, () => 0);
  for (const side of SIDES) {
    const sleeve = sleeves[side];
    if (sleeve === null) continue;
    const end = ends[side] - BEFORE_CUFF;
    const isNear = makeIsNear(frame, side);
    const onArm = planeOf(person, (at) => {
      const bare = 1 - (cover.values[at] ?? 0);
      if (bare < 0.01 || !isNear(at % width, Math.floor(at / width))) return 0;
      const ground = (materials[MATERIAL.background]?.[at] ?? 0) / 255;
      if (ground > 0.99) return 0;
      toArms[side](at % width, Math.floor(at / width), found);
      const within =
        smoothStep(...ARMPIT, found.along) * (1 - smoothStep(end - 0.03, end, found.along));
      if (within === 0) return 0;
      const slit = (slits.values[at] ?? 0) * (1 - smoothStep(...NEAR_ARM, found.far));
      between.values[at] = Math.max(between.values[at] ?? 0, slit * within * (1 - ground));
      const skin = (materials[MATERIAL.skin]?.[at] ?? 0) / 255;
      return skin * within * (1 - smoothStep(...ON_ARM, found.far));
    });
    goOnInto(sleeve, onArm);
  }
  goOnInto(trunk, between);
}
