import sharp from 'sharp';

/** A picture as it was painted: red, green and blue of each pixel. */
interface PaintedPicture {
  rgb: Uint8ClampedArray;
  width: number;
  height: number;
  /** Whether it is the other side of what was painted. */
  isMirrored?: boolean;
}

export interface PictureForm {
  /** 320, 640 or 1280; the picture is a third taller. */
  widthPx: number;
  /** As it is sent, or its bytes of red, green and blue; WebP where it is left out. */
  format?: 'webp' | 'pixels';
}

const WEBP_QUALITY = 84;
/** Mild, as a camera does: edges and weave, hardly what is flat. */
const SHARPENED = { sigma: 0.7, m1: 0.35, m2: 1.1 };
/** Colors are kept apart to the pixel where one looks closely; it takes time. */
const CLOSE_PX = 1000;

/** Gives a painted picture the size and the format that were asked for. */
export function finishPicture(
  { rgb, width, height, isMirrored = false }: PaintedPicture,
  { widthPx, format = 'webp' }: PictureForm,
): Promise<Buffer> {
  const whole = sharp(rgb, { raw: { width, height, channels: 3 } })
    .flop(isMirrored)
    .resize({ width: widthPx, height: Math.round((widthPx * 4) / 3), fit: 'fill' });
  if (format === 'pixels') return whole.raw().toBuffer();
  const smartSubsample = widthPx >= CLOSE_PX;
  return whole
    .sharpen(SHARPENED)
    .webp({ quality: WEBP_QUALITY, effort: 2, smartSubsample })
    .toBuffer();
}
