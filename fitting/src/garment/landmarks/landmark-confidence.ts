import type { GarmentLandmarks, GarmentPoint, GarmentSides } from '../garment-cutout.ts';

/** The waist of a sleeveless garment is at least so wide, over the distance of its armpits. */
const WAIST_MIN = 0.5;
/** How sure the landmarks of another one are: its sides were taken from sleeves that hide them. */
const CONTRADICTORY = 0.4;

const widthOf = ({ left, right }: GarmentSides<GarmentPoint>): number => right.x - left.x;

/** How sure landmarks are, from 0 to 1, by whether they go together. */
export function landmarkConfidence(marks: GarmentLandmarks): number {
  if (marks.kind === 'bottom') return 1;
  const isSleeveless = marks.sleeves.left === null && marks.sleeves.right === null;
  const isNarrow = widthOf(marks.waist) < WAIST_MIN * widthOf(marks.armpit);
  return isSleeveless && isNarrow ? CONTRADICTORY : 1;
}
