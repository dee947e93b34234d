import { opened } from '../garment/raster/distance-to.ts';
import { keepParts } from '../garment/raster/mask.ts';
import { boxBlur } from '../raster/blur.ts';
import { type Plane, planeOf } from '../raster/plane.ts';
import { smoothStep } from '../raster/ramp.ts';

/** From this value on, a pixel belongs to a part. */
const SEEN = 0.12;

/**
 * A plane of shares without what is narrow in it, and without the parts of it that hang together over
 * fewer pixels than `areaMin`.
 * @param narrow half the breadth of what is too narrow, in pixels
 */
export function withoutLoose(
  shares: Plane,
  { areaMin, narrow }: { areaMin: number; narrow: number },
): Plane {
  const { width, height, values } = shares;
  const inside = Uint8Array.from(values, (value) => (value > SEEN ? 1 : 0));
  const wide = opened({ width, height, inside }, narrow);
  const kept = keepParts(wide, ({ area }) => area >= areaMin);
  // Soft edges go with what they surround.
  const around = (of: (at: number) => boolean) => {
    const near = boxBlur(
      planeOf(shares, (at) => (of(at) ? 1 : 0)),
      2,
    );
    return (at: number) => smoothStep(0, 0.05, near.values[at] ?? 0);
  };
  const aroundKept = around((at) => kept.inside[at] === 1);
  const aroundGone = around((at) => inside[at] === 1 && kept.inside[at] !== 1);
  return planeOf(shares, (at) => (values[at] ?? 0) * (1 - aroundGone(at) * (1 - aroundKept(at))));
}
