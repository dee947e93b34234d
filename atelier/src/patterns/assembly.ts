import type { DrapeFastening, DrapeLine, DrapePanel } from '@modiste/wardrobe/drape-parts';
import type { BodyPart } from '../bodies/body.ts';
import type { Point } from '../geometry/point.ts';
import type { Channels, LaidPanel } from './pattern.ts';

interface AssemblyPanel extends DrapePanel {
  /** What an interlining multiplies the bending stiffness by: 1 is bare cloth. */
  stiffness: number;
  /** What it hangs around: where panels of two parts meet, their right sides face each other. */
  part: BodyPart;
}

/** A garment cut and pinned around a body, ready to be draped. */
export interface Assembly {
  name: string;
  panels: readonly AssemblyPanel[];
  /** Two for each vertex: where it lies in its panel, centimeters, v along the grain upward. */
  cloth: Float32Array;
  /** The same along the grain: what prints and weaves follow. */
  grain: Float32Array;
  /** Three for each vertex: where it starts around the body, centimeters. */
  start: Float32Array;
  /** Three for each triangle, counterclockwise from the right side of the cloth. */
  triangles: Uint32Array;
  /** The panel of each vertex: panels share no vertices, stitches join them. */
  panelOf: Uint16Array;
  /** How many plies of cloth lie at each vertex: hems, facings and bands have more than one. */
  plies: Float32Array;
  /** Pairs of vertices that are sewn together; the first one's panel decides the seam's length. */
  stitches: Uint32Array;
  /** Edges that are pressed or folded: their angle at rest, 0 is flat, pi is folded upon itself. */
  folds: readonly { from: number; to: number; angle: number }[];
  /** Edges that an elastic draws together, to this share of their length. */
  elastics: readonly { from: number; to: number; share: number }[];
  /** What is held in place: until everything else hangs, or for good (an elastic waist). */
  tethers: readonly { vertex: number; at: Point; forGood: boolean }[];
  lines: readonly DrapeLine[];
  fastenings: readonly DrapeFastening[];
  /** What is laid upon it once it hangs. */
  laid: readonly LaidPanel[];
  channels?: Channels | undefined;
}
