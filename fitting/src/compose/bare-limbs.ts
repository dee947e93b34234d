import type { BodyFrame } from '../body/body-frame.ts';
import { bareLeg, type LimbOutline, usualArm } from '../body/limb-outline.ts';
import { alongBone, type Bone, boneOf } from '../geometry/bone.ts';
import { eachSide, lengthOf, type Pair, plus } from '../geometry/point.ts';
import { MATERIAL } from '../person/part-priors.ts';
import type { SeenPerson } from '../person/read-person.ts';
import { between, clamp, smoothStep } from '../raster/ramp.ts';

/** Cuts through a limb that are kept at hand. */
const LIMB_CUTS = 32;
/** What is measured through tight trousers; wide ones tell no more than what is usual. */
const IN_TROUSERS = 0.97;
const WIDEST_BARE = 1.15;
const THINNEST_BARE = 0.85;
/** The same of an arm in a sleeve: it is never thinner than the first of these, of what is usual. */
const IN_SLEEVE = 0.94;
const BARE_ARM = [0.95, 1.3] as const;
/** A seen leg may be so much thinner or thicker than it was thought to be. */
const SEEN_OVER_THOUGHT = [0.75, 1.3] as const;
/** Along a leg, what is seen of it tells so far about what is hidden. */
const GOES_ON = 0.9;

/** A place on a bare limb, or beside it. */
export interface LimbPlace {
  /** How far from its middle, over its radius. */
  far: number;
  /** Where along it: 1 is the elbow or knee. */
  along: number;
  /** How far to the right of its middle and below it, over its radius. */
  right: number;
  down: number;
}

/** The empty place that is written into. */
export const makeLimbPlace = (): LimbPlace => ({ far: 9, along: 0, right: 0, down: 0 });

/** Finds the nearest place on a bare limb, into `found`. */
export type ToLimb = (x: number, y: number, found: LimbPlace) => void;

type LimbCut = ReturnType<LimbOutline['at']>;

interface BareLimb {
  readonly limb: LimbOutline;
  readonly bones: readonly Bone[];
  /** A cut through it without clothes, from the measured one. */
  readonly bareAt: (along: number, cut: LimbCut) => Pick<LimbCut, 'middle' | 'radius'>;
}

function makeToLimb({ limb, bones, bareAt }: BareLimb): ToLimb {
  const cuts = Float64Array.from({ length: (LIMB_CUTS + 1) * 3 }, (_, index) => {
    const along = (Math.floor(index / 3) / LIMB_CUTS) * 2;
    const { middle, radius } = bareAt(along, limb.at(along));
    return [middle.x, middle.y, radius][index % 3] ?? 0;
  });
  return (x, y, found) => {
    found.far = 9;
    for (let which = 0; which < bones.length; which += 1) {
      const bone = bones[which];
      if (!bone) continue;
      const along = clamp(alongBone(bone, x, y), 0, 1) + which;
      const at = Math.round((along / 2) * LIMB_CUTS) * 3;
      const share = (along / 2) * LIMB_CUTS - at / 3;
      const next = Math.min(LIMB_CUTS * 3, Math.max(0, at + 3 * Math.sign(share)));
      const off = Math.abs(share);
      const cx = between(cuts[at] ?? 0, cuts[next] ?? 0, off);
      const cy = between(cuts[at + 1] ?? 0, cuts[next + 1] ?? 0, off);
      const radius = between(cuts[at + 2] ?? 1, cuts[next + 2] ?? 1, off);
      const far = lengthOf(x - cx, y - cy) / radius;
      if (far >= found.far) continue;
      found.far = far;
      found.along = along;
      found.right = (x - cx) / radius;
      found.down = (y - cy) / radius;
    }
  };
}

