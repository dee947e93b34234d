import sharp from 'sharp';
import { drawPicture } from './draw-picture.ts';

const DRAWN_SIZE = 'width="900" height="1200"';
const WEBP_QUALITY = 84;

/**
 * A picture of the demo shop as WebP, `widthPx` wide and a third taller; null when the shop has no
 * picture of that name. Drawn each time: the caller caches.
 */
export async function rasterPicture(name: string, widthPx: number): Promise<Buffer | null> {
  const svg = drawPicture(name);
  if (svg === null) return null;
  const size = `width="${widthPx}" height="${Math.round((widthPx * 4) / 3)}"`;
  const sized = Buffer.from(svg.replace(DRAWN_SIZE, size));
  return sharp(sized).webp({ quality: WEBP_QUALITY, effort: 2 }).toBuffer();
}
