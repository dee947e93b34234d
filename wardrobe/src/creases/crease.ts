/** One crease in a cloth: a ridge with a steep flank and a gentle one, and a valley below the steep one. */
export interface Crease {
  /** Where it starts on the cloth of its panel, and where it runs: centimeters, radians from the x axis. */
  x: number;
  y: number;
  angle: number;
  lengthCm: number;
  /** How far its end lies beside the straight line, as a share of its length. */
  bend: number;
  /** How broad the ridge is, and how high. */
  widthCm: number;
  heightCm: number;
  /** 1 where the flank at the left of its way is the steep one, -1 where the right is. */
  steepSide: 1 | -1;
  /** 0 is round, 1 is as sharp as a fold of stiff cloth. */
  sharpness: number;
}

/** How a cloth creases: stiff ones in few sharp lines, soft ones in broad shallow ones. */
export interface CreaseStyle {
  widthCm: number;
  heightCm: number;
  sharpness: number;
  /** How deep it folds at armholes, elbows, waist and knees, beside its single creases; 1 is usual. */
  pulls: number;
  /** The same of the long folds in which a skirt of it falls. */
  falls: number;
  /** In what share of its tops one sees the lines along which they lay folded. */
  folded: number;
  /** How many fine wrinkles it keeps from wear: 0 is none, 13 linen. */
  strewn: number;
}
