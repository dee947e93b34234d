import sharp from 'sharp';

const WEBP_QUALITY = 82;

/** A stored picture in another width, never larger than it is, as WebP. */
export async function resizePicture(bytes: Uint8Array, widthPx: number): Promise<Uint8Array> {
  return sharp(bytes)
    .resize({ width: widthPx, withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer();
}

/** The size of a stored picture. */
export async function measurePicture(
  bytes: Uint8Array,
): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}
