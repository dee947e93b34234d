import sharp from 'sharp';

/** What a warm lamp leaves of red, green and blue. */
const LAMP = [0xe0, 0xc3, 0xa6];

/** A shop's picture as if photographed in the light of a lamp: its ground is no longer white. */
export async function inLampLight(bytes: Uint8Array): Promise<Buffer> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lit = data.map((value, at) => (value * (LAMP[at % 3] ?? 255)) / 255);
  const { width, height } = info;
  return sharp(lit, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
