import type { GarmentPoint } from '../garment-cutout.ts';

/** Where a neckline hangs: between two points, and how long half of the way is in pixels. */
export interface NecklineFrame {
  readonly left: GarmentPoint;
  readonly right: GarmentPoint;
  readonly half: number;
}

/** A neckline as a superellipse; lengths are shares of the frame's half. */
export interface NecklineShape {
  readonly depth: number;
  /** 1 is a V, 2 an ellipse, 4 nearly a square. */
  readonly roundness: number;
  /** Half of the breadth. */
  readonly breadth: number;
  /** How far its lowest point lies to the right of the middle. */
  readonly shift: number;
}

export const frameOf = (left: GarmentPoint, right: GarmentPoint): NecklineFrame => ({
  left,
  right,
  half: Math.hypot(right.x - left.x, right.y - left.y) / 2,
});

/** The point of a neckline at `across`, from -1 at the left end to 1 at the right one. */
export function pointAt(
  { left, right, half }: NecklineFrame,
  { depth, roundness, breadth, shift }: NecklineShape,
  across: number,
): GarmentPoint {
  const fall = (1 - Math.abs(across) ** roundness) ** (1 / roundness);
  const side = across * breadth + shift * (1 - Math.abs(across));
  const along = (side + 1) / 2;
  return {
    x: left.x + (right.x - left.x) * along,
    y: left.y + (right.y - left.y) * along + fall * depth * half,
  };
}
