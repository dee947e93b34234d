/** What a shape is made of; the colorway and the cloth decide how that looks. */
export type Fill =
  | 'cloth'
  | 'plain'
  | 'rib'
  | 'inside'
  | 'trim'
  | 'metal'
  | 'sole'
  | 'paper'
  | 'glass'
  | 'button'
  | 'shadow';

/** One piece of a garment. Paths are in centimeters, x = 0 on the middle, y downwards. */
export interface Part {
  path: string;
  fill: Fill;
  /** How strongly the sides turn away from the light, 0 to 1. */
  round?: number;
  /** What `crease` draws: shade and light, painted soft and kept inside the piece. */
  folds?: readonly string[];
  lights?: readonly string[];
  /** Hard shapes kept inside the piece: color blocks, toe caps, stripes. */
  inlays?: readonly { path: string; fill: Fill }[];
  seams?: readonly string[];
  stitches?: readonly string[];
  /** Lies on the piece below and throws a thin shadow on it. */
  raised?: boolean;
  /** A line rather than an area: its width. */
  line?: number;
  /** Opacity, for glass, mesh and lace. */
  sheer?: number;
}

export interface Drawing {
  parts: readonly Part[];
  /** Where the close-up looks, in the drawing's centimeters. */
  focus: { x: number; y: number };
  /** The smallest size to fit the picture to, so that small things stay smaller than large ones. */
  least?: { width: number; height: number };
}

export const VIEWS = ['front', 'back', 'detail'] as const;
export type View = (typeof VIEWS)[number];
export type Side = 'front' | 'back';
