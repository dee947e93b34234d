import type { Raster } from '@modiste/vision/decode-picture';
import type { SeededRandom } from '../sampling/seeded-random.ts';

const TURN = 0.1;
const ZOOM = 0.1;
const STRETCH = 0.06;
const SHIFT = 0.04;
const LIGHT = 0.15;
const TINT = 0.05;
const NOISE_MAX = 5;
/** Keeps the right and lower neighbor of a place inside the picture. */
const EDGE = 1.001;

/** Where a place of the new picture lies in the old one. */
type Origin = (x: number, y: number) => readonly [x: number, y: number];

/** The picture a little turned, scaled, shifted, relit and tinted, half the time with noise. */
export function warpRaster(raster: Raster, random: SeededRandom): Raster {
  const { width, height } = raster;
  const originOf = bent(raster, random);
  const light = [0, 0, 0].map(lightCurves(random));
  const noise = random.next() < 0.5 ? random.next() * NOISE_MAX : 0;
  const rgb = new Uint8Array(raster.rgb.length);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = originOf(at % width, Math.floor(at / width));
    const grain = noise === 0 ? 0 : (random.next() * 2 - 1) * noise;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = Math.floor(between(raster, { x, y, channel }));
      rgb[at * 3 + channel] = clamped((light[channel]?.[value] ?? 0) + grain, 255);
    }
  }
  return { width, height, rgb };
}

function bent({ width, height }: Raster, random: SeededRandom): Origin {
  const angle = random.normal() * TURN;
  const zoomX = Math.exp(random.normal() * ZOOM);
  const zoomY = zoomX * Math.exp(random.normal() * STRETCH);
  const middleX = width / 2;
  const middleY = height / 2;
  const shiftX = middleX + random.normal() * SHIFT * width;
  const shiftY = middleY + random.normal() * SHIFT * height;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return (x, y) => {
    const dx = (x - middleX) / zoomX;
    const dy = (y - middleY) / zoomY;
    return [
      clamped(shiftX + cos * dx - sin * dy, width - EDGE),
      clamped(shiftY + sin * dx + cos * dy, height - EDGE),
    ];
  };
}

/** A table from old to new values for each channel: one gain and gamma, a tint of its own. */
function lightCurves(random: SeededRandom): () => Uint8ClampedArray {
  const gain = Math.exp(random.normal() * LIGHT);
  const gamma = Math.exp(random.normal() * LIGHT);
  return () => {
    const tinted = 255 * gain * Math.exp(random.normal() * TINT);
    return Uint8ClampedArray.from({ length: 256 }, (_, value) => tinted * (value / 255) ** gamma);
  };
}

/** The value between four pixels, by their nearness. */
function between(
  { width, rgb }: Raster,
  { x, y, channel }: { x: number; y: number; channel: number },
): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const at = (top * width + left) * 3 + channel;
  const below = at + width * 3;
  const upper = mixed(rgb[at] ?? 0, rgb[at + 3] ?? 0, x - left);
  return mixed(upper, mixed(rgb[below] ?? 0, rgb[below + 3] ?? 0, x - left), y - top);
}

const mixed = (from: number, to: number, share: number): number => from * (1 - share) + to * share;

const clamped = (value: number, most: number): number => Math.min(most, Math.max(0, value));
