import sharp from 'sharp';
import { BadPictureError } from './clean-picture.ts';

interface Size {
  width: number;
  height: number;
}

/** How a picture is brought to the size that a model looks at. */
export interface PixelFit {
  /** The shortest side's length, or both sides' where the proportions do not matter. */
  resize: { shortestEdge: number } | Size;
  kernel: 'nearest' | 'linear' | 'cubic' | 'lanczos3';
  /** What is cut out of the middle, no larger than what was resized; null: all of it. */
  crop: Size | null;
}

export interface Pixels extends Size {
  /** Red, green and blue of each pixel, row by row. */
  rgb: Uint8Array;
}

const WHITE = '#ffffff';
const PIXELS_MAX = 100_000_000;
const DECODE_LIMIT_S = 20;

function sizeAfter({ width, height }: Size, resize: PixelFit['resize']): Size {
  if (!('shortestEdge' in resize)) return resize;
  const { shortestEdge } = resize;
  const scaled = (side: number) => Math.floor((shortestEdge * side) / Math.min(width, height));
  return { width: scaled(width), height: scaled(height) };
}

const middle = (size: Size, crop: Size) => ({
  ...crop,
  left: Math.floor((size.width - crop.width) / 2),
  top: Math.floor((size.height - crop.height) / 2),
});

/**
 * A picture's pixels as a model looks at them: upright, on white, without alpha.
 * @throws BadPictureError
 */
export async function fitPixels(bytes: Uint8Array, fit: PixelFit): Promise<Pixels> {
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    const { autoOrient } = await picture.metadata();
    const resized = sizeAfter(autoOrient, fit.resize);
    const { data, info } = await picture
      .timeout({ seconds: DECODE_LIMIT_S })
      .autoOrient()
      .flatten({ background: WHITE })
      .toColourspace('srgb')
      .resize({ ...resized, fit: 'fill', kernel: fit.kernel, fastShrinkOnLoad: false })
      .extract(middle(resized, fit.crop ?? resized))
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { rgb: data, width: info.width, height: info.height };
  } catch (cause) {
    throw new BadPictureError('The picture is damaged or of a kind that cannot be read.', {
      cause,
    });
  }
}
