/**
 * A solid as a function of space: negative inside, positive outside, zero on the surface, in
 * centimeters near it. Not exactly the distance: `makeDistanceGrid` measures that.
 */
export type Field = (x: number, y: number, z: number) => number;

export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;

/** The union of two solids; within `blend` of each other their surfaces run into one another. */
export function smoothMinimum(a: number, b: number, blend: number): number {
  const apart = Math.abs(a - b);
  const near = apart < blend ? blend - apart : 0;
  return (a < b ? a : b) - (near * near) / (4 * blend);
}

/** What two solids share, with a rounded edge. */
export function smoothMaximum(a: number, b: number, blend: number): number {
  return -smoothMinimum(-a, -b, blend);
}

/** A bell of height 1 around zero that falls to nothing smoothly: exp(-x²). */
export const bell = (x: number): number => Math.exp(-x * x);
