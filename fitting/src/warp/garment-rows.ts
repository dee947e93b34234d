import type { GarmentCutout, GarmentPoint, TopLandmarks } from '../garment/garment-cutout.ts';
import { eachSide, mixOf, type Pair, type Point, type Side, signOf } from '../geometry/point.ts';
import { clamp } from '../raster/ramp.ts';

const OPAQUE = 128;

/** Landmarks of both sides as a pair. */
export const bothOf = <T>(sides: { readonly left: T; readonly right: T }): Pair<T> => [
  sides.left,
  sides.right,
];

/** Where the cloth ends in a row when one goes from `from` outward: the last opaque pixel before the ground. */
export function edgeFrom(
  { width, height, alpha }: GarmentCutout,
  from: Point,
  { side, limit }: { side: Side; limit: number },
): number | null {
  const row = clamp(Math.round(from.y), 0, height - 1) * width;
  const sign = signOf(side);
  let edge: number | null = null;
  for (let x = Math.round(from.x); x >= 0 && x < width; x += sign) {
    if (sign * (x - limit) > 0) return edge === null ? null : limit;
    if ((alpha[row + x] ?? 0) >= OPAQUE) edge = x;
    // A print may have holes; the ground beside the cloth is wider.
    else if (edge !== null && Math.abs(x - edge) > width * 0.02) return edge;
  }
  return edge;
}

/** The lowest row that shows any of the garment between two columns. */
export function lowestRow(
  { width, height, alpha }: GarmentCutout,
  [from, to]: Pair<number> = [0, width],
): number {
  for (let at = width * height - 1; at >= 0; at -= 1) {
    const x = at % width;
    if (x >= from && x <= to && (alpha[at] ?? 0) >= OPAQUE) return Math.floor(at / width);
  }
  return height - 1;
}

/** The columns between the ends of a hem, away from what hangs beside it. */
function betweenHems({ hem: { left, right } }: TopLandmarks): Pair<number> {
  const aside = 0.15 * (right.x - left.x);
  return [left.x + aside, right.x - aside];
}

interface TrunkRows {
  /** The axis of the garment, from between the neck points to between the hem's ends. */
  middle(y: number): Point;
  /** The ends of a row of the trunk, sleeves apart. */
  ends(y: number): Pair<Point>;
  readonly bottom: number;
}

/** Below the armpit a hanging sleeve lies beside the trunk: nothing beyond the middle of the gap is trunk. */
function trunkLimit(marks: TopLandmarks, side: Side, y: number): number {
  const armpit: GarmentPoint = bothOf(marks.armpit)[side];
  const sleeve = bothOf(marks.sleeves)[side];
  const sign = signOf(side);
  if (sleeve === null || y <= armpit.y) return sign * 1e9;
  const hem = bothOf(marks.hem)[side];
  const lower = Math.max(sleeve.innerEnd.y, armpit.y + 1);
  const inner = mixOf(armpit, sleeve.innerEnd, Math.min(1, (y - armpit.y) / (lower - armpit.y)));
  const trunk = mixOf(armpit, hem, clamp((y - armpit.y) / Math.max(1, hem.y - armpit.y), 0, 1));
  return sign * Math.max(sign * trunk.x + 2, (sign * (inner.x + trunk.x)) / 2);
}

/** The rows of the trunk of a top or dress below its armpits. */
export function trunkRows(cutout: GarmentCutout, marks: TopLandmarks): TrunkRows {
  const neck = mixOf(marks.neck.left, marks.neck.right, 0.5);
  const hem = mixOf(marks.hem.left, marks.hem.right, 0.5);
  const top = Math.min(marks.neck.left.y, marks.neck.right.y);
  const bottom = lowestRow(cutout, betweenHems(marks));
  const middle = (y: number): Point => ({
    x: mixOf(neck, hem, clamp((y - neck.y) / Math.max(1, hem.y - neck.y), 0, 1)).x,
    y,
  });
  const hemOf = eachSide((side) => bothOf(marks.hem)[side]);
  return {
    bottom: clamp(bottom, hem.y - (hem.y - top) * 0.08, hem.y + (hem.y - top) * 0.15),
    middle,
    ends: (y) =>
      eachSide((side) => {
        const from = middle(Math.min(y, hemOf[side].y - 2));
        const limit = trunkLimit(marks, side, from.y);
        const edge = edgeFrom(cutout, from, { side, limit });
        return { x: edge ?? hemOf[side].x, y };
      }),
  };
}

const BEND_MAX = 0.92;

/**
 * Which part of a flat row is seen at a share of a round body's half width: a row wider than the
 * body goes on around it, so that toward the side it is seen ever more slantingly.
 * @param across from 0, the middle, to 1, the side; also a little beyond
 * @param bend the row's half width over the body's
 */
export function wrapShare(across: number, bend: number): number {
  if (bend <= 1.01 || across >= 1) return across;
  // asin(k) / k = bend, to the second term.
  const k = clamp(Math.sqrt(6 * (bend - 1)), 0, BEND_MAX);
  return Math.asin(across * k) / Math.asin(k);
}
