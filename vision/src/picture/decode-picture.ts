import { ATTACHMENT_PIXELS_MAX } from '@modiste/contract/limits';
import sharp from 'sharp';

/** Long imports decode thousands of pictures: no cache, one thread, constant memory. */
sharp.cache(false);
sharp.concurrency(1);

/** The longer side of what is looked at, in pixels. */
export const RASTER_SIDE_PX = 192;
const WHITE = '#ffffff';

/** An upright picture, small enough to look at every pixel: `rgb` holds width × height × 3 bytes. */
export interface Raster {
  width: number;
  height: number;
  rgb: Uint8Array;
}

interface DecodedPicture {
  /** Size of the whole picture in pixels, upright. */
  width: number;
  height: number;
  raster: Raster;
}

/** The bytes are no picture, a broken one, or one with too many pixels. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError';
}

/**
 * Decodes a picture of any format that sharp reads, turns it upright by its EXIF orientation,
 * lays transparency on white and shrinks it so that its longer side is at most `sidePx`.
 *
 * @throws UnreadablePictureError
 */
export async function decodePicture(
  bytes: Uint8Array,
  sidePx = RASTER_SIDE_PX,
): Promise<DecodedPicture> {
  try {
    const picture = sharp(bytes, { limitInputPixels: ATTACHMENT_PIXELS_MAX, failOn: 'error' });
    const { autoOrient } = await picture.metadata();
    const { data, info } = await picture
      .autoOrient()
      .resize({
        width: sidePx,
        height: sidePx,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: WHITE })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raster = { width: info.width, height: info.height, rgb: withThreeChannels(data, info) };
    return { width: autoOrient.width, height: autoOrient.height, raster };
  } catch (cause) {
    throw new UnreadablePictureError('The picture cannot be read', { cause });
  }
}

function withThreeChannels(data: Uint8Array, { channels }: { channels: number }): Uint8Array {
  if (channels === 3) return data;
  const rgb = new Uint8Array((data.length / channels) * 3);
  for (let to = 0; to < rgb.length; to += 1) rgb[to] = data[Math.floor(to / 3) * channels] ?? 0;
  return rgb;
}
