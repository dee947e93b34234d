import { fileTypeFromBuffer } from 'file-type';

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
 * that needs a licence to decode, null for anything else, drawings with scripts included.
 */
export async function findPictureType(bytes: Uint8Array): Promise<'readable' | 'heic' | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found === undefined) return null;
  if (READABLE.has(found.mime)) return 'readable';
  return /^image\/hei[cf]/.test(found.mime) ? 'heic' : null;
}
