import type { Point } from './point.ts';

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Point, factor: number): Point => [
  a[0] * factor,
  a[1] * factor,
  a[2] * factor,
];
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const distanceBetween = (a: Point, b: Point): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
export const normalize = (a: Point): Point => scale(a, 1 / (Math.hypot(...a) || 1));
