import sharp from 'sharp';
import { channelsOf } from '../render/color.ts';

type Rgb = readonly [r: number, g: number, b: number];

/** How far two colors are from each other, 0 to about 442. */
export const apart = (left: Rgb, right: Rgb): number =>
  Math.hypot(left[0] - right[0], left[1] - right[1], left[2] - right[2]);

/** The color of what a cutout leaves bare. */
export const BARE: Rgb = [255, 255, 255];

export interface Pixels {
  width: number;
  height: number;
  at: (x: number, y: number) => Rgb;
  /** The share of the picture that is nearer than `within` to a color. */
  shareNear: (hex: string, within: number) => number;
}

/** Rasters an SVG; a picture of the shop is drawn 60 pixels wide unless another width is given. */
export async function pixelsOf(svg: string, width = 60): Promise<Pixels> {
  const sized = svg.replace(
    'width="900" height="1200"',
    `width="${width}" height="${(width * 4) / 3}"`,
  );
  const { data, info } = await sharp(Buffer.from(sized))
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Rgb => {
    const start = (Math.round(y) * info.width + Math.round(x)) * 3;
    return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
  };
  const shareNear = (hex: string, within: number) => {
    const color = channelsOf(hex);
    let near = 0;
    for (let y = 0; y < info.height; y += 1)
      for (let x = 0; x < info.width; x += 1) if (apart(at(x, y), color) < within) near += 1;
    return near / (info.width * info.height);
  };
  return { width: info.width, height: info.height, at, shareNear };
}

/** How much a picture differs from itself moved by some pixels, 0 for a pattern that repeats so. */
export function differenceWhenMoved(pixels: Pixels, dx: number, dy: number): number {
  let [sum, count] = [0, 0];
  for (let y = 0; y + dy < pixels.height; y += 1) {
    for (let x = 0; x + dx < pixels.width; x += 1) {
      sum += apart(pixels.at(x, y), pixels.at(x + dx, y + dy));
      count += 1;
    }
  }
  return sum / count;
}

const lightAt = (pixels: Pixels, x: number, y: number) => {
  const [r, g, b] = pixels.at(x, y);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The mean, the least and the most light of a picture, 0 to 255, and how much it varies. */
export function lightOf(pixels: Pixels) {
  const lights: number[] = [];
  for (let y = 0; y < pixels.height; y += 1)
    for (let x = 0; x < pixels.width; x += 1) lights.push(lightAt(pixels, x, y));
  const mean = lights.reduce((sum, light) => sum + light, 0) / lights.length;
  const deviation = Math.sqrt(
    lights.reduce((sum, light) => sum + (light - mean) ** 2, 0) / lights.length,
  );
  const sorted = lights.toSorted((a, b) => a - b);
  return { mean, deviation, least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 };
}
