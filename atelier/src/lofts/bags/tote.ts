import type { Point } from '../../geometry/point.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, blend, clamp, ease, signedPower } from '../surfaces/point-math.ts';
import { BOLD_STITCHING, presentSurfaces, stitchRow } from '../surfaces/stitch-row.ts';
import type { Detail, Surface } from '../surfaces/surface.ts';
import { metalDome } from './ring.ts';
import { strapOf } from './strap.ts';

/** An open bag with two straps: centimeters. */
interface Tote {
  name: string;
  width: number;
  height: number;
  depth: number;
  /** How far its straps rise over it, and half the way between their ends. */
  straps: number;
  apart: number;
  /** How far its walls fall in between its corners. */
  slack: number;
}

const UPRIGHT: Tote = {
  name: 'tote',
  width: 34,
  height: 29,
  depth: 13,
  straps: 17,
  apart: 7.4,
  slack: 0.55,
};
const BROAD: Tote = {
  name: 'shopper',
  width: 42,
  height: 27,
  depth: 16,
  straps: 24,
  apart: 8.6,
  slack: 1.3,
};
const AROUND = 420;

/** The open bag as a ring that changes with height: a soft box below, drawn flatter at its top. */
function wall(plan: Tote, [angle, y]: readonly [number, number], away: number): Point {
  const share = clamp(y / plan.height, 0, 1);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const corner = blend(0.3, 0.42, share);
  const half = (plan.width / 2) * blend(0.9, 1, share) + away;
  const deep = (plan.depth / 2) * blend(1, 0.5, ease(0, 1, share)) + away;
  const isFace = Math.abs(s) ** 3;
  const sag = plan.slack * Math.sin(Math.PI * share) * isFace;
  const buckle =
    0.29 *
    plan.slack *
    isFace *
    Math.sin(y * 0.5 + c * 4.4) *
    ease(0, 0.3, share) *
    ease(1, 0.75, share);
  const tuck = 1.5 * ease(0.15, 0.9, share) * bell(s, 0.5);
  const x = signedPower(c, corner) * half;
  const lip = 0.9 * plan.slack * bell(c, 0.6) * ease(0.8, 1, share);
  return [x - Math.sign(x) * tuck, y - lip, signedPower(s, corner) * (deep + sag + buckle)];
}

function shell(plan: Tote): Surface[] {
  const { width, height } = plan;
  const side = (away: number, material: string, isFlipped: boolean) =>
    gridSurface({
      columns: AROUND,
      rows: 120,
      isClosedU: true,
      material,
      isFlipped,
      at: (u, v) => wall(plan, [-u * 2 * Math.PI, v * height], away),
    });
  const floor = gridSurface({
    columns: AROUND,
    rows: 8,
    isClosedU: true,
    material: 'body',
    isFlipped: true,
    at: (u, v) => {
      const [x, , z] = wall(plan, [-u * 2 * Math.PI, 0], 0);
      return [x * (1 - v), 0.02, z * (1 - v)];
    },
  });
  const hem = (y: number) =>
    stitchRow(
      Array.from({ length: AROUND + 1 }, (_, i) => {
        const angle = (i / AROUND) * 2 * Math.PI;
        const normal: Point = [Math.cos(angle) ** 5, 0, Math.sin(angle)];
        return { point: wall(plan, [angle, y], 0.02), normal };
      }),
      BOLD_STITCHING,
    );
  const outside = {
    ...side(0, 'body', false),
    detailing: ([x, y, z]: Point, out: Detail) => {
      out.relief += 0.06 * ease(-0.05, 0.05, y - (height - 2.6));
      const seam = Math.abs(x) - width * 0.405;
      out.relief -= 0.05 * bell(seam, 0.07) * ease(0.2, 0.8, Math.abs(z));
      out.openness *= 1 - 0.3 * bell(seam, 0.08);
    },
  };
  const lip = gridSurface({
    columns: AROUND,
    rows: 4,
    isClosedU: true,
    material: 'edge',
    isFlipped: false,
    at: (u, v) => {
      const [x, y, z] = wall(plan, [-u * 2 * Math.PI, height], -0.16 * v);
      return [x, y + 0.06 * Math.sin(Math.PI * v), z];
    },
  });
  return [
    outside,
    side(-0.16, 'lining', true),
    floor,
    lip,
    ...presentSurfaces([hem(height - 0.45), hem(height - 2.35)]),
  ];
}

function handles(plan: Tote): Surface[] {
  const { height, apart: x, straps } = plan;
  return ([1, -1] as const).flatMap((side) => {
    const z = (y: number) => wall(plan, [(side * Math.PI) / 2 - 0.35 * side, y], 0.18)[2];
    const tall = height + straps;
    const lean = side * 1.2;
    const strap = strapOf({
      through: [
        [-x, height - 6.4, z(height - 6.4)],
        [-x, height - 3, z(height - 3)],
        [-x, height, z(height) + side * 0.1],
        [-x + 0.1, height + 5, z(height) + lean * 0.2],
        [-x + 1.4, tall - 4.5, lean],
        [-3.4, tall - 1, lean * 0.8],
        [0, tall, lean * 0.7],
        [3.4, tall - 1, lean * 0.8],
        [x - 1.4, tall - 4.5, lean],
        [x - 0.1, height + 5, z(height) + lean * 0.2],
        [x, height, z(height) + side * 0.1],
        [x, height - 3, z(height - 3)],
        [x, height - 6.4, z(height - 6.4)],
      ],
      half: 0.95,
      thick: 0.16,
      across: [0, 0, 1],
      count: 260,
    });
    return [...strap];
  });
}

/** A strap's face turns from the wall of the bag to the hand: two patches hold its ends. */
function patches(plan: Tote): Surface[] {
  const { height, apart } = plan;
  return ([1, -1] as const).flatMap((side) =>
    [-apart, apart].map((x) => {
      const y = height - 4.9;
      const z = wall(plan, [(side * Math.PI) / 2 - 0.35 * side, y], 0.2)[2];
      return metalDome([x, y, z + side * 0.22], [0.24, 0.24, side * 0.14]);
    }),
  );
}

const makeTote = (plan: Tote): LoftedShape => ({
  name: plan.name,
  kind: 'bag',
  surfaces: [...shell(plan), ...handles(plan), ...patches(plan)],
});

/** An open leather tote with two shoulder straps. */
export const tote = (): LoftedShape => makeTote(UPRIGHT);

/** A broader, slacker one with longer straps, seen from its other side. */
export const shopper = (): LoftedShape => ({
  ...makeTote(BROAD),
  front: { yaw: -17, pitch: 9 },
});
