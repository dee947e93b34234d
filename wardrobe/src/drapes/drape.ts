import type { DrapeFastening, DrapeLine, DrapePanel } from './drape-parts.ts';

/**
 * A garment at rest on a body. Centimeters; x toward the wearer's left (the right of a front
 * picture), y up from the floor, z toward the camera of a front picture.
 */
export interface Drape {
  /** The silhouette: "crew-neck-tee". */
  name: string;
  /** The body that wears it: "woman-hourglass-relaxed". */
  body: string;
  /** Three for each vertex. */
  positions: Float32Array;
  /** Two for each vertex: where it lies in its panel, centimeters, v along the grain upward. */
  cloth: Float32Array;
  /** Three for each triangle, counterclockwise from the right side of the cloth. */
  triangles: Uint32Array;
  /** The panel of each vertex: panels share no vertices. */
  panelOf: Uint16Array;
  /** The first vertex at the same place: across a seam the surface is smooth, the cloth is not. */
  weldedTo: Uint32Array;
  /**
   * Six for each vertex, 0 to 1: how much its right side sees of the sky, the key light and the fill,
   * then its wrong side; absent until it is baked.
   */
  light?: Float32Array;
  panels: readonly DrapePanel[];
  lines: readonly DrapeLine[];
  fastenings: readonly DrapeFastening[];
}

/** Whether it is shown on the legs of a form: what has feet clings to them from waist to toe. */
export const isOnForm = ({ panels }: Drape): boolean => panels.some(({ role }) => role === 'foot');
