import type { GarmentPoint } from '../garment-cutout.ts';
import type { GarmentShape } from './garment-shape.ts';

/** A point of one side of a garment: how far out from the middle it lies, and its y. */
export interface SidePoint {
  readonly out: number;
  readonly y: number;
}

/** One half of the outline, from the middle of the top to the middle of the bottom. */
export interface Side {
  readonly sign: -1 | 1;
  readonly axis: number;
  readonly points: readonly SidePoint[];
}

/** The left half (sign -1) or the right one; both read alike, as `out` grows away from the middle. */
export function sideOf({ outline, axis }: GarmentShape, sign: -1 | 1): Side {
  const at = (isBetter: (one: GarmentPoint, two: GarmentPoint) => boolean) => {
    let best = 0;
    outline.forEach((point, index) => {
      const known = outline[best];
      if (
        known &&
        Math.abs(point.x - axis) <= 1 &&
        (Math.abs(known.x - axis) > 1 || isBetter(point, known))
      )
        best = index;
    });
    return best;
  };
  const top = at((one, two) => one.y < two.y);
  const bottom = at((one, two) => one.y > two.y);
  const [from, to] = sign > 0 ? [top, bottom] : [bottom, top];
  const length = (to - from + outline.length) % outline.length;
  const points: SidePoint[] = [];
  for (let step = 0; step <= length; step += 1) {
    const point = outline[(from + step) % outline.length];
    if (point) points.push({ out: sign * (point.x - axis), y: point.y });
  }
  return { sign, axis, points: sign > 0 ? points : points.reverse() };
}

export const pointOf = ({ sign, axis }: Side, { out, y }: SidePoint): GarmentPoint => ({
  x: axis + sign * out,
  y,
});

/** The index of the point that a measure is largest at, from `from` to `to`. */
export function farthest(
  points: readonly SidePoint[],
  measure: (point: SidePoint) => number,
  { from = 0, to = points.length - 1 }: { from?: number; to?: number } = {},
): number {
  let best = from;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = from; index <= to; index += 1) {
    const point = points[index];
    if (!point) continue;
    const value = measure(point);
    if (value <= most) continue;
    most = value;
    best = index;
  }
  return best;
}

/** How far a point lies from the line from `start` to `end`: positive to the outer side of a way down. */
export function beyondLine(point: SidePoint, start: SidePoint, end: SidePoint): number {
  const along = { out: end.out - start.out, y: end.y - start.y };
  const length = Math.hypot(along.out, along.y) || 1;
  return ((point.out - start.out) * along.y - (point.y - start.y) * along.out) / length;
}
