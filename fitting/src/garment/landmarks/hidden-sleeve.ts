import type { GarmentShape } from '../outline/garment-shape.ts';
import { beyondLine, farthest, type Side, type SidePoint } from '../outline/side-of.ts';

/** The marks of a side whose sleeve hangs against the trunk. */
export interface HiddenSleeve {
  readonly tip: SidePoint;
  readonly armpit: SidePoint;
  readonly hem: SidePoint;
  readonly innerEnd: SidePoint;
  readonly outerEnd: SidePoint;
}

/** Such a garment is about as wide as it is high, and widest low down, where its cuffs are. */
const WIDTH_MIN = 0.8;
const WIDEST_FROM = 0.55;
const WIDER_THAN_SHOULDERS = 1.35;
const DIP_MIN = 0.98;
/** In half shoulder widths. */
const ARMPIT_DROP = 0.85;
const TRUNK_OUT = 1.1;
const CUFF = 0.5;
const ORIGIN: SidePoint = { out: 0, y: 0 };

/**
 * The sleeve of a side whose outline falls from the shoulder to the cuff without a gap or an armhole;
 * null where the outline does not look like that. Where the trunk ends below it is guessed.
 */
export function hiddenSleeve(shape: GarmentShape, { points }: Side): HiddenSleeve | null {
  const { top, height, width } = shape;
  if (width < WIDTH_MIN * height) return null;
  const outerAt = farthest(points, ({ out, y }) => out + 0.35 * y);
  const outerEnd = points[outerAt] ?? ORIGIN;
  const neckAt = farthest(points, ({ out, y }) => (out < outerEnd.out * 0.5 ? -y : -1e9), {
    to: outerAt,
  });
  const start = points[neckAt] ?? ORIGIN;
  const tipAt = farthest(points, (point) => beyondLine(point, start, outerEnd), {
    from: neckAt,
    to: outerAt,
  });
  const tip = points[tipAt] ?? ORIGIN;
  const isWidestLow = outerEnd.y > top + height * WIDEST_FROM;
  if (!isWidestLow || outerEnd.out < tip.out * WIDER_THAN_SHOULDERS) return null;
  // An armhole would dip inward.
  if (points.slice(tipAt, outerAt).some(({ out }) => out < tip.out * DIP_MIN)) return null;
  const trunk = points.filter(({ out }) => out < tip.out);
  const hem = { out: tip.out * TRUNK_OUT, y: Math.max(...trunk.map(({ y }) => y)) };
  const inner = Math.max(hem.out, outerEnd.out - tip.out * CUFF);
  const cuff = points.slice(outerAt).filter(({ out }) => out >= inner);
  return {
    tip,
    armpit: { out: tip.out, y: tip.y + tip.out * ARMPIT_DROP },
    hem,
    outerEnd,
    innerEnd: { out: inner, y: Math.max(outerEnd.y, ...cuff.map(({ y }) => y)) },
  };
}
