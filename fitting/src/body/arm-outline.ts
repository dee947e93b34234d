import {
  distanceOf,
  dotOf,
  minus,
  mixOf,
  type Point,
  plus,
  type Side,
  signOf,
  unitOf,
} from '../geometry/point.ts';
import { partIndex } from '../person/label-parts.ts';
import type { SeenPerson } from '../person/read-person.ts';
import { clamp } from '../raster/ramp.ts';

/** A cut through an arm: where its middle is, how thick it is and which way is outward. */
interface ArmCut {
  readonly middle: Point;
  readonly radius: number;
  readonly outward: Point;
}

export interface ArmOutline {
  /** The cut at a place along the arm: 0 the shoulder, 1 the elbow, 2 the wrist. */
  at(along: number): ArmCut;
  /** In pixels. */
  readonly upperLength: number;
  readonly lowerLength: number;
}

const CUTS_PER_BONE = 8;
/** At the shoulder the inner side is the trunk. */
const INNER_FROM = 0.3;

/** What an arm measures usually: half its width as a share of the shoulder width. */
export const usualArm = (along: number): number =>
  along < 1 ? 0.16 - 0.045 * along : 0.115 - 0.04 * (along - 1);

/** How far the arm reaches from a point; null where it never ends or is covered. */
function reach(
  person: SeenPerson,
  from: Point,
  { direction, most }: { direction: Point; most: number },
): number | null {
  const { width, height, alpha, labels } = person;
  const trunk = [partIndex('top'), partIndex('bottom')];
  const isBare = (at: number) =>
    labels[at] === partIndex('left_arm') || labels[at] === partIndex('right_arm');
  const start = Math.round(from.y) * width + Math.round(from.x);
  const fromBare = isBare(start);
  for (let far = 0; far < most; far += 1) {
    const x = Math.round(from.x + direction.x * far);
    const y = Math.round(from.y + direction.y * far);
    if (x < 0 || y < 0 || x >= width || y >= height) return null;
    const at = y * width + x;
    if ((alpha[at] ?? 0) < 128) return far;
    if (fromBare && trunk.includes(labels[at] ?? 0)) return far;
  }
  return null;
}

function cutAt(person: SeenPerson, side: Side, along: number): ArmCut {
  const { body } = person;
  const [shoulder, elbow, wrist] = [body.shoulders[side], body.elbows[side], body.wrists[side]];
  const on = along <= 1 ? mixOf(shoulder, elbow, along) : mixOf(elbow, wrist, along - 1);
  const way = unitOf(along <= 1 ? minus(elbow, shoulder) : minus(wrist, elbow));
  const beside = { x: way.y, y: -way.x };
  const isOutward = dotOf(beside, body.across) * signOf(side) > 0;
  const outward = isOutward ? beside : { x: -beside.x, y: -beside.y };
  const usual = usualArm(along) * body.shoulderWidth;
  const inward = { x: -outward.x, y: -outward.y };
  const outer = reach(person, on, { direction: outward, most: usual * 2.2 });
  const inner =
    along < INNER_FROM ? null : reach(person, on, { direction: inward, most: usual * 2.2 });
  const outerKept = outer === null || outer < 1 ? usual : clamp(outer, usual * 0.5, usual * 1.5);
  const innerKept =
    inner === null || inner > usual * 1.6 || inner < 1
      ? clamp(usual, outerKept * 0.8, outerKept * 1.2)
      : inner;
  const radius = clamp((outerKept + innerKept) / 2, usual * 0.72, usual * 1.25);
  return { middle: plus(on, outward, outerKept - radius), radius, outward };
}

/** Measures an arm, whether bare or in a sleeve; what is hidden is taken as usual. */
export function measureArm(person: SeenPerson, side: Side): ArmOutline {
  const { body } = person;
  const cuts = Array.from({ length: 2 * CUTS_PER_BONE + 1 }, (_, index) =>
    cutAt(person, side, index / CUTS_PER_BONE),
  );
  const [first] = cuts;
  if (first === undefined) throw new Error('An arm has cuts');
  return {
    upperLength: distanceOf(body.shoulders[side], body.elbows[side]),
    lowerLength: distanceOf(body.elbows[side], body.wrists[side]),
    at(along) {
      const place = clamp(along * CUTS_PER_BONE, 0, cuts.length - 1.001);
      const before = cuts[Math.floor(place)] ?? first;
      const after = cuts[Math.floor(place) + 1] ?? before;
      const share = place - Math.floor(place);
      return {
        middle: mixOf(before.middle, after.middle, share),
        radius: before.radius + (after.radius - before.radius) * share,
        outward: unitOf(mixOf(before.outward, after.outward, share)),
      };
    },
  };
}
