import type { Point } from '../../geometry/point.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, blend, clamp, ease, signedPower } from '../surfaces/point-math.ts';
import { BOLD_STITCHING, presentSurfaces, stitchRow } from '../surfaces/stitch-row.ts';
import type { Detail, Surface } from '../surfaces/surface.ts';
import { metalDome } from './ring.ts';
import { rolledHandle, strapOf } from './strap.ts';

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
  /** Whether the strap in front has fallen over, and whether straps are rolled or flat. */
  isFallen: boolean;
  isRolled: boolean;
}

const UPRIGHT: Tote = {
  name: 'tote',
  width: 34,
  height: 29,
  depth: 13,
  straps: 17,
  apart: 7.4,
  slack: 0.75,
  isFallen: true,
  isRolled: false,
};
const BROAD: Tote = {
  name: 'shopper',
  width: 42,
  height: 27,
  depth: 16,
  straps: 24,
  apart: 8.6,
  slack: 1.3,
  isFallen: false,
  isRolled: true,
};
const AROUND = 420;

/** Folds that run from where the straps pull at the rim down toward the middle and the corners. */
function draggedFolds(x: number, y: number, { apart, height }: Tote): number {
  const down = height - y;
  const from = (at: number, lean: number, width: number) => bell(x - at - lean * down, width);
  const pulled =
    0.4 * from(apart, -0.28, 1.5) +
    0.34 * from(-apart, 0.22, 1.3) -
    0.36 * from(apart, 0.16, 1.6) -
    0.3 * from(-apart, -0.2, 1.7);
  const slump = 0.34 * bell(down - height * 0.72 - 0.12 * x, 1.7);
  return pulled * ease(0, 6, down) * ease(height, height * 0.45, down) - slump;
}

/** The open bag as a ring that changes with height: a soft box below, drawn flatter at its top. */
function wall(plan: Tote, [angle, y]: readonly [number, number], away: number): Point {
  const share = clamp(y / plan.height, 0, 1);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const corner = blend(0.3, 0.42, share);
  const half = (plan.width / 2) * blend(0.9, 1, share) + away;
  const deep = (plan.depth / 2) * blend(1, 0.5, ease(0, 1, share)) + away;
  const isFace = Math.abs(s) ** 3;
  const sag = plan.slack * Math.sin(Math.PI * share) * isFace;
  const between = ease(0, 0.3, share) * ease(1, 0.75, share);
  const buckle = 0.29 * plan.slack * isFace * Math.sin(y * 0.5 + c * 4.4) * between;
  const folds = plan.slack * isFace * draggedFolds(c * half, y, plan) * Math.sign(s);
  const tuck = 1.5 * ease(0.15, 0.9, share) * bell(s, 0.5);
  const x = signedPower(c, corner) * half;
  const lip = 0.9 * plan.slack * bell(c, 0.6) * ease(0.8, 1, share);
  return [x - Math.sign(x) * tuck, y - lip, signedPower(s, corner) * (deep + sag + buckle) + folds];
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

/** Half a strap that stands up: from where it is sewn on to its top, drawn toward the other one. */
function standing({ height, apart: x, straps }: Tote, { side, z }: StrapSide): Point[] {
  const tall = height + straps * (side > 0 ? 1 : 0.93);
  const lean = side * 0.9 - 0.7;
  return [
    [x, height - 6.4, z(height - 6.4)],
    [x, height - 3, z(height - 3)],
    [x, height, z(height) + side * 0.12],
    [x + 0.25, height + straps * 0.28, z(height) * 0.8 + lean * 0.2],
    [x - 0.3, height + straps * 0.62, lean + side * 1.1],
    [x - 2.2, tall - straps * 0.13, lean + side * 0.4],
    [x - 4.8, tall - 0.5, lean],
  ];
}

/** Half a strap that has fallen over the rim, down the front. */
function fallen({ height, apart: x, straps }: Tote, { side, z }: StrapSide): Point[] {
  const from = z(height);
  const low = height + 2.6 - straps * 0.95;
  const out = (away: number) => from + side * away;
  return [
    [x, height - 6.4, z(height - 6.4)],
    [x, height - 3, z(height - 3)],
    [x, height, out(0.14)],
    [x - 0.05, height + 1.25, out(0.6)],
    [x - 0.1, height + 1.5, out(1.5)],
    [x + 0.1, height - 0.3, out(2.3)],
    [x - 0.5, height - straps * 0.3, out(2.6)],
    [x - 1.9, low + straps * 0.14, out(2.3)],
    [x - 4.6, low + 0.6, out(2.1)],
  ];
}

interface StrapSide {
  side: 1 | -1;
  z: (y: number) => number;
}

/** A strap is sewn on flat and turns until it stands on its edge where it bends. */
function turnOf(isFallen: boolean): (share: number) => Point {
  const [from, to] = isFallen ? [0.33, 0.46] : [0.1, 0.34];
  return (share) => {
    const turn = (Math.PI / 2) * ease(from, to, Math.min(share, 1 - share));
    return [(share < 0.5 ? 1 : -1) * Math.cos(turn), 0, Math.sin(turn)];
  };
}

function handles(plan: Tote): Surface[] {
  return ([1, -1] as const).flatMap((side) => {
    const z = (y: number) => wall(plan, [(side * Math.PI) / 2 - 0.35 * side, y], 0.18)[2];
    const isFallen = plan.isFallen && side > 0;
    const right = (isFallen ? fallen : standing)(plan, { side, z });
    const top = right[right.length - 1] ?? [0, plan.height, 0];
    // No hand lays both halves alike.
    const left = right.map(([x, y, deep], i): Point => [-x * (1 - 0.012 * i), y, deep]);
    const middle: Point = [0.5, top[1] + (isFallen ? -0.55 : 0.45), top[2]];
    const through = [...left, middle, ...right.toReversed()];
    if (plan.isRolled) return [rolledHandle(through, 0.62, [0, 0, 1])];
    const across = turnOf(isFallen);
    return strapOf({ through, half: 1.05, thick: 0.15, across, count: 320 });
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
