import sharp from 'sharp';

/** The size of a stored picture. */
export async function measurePicture(
  bytes: Uint8Array,
): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}
