/** A point of a garment's picture, in pixels of the cut-out. */
export interface GarmentPoint {
  readonly x: number;
  readonly y: number;
}

/** Left and right are the picture's: `left` is where x is small. */
export interface GarmentSides<T> {
  readonly left: T;
  readonly right: T;
}

/** A sleeve or a trouser leg: its axis from top to end, and the two corners of its end. */
export interface GarmentLimb {
  /** Points along the middle, from the shoulder tip or crotch level to the cuff or hem. */
  readonly axis: readonly GarmentPoint[];
  /** The corner of the end that lies nearer to the middle of the body. */
  readonly innerEnd: GarmentPoint;
  readonly outerEnd: GarmentPoint;
}

/** The landmarks of what is worn on the trunk: tops, dresses, suits. */
export interface TopLandmarks {
  readonly kind: 'top' | 'dress';
  readonly neck: GarmentSides<GarmentPoint>;
  /** The front neckline from the left neck point to the right one; the cloth begins below it. */
  readonly neckline: readonly GarmentPoint[];
  readonly shoulderTip: GarmentSides<GarmentPoint>;
  readonly armpit: GarmentSides<GarmentPoint>;
  readonly waist: GarmentSides<GarmentPoint>;
  readonly hem: GarmentSides<GarmentPoint>;
  /** Null where there is no sleeve. */
  readonly sleeves: GarmentSides<GarmentLimb | null>;
}

/** The landmarks of trousers, shorts and skirts. */
export interface BottomLandmarks {
  readonly kind: 'bottom';
  readonly waist: GarmentSides<GarmentPoint>;
  readonly hip: GarmentSides<GarmentPoint>;
  /** Null for a skirt. */
  readonly crotch: GarmentPoint | null;
  readonly hem: GarmentSides<GarmentPoint>;
  readonly legs: GarmentSides<GarmentLimb | null>;
}

export type GarmentLandmarks = TopLandmarks | BottomLandmarks;

/** A garment cut out of its picture. */
export interface GarmentCutout {
  readonly width: number;
  readonly height: number;
  /** sRGB bytes, three a pixel; beyond the edge the garment's color goes on, so that edges blend. */
  readonly rgb: Uint8Array;
  /** How much of each pixel is the garment, 0 to 255. */
  readonly alpha: Uint8Array;
  readonly landmarks: GarmentLandmarks;
  /** How sure cut-out and landmarks are, from 0 to 1. */
  readonly confidence: number;
}
