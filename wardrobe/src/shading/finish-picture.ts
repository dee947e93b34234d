import sharp from 'sharp';
import { sharpen } from './sharpen.ts';

/** A picture as it was painted: red, green and blue of each pixel. */
interface PaintedPicture {
  rgb: Uint8ClampedArray;
  width: number;
  height: number;
  /** Whether it is the other side of what was painted. */
  isMirrored?: boolean;
  /** How far a lens spreads each point, pixels: none where the picture is drawn finer than asked. */
  spreadPx?: number;
}

export interface PictureForm {
  /** 320, 640 or 1280; the picture is a third taller. */
  widthPx: number;
  /** As it is sent, or its bytes of red, green and blue; WebP where it is left out. */
  format?: 'webp' | 'pixels';
}

/** A photograph's outlines are so soft at 640 pixels. Below 0.56 libvips leaves a picture as it is. */
export const LENS_SPREAD_PX = 0.6;

/** Keener kernels ring: they draw a dark rim around dark cloth, and a white one beyond it. */
const KERNEL = 'mitchell';

/** Small pictures keep the grain of their cloth: what a coder smooths away tells of no photograph. */
const SMALL_PX = 400;
const WEBP_QUALITY = { small: 92, large: 84 } as const;
/** Colors are kept apart to the pixel where one looks closely; it takes time. */
const CLOSE_PX = 1000;

/** The bytes of a painted picture in the size that was asked for. */
function sizedTo(painted: PaintedPicture, size: Size) {
  const { rgb, width, height, isMirrored = false, spreadPx = 0 } = painted;
  const isSized = width === size.width && height === size.height;
  if (!isMirrored && isSized && spreadPx === 0) return rgb;
  const picture = sharp(rgb, { raw: { width, height, channels: 3 } }).flop(isMirrored);
  const sized = isSized ? picture : picture.resize({ ...size, fit: 'fill', kernel: KERNEL });
  return (spreadPx > 0 ? sized.blur(spreadPx) : sized).raw().toBuffer();
}

interface Size {
  width: number;
  height: number;
}

/** Gives a painted picture the size and the format that were asked for. */
export async function finishPicture(
  painted: PaintedPicture,
  { widthPx, format = 'webp' }: PictureForm,
): Promise<Buffer> {
  const size = { width: widthPx, height: Math.round((widthPx * 4) / 3) };
  const rgb = await sizedTo(painted, size);
  if (format === 'pixels') return Buffer.from(rgb);
  const smartSubsample = widthPx >= CLOSE_PX;
  const quality = widthPx < SMALL_PX ? WEBP_QUALITY.small : WEBP_QUALITY.large;
  return sharp(sharpen({ rgb, ...size }), { raw: { ...size, channels: 3 } })
    .webp({ preset: 'photo', quality, effort: 2, smartSubsample })
    .toBuffer();
}
