/** A place in a picture, in pixels; also a direction. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What there is on both sides: that of the picture's left first, where x is small. */
export type Pair<T> = readonly [T, T];

export const SIDES = [0, 1] as const;
export type Side = (typeof SIDES)[number];

/** −1 to the left, 1 to the right. */
export const signOf = (side: Side): -1 | 1 => (side === 0 ? -1 : 1);

/** A pair of what `make` says of each side. */
export const eachSide = <T>(make: (side: Side) => T): Pair<T> => [make(0), make(1)];

export const minus = (one: Point, other: Point): Point => ({
  x: one.x - other.x,
  y: one.y - other.y,
});

/** `share` times the direction away from a point. */
export const plus = (point: Point, direction: Point, share = 1): Point => ({
  x: point.x + direction.x * share,
  y: point.y + direction.y * share,
});

export const mixOf = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

export const middleOf = (one: Point, other: Point): Point => mixOf(one, other, 0.5);

export const dotOf = (one: Point, other: Point): number => one.x * other.x + one.y * other.y;

/** The length of a way. `Math.hypot`, which guards against overflow, takes many times as long. */
export const lengthOf = (x: number, y: number): number => Math.sqrt(x * x + y * y);

export const distanceOf = (one: Point, other: Point): number =>
  lengthOf(one.x - other.x, one.y - other.y);

/** The direction at length 1. */
export function unitOf(direction: Point): Point {
  const length = lengthOf(direction.x, direction.y) || 1;
  return { x: direction.x / length, y: direction.y / length };
}
