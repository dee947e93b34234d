import type { Point } from '../../geometry/point.ts';

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

export const blend = (from: number, to: number, share: number): number =>
  from + (to - from) * share;

/** 0 at `from`, 1 at `to`, level at both ends; `from` may be the larger one. */
export function ease(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
}

/** 1 at 0, falling to nothing within about two `width`s. */
export const bell = (value: number, width: number): number =>
  Math.exp(-(value * value) / (width * width));

/** The power of a number that keeps its sign: corners of a superellipse. */
export const signedPower = (value: number, power: number): number =>
  Math.sign(value) * Math.abs(value) ** power;

export const plus = (a: Point, b: Point, times = 1): Point => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
];

export const minus = (a: Point, b: Point): Point => plus(a, b, -1);

export const between = (a: Point, b: Point, share: number): Point => [
  blend(a[0], b[0], share),
  blend(a[1], b[1], share),
  blend(a[2], b[2], share),
];

export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function unit(a: Point): Point {
  const length = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

export const distance = (a: Point, b: Point): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
