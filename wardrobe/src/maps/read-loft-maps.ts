import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import type { LoftPictureHeader } from './loft-picture-header.ts';
import { openLoftPicture, undoDifferences } from './open-loft-picture.ts';
import type { PictureMaps } from './picture-maps.ts';
import { axesInPose, placesFromDepths } from './places-from-depths.ts';

/**
 * The maps of a stored picture of a shoe, bag or hat, `width` pixels wide and a third taller.
 * Relief is already in the normals. Throws when the bytes are not such a picture.
 */
export async function readLoftMaps(bytes: Uint8Array, width: number): Promise<PictureMaps> {
  const { header, images } = openLoftPicture(bytes);
  const zoom = width / header.width;
  const height = Math.round(header.height * zoom);
  const box = scaledBox(header.box, zoom);
  const [parts, normals, light, shadow] = await Promise.all([
    rawOf(images.parts),
    sizedTo(images.normals, { width: box.width, height: box.height * 2 }),
    rawOf(images.light),
    rawOf(images.shadow),
  ]);
  const count = width * height;
  const maps = {
    width,
    height,
    pixelCm: header.pixelCm / zoom,
    part: new Uint8Array(count),
    parts: header.parts,
    pose: new Uint8Array(count),
    poseAxes: header.poses.map((pose) => axesInPose(header, pose)),
    coverage: new Uint8Array(count),
    normal: new Int8Array(count * 3),
    light: new Uint8Array(count * 3),
    relief: new Int8Array(count),
    groundShadow: enlarged(shadow, { width, height }),
  };
  const open = [0, 1, 2].map((k) => enlarged(third(light, k), box));
  const covered = enlarged({ ...parts, data: parts.data.subarray(2) }, box);
  const upward = box.count * normals.step;
  const [across, down] = [parts.width / box.width, parts.height / box.height];
  for (let index = 0; index < box.count; index += 1) {
    const row = Math.floor(index / box.width);
    const column = index - row * box.width;
    const nearest =
      (Math.floor((row + 0.5) * down) * parts.width + Math.floor((column + 0.5) * across)) *
      parts.step;
    const part = parts.data[nearest] ?? 0;
    if (part === 0) continue;
    const at = (box.top + row) * width + box.left + column;
    maps.part[at] = part;
    maps.pose[at] = parts.data[nearest + 1] ?? 0;
    maps.coverage[at] = covered[index] ?? 0;
    const toRight = index * normals.step;
    const right = normals.data[toRight] ?? 128;
    const up = normals.data[upward + toRight] ?? 128;
    writeNormal(maps.normal, at, right | (up << 8));
    for (let k = 0; k < 3; k += 1) maps.light[at * 3 + k] = open[k]?.[index] ?? 0;
  }
  const depths = undoDifferences(brotliDecompressSync(images.depths));
  const place = placesFromDepths({ header, depths, poseOf: maps.pose, width });
  return { ...maps, place, placeSize: 3 };
}

interface Size {
  width: number;
  height: number;
}

interface Raw extends Size {
  data: Uint8Array;
  /** Bytes from one pixel to the next. */
  step: number;
}

function scaledBox({ left, top, width, height }: LoftPictureHeader['box'], zoom: number) {
  const [x, y] = [Math.round(left * zoom), Math.round(top * zoom)];
  const across = Math.round((left + width) * zoom) - x;
  const down = Math.round((top + height) * zoom) - y;
  return { left: x, top: y, width: across, height: down, count: across * down };
}

async function sizedTo(image: Uint8Array, { width, height }: Size): Promise<Raw> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .resize({ width, height, kernel: 'cubic', fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width, height, step: info.channels };
}

/** As it is stored: part numbers must not be mixed, not even by a decoder that shrinks. */
async function rawOf(image: Uint8Array): Promise<Raw> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, step: info.channels };
}

/** The upper, middle or lower third of images that are stored one below the other. */
function third({ data, width, height, step }: Raw, which: number): Raw {
  const rows = Math.floor(height / 3);
  const from = which * rows * width * step;
  return { data: data.subarray(from, from + rows * width * step), width, height: rows, step };
}

/** A smaller image drawn larger, between its four nearest pixels. */
function enlarged({ data, width, height, step }: Raw, size: Size): Uint8Array {
  const out = new Uint8Array(size.width * size.height);
  const [across, down] = [width / size.width, height / size.height];
  for (let y = 0; y < size.height; y += 1) {
    const v = Math.min(height - 1, Math.max(0, (y + 0.5) * down - 0.5));
    const top = Math.floor(v);
    const upper = top * width;
    const lower = Math.min(height - 1, top + 1) * width;
    for (let x = 0; x < size.width; x += 1) {
      const u = Math.min(width - 1, Math.max(0, (x + 0.5) * across - 0.5));
      const left = Math.floor(u);
      const right = Math.min(width - 1, left + 1);
      const share = u - left;
      const above =
        (data[(upper + left) * step] ?? 0) * (1 - share) +
        (data[(upper + right) * step] ?? 0) * share;
      const below =
        (data[(lower + left) * step] ?? 0) * (1 - share) +
        (data[(lower + right) * step] ?? 0) * share;
      out[y * size.width + x] = above + (below - above) * (v - top) + 0.5;
    }
  }
  return out;
}

/** Writes the normal whose parts toward the right (low byte) and up (high byte) are given. */
function writeNormal(normal: Int8Array, at: number, rightAndUp: number): void {
  const x = ((rightAndUp & 255) - 128) / 127;
  const y = ((rightAndUp >> 8) - 128) / 127;
  const flat = x * x + y * y;
  const shrink = flat > 1 ? 1 / Math.sqrt(flat) : 1;
  normal[at * 3] = Math.round(127 * x * shrink);
  normal[at * 3 + 1] = Math.round(127 * y * shrink);
  normal[at * 3 + 2] = Math.round(127 * Math.sqrt(Math.max(0, 1 - flat)));
}
