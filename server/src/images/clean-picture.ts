import { ATTACHMENT_PIXELS_MAX } from '@modiste/contract/limits';
import pLimit from 'p-limit';
import sharp from 'sharp';

const WEBP_QUALITY = 86;
/** The longest a hostile picture may keep a core busy. */
const DECODE_LIMIT_S = 20;
const WHITE = '#ffffff';
/** A large picture takes hundreds of megabytes while it is decoded. */
const limit = pLimit(2);

export interface CleanPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** The bytes are no picture that can be decoded, or one that is too large; the message says which. */
export class BadPictureError extends Error {
  override readonly name = 'BadPictureError';
}

/** Reads the size in the header alone: a small file can unfold into gigabytes. */
async function checkSize(bytes: Uint8Array): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > ATTACHMENT_PIXELS_MAX) {
    const millions = Math.floor(ATTACHMENT_PIXELS_MAX / 1_000_000);
    throw new BadPictureError(
      `The picture has ${width} x ${height} pixels. At most ${millions} million are taken.`,
    );
  }
}

interface Box {
  widthPx: number;
  heightPx: number;
}

async function reencode(bytes: Uint8Array, box: Box): Promise<CleanPicture> {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: ATTACHMENT_PIXELS_MAX,
    failOn: 'error',
  })
    .timeout({ seconds: DECODE_LIMIT_S })
    .autoOrient()
    .resize({ width: box.widthPx, height: box.heightPx, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: WHITE })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/**
 * Makes a picture from anywhere safe to keep and show: decoded and encoded anew as WebP, upright,
 * without EXIF or any other attached data, no larger than the box.
 * @throws BadPictureError
 */
export async function cleanPicture(bytes: Uint8Array, box: Box): Promise<CleanPicture> {
  try {
    await checkSize(bytes);
    return await limit(() => reencode(bytes, box));
  } catch (cause) {
    if (cause instanceof BadPictureError) throw cause;
    throw new BadPictureError('The picture is damaged or of a kind that cannot be read.', {
      cause,
    });
  }
}
