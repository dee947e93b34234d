import type { Raster } from '@modiste/vision/decode-picture';
import type { SeededRandom } from '../sampling/seeded-random.ts';
import { layOnPhoto } from './lay-on-photo.ts';
import { warpRaster } from './warp-raster.ts';

const LAID_SHARE = 0.6;
const DIM_MAX = 0.35;
/** How much less green, and twice as much less blue, the light of a lamp has. */
const WARMTH_MAX = 0.2;
const COLD_MAX = 0.06;
const CROP_MAX = 0.12;

/**
 * A shop's picture as a shopper may have photographed it: on the floor or wall of a photo or on
 * its own ground, a little turned, cut and bent, and in another light.
 */
export function photographed(
  picture: Raster,
  backdrops: readonly Raster[],
  random: SeededRandom,
): Raster {
  const isLaid = backdrops.length > 0 && random.next() < LAID_SHARE;
  const shown = isLaid
    ? layOnPhoto(picture, random.pick(backdrops), random)
    : cutAtSides(picture, random);
  return warpRaster(inOtherLight(shown, random), random);
}

/** Rows and columns of a picture. */
export function partOf(
  picture: Raster,
  { left, top, width, height }: Record<'left' | 'top' | 'width' | 'height', number>,
): Raster {
  const rgb = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    const from = ((top + row) * picture.width + left) * 3;
    rgb.set(picture.rgb.subarray(from, from + width * 3), row * width * 3);
  }
  return { width, height, rgb };
}

function cutAtSides(picture: Raster, random: SeededRandom): Raster {
  const cut = (length: number) => Math.floor(random.next() * CROP_MAX * length);
  const [left, right] = [cut(picture.width), cut(picture.width)];
  const [top, bottom] = [cut(picture.height), cut(picture.height)];
  const width = picture.width - left - right;
  const height = picture.height - top - bottom;
  return partOf(picture, { left, top, width, height });
}

/** Dimmer, and as warm as under a lamp or a little colder than by day. */
function inOtherLight({ width, height, rgb }: Raster, random: SeededRandom): Raster {
  const warmth = random.next() * (WARMTH_MAX + COLD_MAX) - COLD_MAX;
  const dim = 1 - random.next() * DIM_MAX;
  const gains = [dim, dim * (1 - warmth), dim * (1 - 2 * warmth)];
  const lit = rgb.map((value, at) => Math.min(255, value * (gains[at % 3] ?? 1)));
  return { width, height, rgb: lit };
}
