import { opened } from '../garment/raster/distance-to.ts';
import { keepParts } from '../garment/raster/mask.ts';
import { boxBlur } from '../raster/blur.ts';
import { type Plane, planeOf } from '../raster/plane.ts';
import { halvePlane, resizePlane } from '../raster/resize-plane.ts';

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
  const small = halvePlane(shares);
  const { width, height } = small;
  const inside = new Uint8Array(small.values.length);
  for (let at = 0; at < inside.length; at += 1) inside[at] = (small.values[at] ?? 0) > SEEN ? 1 : 0;
  const wide = opened({ width, height, inside }, narrow / 2);
  const kept = keepParts(wide, ({ area }) => area * 4 >= areaMin).inside;
  // Soft edges go with what they surround.
  const aroundKept = boxBlur({ width, height, values: new Float32Array(kept) }, 1).values;
  const gone = planeOf(small, (at) => (inside[at] === 1 && kept[at] !== 1 ? 1 : 0));
  const aroundGone = boxBlur(gone, 1).values;
  const left = planeOf(small, (at) =>
    (aroundGone[at] ?? 0) > 0.01 && (aroundKept[at] ?? 0) < 0.01 ? 0 : 1,
  );
  const stays = resizePlane(left, shares).values;
  return planeOf(shares, (at) => (shares.values[at] ?? 0) * (stays[at] ?? 1));
}
