import { fileTypeFromBuffer } from 'file-type';
import { ApiError } from '../errors/api-error.ts';
import { BadPictureError, type CleanPicture, cleanPicture } from './clean-picture.ts';

const READABLE = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
]);

/**
 * What kind of picture some bytes are, by the bytes themselves: 'readable', 'heic' for the kind
 * that needs a license to decode, null for anything else, drawings with scripts included.
 */
async function findPictureType(bytes: Uint8Array): Promise<'readable' | 'heic' | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found === undefined) return null;
  if (READABLE.has(found.mime)) return 'readable';
  return /^image\/hei[cf]/.test(found.mime) ? 'heic' : null;
}

const HEIC_ADVICE =
  'HEIC photos cannot be read. Choose "Most Compatible" in the camera settings, or send a JPEG.';

async function requirePicture(bytes: Uint8Array): Promise<void> {
  const type = await findPictureType(bytes);
  if (type === null) throw new ApiError('not_an_image');
  if (type === 'heic') throw new ApiError('unreadable_image', { detail: HEIC_ADVICE });
}

/**
 * Makes what a person uploaded safe to keep, with neither side longer than `sidePx`.
 * @throws ApiError `not_an_image` or `unreadable_image`.
 */
export async function cleanUpload(bytes: Uint8Array, sidePx: number): Promise<CleanPicture> {
  await requirePicture(bytes);
  try {
    return await cleanPicture(bytes, { widthPx: sidePx, heightPx: sidePx });
  } catch (error) {
    if (!(error instanceof BadPictureError)) throw error;
    throw new ApiError('unreadable_image', { detail: error.message, cause: error });
  }
}
