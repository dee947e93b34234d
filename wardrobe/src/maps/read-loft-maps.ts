import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { type LoftPictureHeader, loftPictureHeader } from './loft-picture-header.ts';
import type { PictureMaps } from './picture-maps.ts';
import { placesFromDepths } from './places-from-depths.ts';

/**
 * The maps of a stored picture of a shoe, bag or hat, `width` pixels wide and a third taller, at
 * most as wide as it was stored. Relief is already in the normals. Throws when the bytes are not
 * such a picture.
 */
export async function readLoftMaps(bytes: Uint8Array, width: number): Promise<PictureMaps> {
  const { header, images } = openPicture(bytes);
  const height = Math.round((width * header.height) / header.width);
  const size = { width, height };
  const [parts, normals, light, shadow] = await Promise.all([
    channelsOf(images.parts, size, 'nearest'),
    halvesOf(images.normals, size, 2),
    halvesOf(images.light, size, 3),
    channelsOf(images.shadow, size, 'cubic'),
  ]);
  const count = width * height;
  const part = new Uint8Array(count);
  const poseOf = new Uint8Array(count);
  const coverage = new Uint8Array(count);
  const groundShadow = new Uint8Array(count);
  for (let i = 0; i < count; i += 1) {
    part[i] = parts[i * 3] ?? 0;
    poseOf[i] = parts[i * 3 + 1] ?? 0;
    coverage[i] = parts[i * 3 + 2] ?? 0;
    groundShadow[i] = shadow[i * 3] ?? 0;
  }
  const depths = undoDifferences(brotliDecompressSync(images.depths));
  return {
    ...size,
    pixelCm: (header.pixelCm * header.width) / width,
    part,
    parts: header.parts,
    coverage,
    normal: normalsOf(normals, count),
    place: placesFromDepths({ header, depths, poseOf, width }),
    placeSize: 3,
    light: interleaved(light, count),
    relief: new Int8Array(count),
    groundShadow,
  };
}

type Images = Record<keyof LoftPictureHeader['lengths'], Uint8Array>;

function openPicture(bytes: Uint8Array): { header: LoftPictureHeader; images: Images } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = 4 + view.getUint32(0, true);
  const text = new TextDecoder().decode(bytes.subarray(4, start));
  const header = loftPictureHeader.parse(JSON.parse(text));
  let at = start;
  const take = (name: keyof Images) => {
    const from = at;
    at += header.lengths[name];
    return bytes.subarray(from, at);
  };
  const images = {
    parts: take('parts'),
    normals: take('normals'),
    light: take('light'),
    shadow: take('shadow'),
    depths: take('depths'),
  };
  return { header, images };
}

interface Size {
  width: number;
  height: number;
}

async function channelsOf(image: Uint8Array, size: Size, kernel: 'nearest' | 'cubic') {
  return sharp(image)
    .removeAlpha()
    .toColorspace('srgb')
    .resize({ ...size, kernel, fit: 'fill' })
    .raw()
    .toBuffer();
}

/** Gray images that are stored one below the other. */
async function halvesOf(image: Uint8Array, { width, height }: Size, count: number) {
  return sharp(image)
    .removeAlpha()
    .resize({ width, height: height * count, fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

function normalsOf(stacked: Uint8Array, count: number): Int8Array {
  const normal = new Int8Array(count * 3);
  for (let i = 0; i < count; i += 1) {
    const x = ((stacked[i] ?? 128) - 128) / 127;
    const y = ((stacked[count + i] ?? 128) - 128) / 127;
    const flat = x * x + y * y;
    const shrink = flat > 1 ? 1 / Math.sqrt(flat) : 1;
    normal[i * 3] = Math.round(127 * x * shrink);
    normal[i * 3 + 1] = Math.round(127 * y * shrink);
    normal[i * 3 + 2] = Math.round(127 * Math.sqrt(Math.max(0, 1 - flat)));
  }
  return normal;
}

function interleaved(stacked: Uint8Array, count: number): Uint8Array {
  const light = new Uint8Array(count * 3);
  for (let i = 0; i < count; i += 1)
    for (let k = 0; k < 3; k += 1) light[i * 3 + k] = stacked[k * count + i] ?? 0;
  return light;
}

function undoDifferences(bytes: Uint8Array): Uint16Array {
  const count = bytes.length / 2;
  const depths = new Uint16Array(count);
  let last = 0;
  for (let i = 0; i < count; i += 1) {
    last = (last + ((bytes[i] ?? 0) | ((bytes[count + i] ?? 0) << 8))) & 0xffff;
    depths[i] = last;
  }
  return depths;
}
