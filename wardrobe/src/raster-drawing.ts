import sharp from 'sharp';

const DRAWN_SIZE = 'width="900" height="1200"';
const WEBP_QUALITY = 84;

/** A drawing of `drawPicture` as WebP, `widthPx` wide and a third taller. */
export function rasterDrawing(svg: string, widthPx: number): Promise<Buffer> {
  const size = `width="${widthPx}" height="${Math.round((widthPx * 4) / 3)}"`;
  const sized = Buffer.from(svg.replace(DRAWN_SIZE, size));
  return sharp(sized).webp({ quality: WEBP_QUALITY, effort: 2 }).toBuffer();
}
