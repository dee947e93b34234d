import type { Point } from '../../geometry/point.ts';

/** What is to be seen at a place of a surface, filled in by its `Detailing`. */
export interface Detail {
  /** "upper", "accent", "sole", "lining", "lace", "thread", "hardware" … */
  material: string;
  /** Height above the surface, centimeters: raised edges, grooves, creases. */
  relief: number;
  /** 1 in the open, less in grooves and under edges. */
  openness: number;
}

/** Looks at a place of the solid, in centimeters before the shape is reshaped and posed. */
export type Detailing = (place: Point, out: Detail) => void;

/** A triangle mesh in the space of the shape: centimeters, y up, counterclockwise from outside. */
export interface Surface {
  /** Three for each vertex. */
  places: Float64Array;
  /** Three for each triangle. */
  triangles: Uint32Array;
  material: string;
  /** What its back is made of; null where only the front is ever seen. */
  inside: string | null;
  detailing: Detailing | null;
  /** Where the vertices were before the surface was reshaped: there its detailing looks. */
  drawnAt?: Float64Array;
}

export const pointAt = (places: Float64Array, index: number): Point => [
  places[index * 3] ?? 0,
  places[index * 3 + 1] ?? 0,
  places[index * 3 + 2] ?? 0,
];
