/**
 * What a camera sees of a shape, before any color: the renderer shades a colorway from it. One
 * entry for each pixel, row by row from the top left.
 */
export interface PictureMaps {
  width: number;
  height: number;
  /** Centimeters across one pixel, at the distance of the shape. */
  pixelCm: number;
  /** Which part of the shape is seen, from 1, an index into `parts`; 0 is the ground. */
  part: Uint8Array;
  parts: readonly MapPart[];
  /** Of solids: which of the shapes that stand there is seen, from 1; 0 is the ground. */
  pose?: Uint8Array;
  /** Of each of them nine numbers: right, up and toward the eye as axes of its own space. */
  poseAxes?: readonly Float64Array[];
  /** How much of the pixel the shape covers, 0 to 255. */
  coverage: Uint8Array;
  /**
   * Three for each pixel: the unit normal toward the camera's axes (x right, y up, z to the eye).
   * Its largest value stands for 1; eight bits band on smooth cloth and do for small solids.
   */
  normal: Int8Array | Int16Array;
  /** Two or three for each pixel: where on the cloth, or where in the solid, centimeters. */
  place: Float32Array;
  placeSize: 2 | 3;
  /** Three for each pixel, 0 to 255: how much it sees of the sky, of the key light, of the fill. */
  light: Uint8Array;
  /** Height of the relief above the part's surface: stitches, edges and seams, tenths of a millimeter. */
  relief: Int8Array;
  /** How dark the shape makes the ground, 0 to 255, where `part` is 0 or the pixel is half covered. */
  groundShadow: Uint8Array;
  /**
   * Of cloth: where a pixel also shows a surface behind its nearest. 0 is nowhere; else 1 plus three
   * times the index in `FOLD_NEIGHBORS` of the pixel that shows it alone, plus how many quarters it
   * covers, less one.
   */
  fold?: Uint8Array;
  /** Of cloth: the sewn lines near each pixel. Shapes whose stitches are parts have none. */
  sewing?: SewingMaps;
}

/** The pixels beside a pixel: left, right, above, below. */
export const FOLD_NEIGHBORS = [
  { right: -1, down: 0 },
  { right: 1, down: 0 },
  { right: 0, down: -1 },
  { right: 0, down: 1 },
] as const;

/** What 1 is in the normals of a picture. */
export const normalUnit = ({ normal }: Pick<PictureMaps, 'normal'>): number =>
  normal instanceof Int8Array ? 127 : 32767;

export interface MapPart {
  /** What it is made of: "shell", "sole", "lace", "hardware", "skin". */
  material: string;
  /** The inside of an opening: darker, and a lining's color. */
  isInside: boolean;
}

/** The nearest seam and the nearest finished edge or stitched line of each pixel. */
export interface SewingMaps {
  seam: NearestLine;
  finish: NearestLine;
}

export interface NearestLine {
  /** An index into the line kinds of `drape-parts.ts`, from 1; 0 is no line nearby. */
  kind: Uint8Array;
  /** How far from the line on the cloth, and how far along it, centimeters. */
  across: Float32Array;
  along: Float32Array;
}