/** Finds the nearest place on each bare arm, without the hand. */
export function makeToArms({ body, arms }: BodyFrame): Pair<ToLimb> {
  const { shoulders, elbows, wrists, shoulderWidth } = body;
  return eachSide((side) =>
    makeToLimb({
      limb: arms[side],
      bones: [boneOf(shoulders[side], elbows[side]), boneOf(elbows[side], wrists[side])],
      bareAt: (along, { middle, radius }) => {
        const usual = usualArm(along) * shoulderWidth;
        const bare = clamp(radius * IN_SLEEVE, usual * BARE_ARM[0], usual * BARE_ARM[1]);
        return { middle, radius: bare };
      },
    }),
  );
}

/** How thick a leg is over what is usual, by where it is measured thinnest: bare or in tight cloth. */
function legBuild(leg: LimbOutline, unit: number): number {
  const builds = Array.from({ length: 9 }, (_, step) => {
    const along = 0.8 + step / 8;
    return leg.at(along).radius / (bareLeg(along) * unit);
  }).sort((one, other) => one - other);
  return clamp(builds[2] ?? 1, THINNEST_BARE, WIDEST_BARE);
}

/** How far a bare leg is seen beside the middle of a cut, in pixels; null where cloth is there. */
function seenHalf(person: SeenPerson, { middle, outward, radius }: LimbCut, sign: 1 | -1) {
  const { width, height, materials } = person;
  const skin = materials[MATERIAL.skin];
  for (let far = 0; far < radius * 2.4; far += 1) {
    const x = Math.round(middle.x + sign * far * outward.x);
    const y = Math.round(middle.y + sign * far * outward.y);
    if (x < 0 || y < 0 || x >= width || y >= height) return null;
    if ((skin?.[y * width + x] ?? 0) < 128) return far === 0 ? null : far;
  }
  return null;
}

interface SeenLeg {
  /** Where along the leg bare skin is first seen. */
  readonly along: number;
  /** How far its middle is beside that of the measured leg, outward, and its radius, in pixels. */
  readonly aside: number;
  readonly radius: number;
}

/** What is seen of a bare leg right below the clothes, which the leg in them goes on from. */
function seenLeg(person: SeenPerson, leg: LimbOutline): SeenLeg | null {
  let found: SeenLeg | null = null;
  let [first, widest] = [2, 0];
  for (let along = 0.2; along < Math.min(1.9, first + 0.15); along += 1 / 32) {
    const cut = leg.at(along);
    const [outer, inner] = [seenHalf(person, cut, 1), seenHalf(person, cut, -1)];
    if (outer === null || inner === null || outer + inner < cut.radius) continue;
    first = Math.min(first, along);
    // A slanting hem hides a part of the first cuts.
    if (outer + inner <= widest) continue;
    widest = outer + inner;
    found = { along: first, aside: (outer - inner) / 2, radius: widest / 2 };
  }
  return found;
}

/** The same of each bare leg. */
export function makeToLegs(person: SeenPerson, { body, legs }: BodyFrame): Pair<ToLimb> {
  const { hips, knees, ankles, shoulderWidth } = body;
  return eachSide((side) => {
    const leg = legs[side];
    const build = legBuild(leg, shoulderWidth);
    const thick = (along: number) => {
      const most = bareLeg(along) * shoulderWidth * build;
      return Math.min(leg.at(along).radius * IN_TROUSERS, most);
    };
    const seen = seenLeg(person, leg);
    const ratio = seen ? clamp(seen.radius / thick(seen.along), ...SEEN_OVER_THOUGHT) : 1;
    return makeToLimb({
      limb: leg,
      bones: [boneOf(hips[side], knees[side]), boneOf(knees[side], ankles[side])],
      bareAt(along, { middle, outward }) {
        if (!seen) return { middle, radius: thick(along) };
        const near = smoothStep(seen.along - GOES_ON, seen.along, along);
        return {
          middle: plus(middle, outward, near * seen.aside),
          radius: thick(along) * between(1, ratio, near),
        };
      },
    });
  });
}
