import { brotliCompressSync } from 'node:zlib';
import {
  BOX_STEP,
  DEPTH_STEP,
  DEPTH_UNIT,
  LIGHT_STEP,
  type LoftPictureHeader,
  SHADOW_STEP,
} from '@modiste/wardrobe/loft-picture-header';
import sharp from 'sharp';
import type { OpenMaps } from './blank-maps.ts';
import type { StudioCamera } from './studio-camera.ts';

const [NORMAL_QUALITY, LIGHT_QUALITY, SHADOW_QUALITY] = [46, 50, 40];
const OPEN_LIGHT = 210;

/**
 * The bytes of a baked picture: parts without loss, normals and light with a loss that the eye does
 * not see, depths at each eighth pixel instead of places.
 */
export async function packPicture(
  maps: OpenMaps,
  camera: StudioCamera,
  poses: readonly Float64Array[],
): Promise<Uint8Array> {
  const { width, height } = maps;
  const { nearest, differences } = packDepths(maps, poses.length);
  const box = boxAround(maps);
  const images = {
    parts: await partImage(maps, box),
    normals: await normalImage(maps, box),
    light: await lightImage(maps, box),
    shadow: await shadowImage(maps),
    depths: brotliCompressSync(differences),
  };
  const { eye, right, up, back, focal } = camera;
  const header: LoftPictureHeader = {
    width,
    height,
    pixelCm: maps.pixelCm,
    parts: maps.parts,
    camera: { eye: [...eye], right: [...right], up: [...up], back: [...back], focal },
    poses: poses.map((pose) => [...pose]),
    box,
    nearest,
    lengths: {
      parts: images.parts.length,
      normals: images.normals.length,
      light: images.light.length,
      shadow: images.shadow.length,
      depths: images.depths.length,
    },
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const start = new Uint8Array(4);
  new DataView(start.buffer).setUint32(0, text.length, true);
  const { parts, normals, light, shadow, depths } = images;
  return Buffer.concat([start, text, parts, normals, light, shadow, depths]);
}

type Box = LoftPictureHeader['box'];

/** The smallest box on the raster of boxes that holds the whole shape. */
function boxAround({ part, width, height }: OpenMaps): Box {
  let [left, right, top, bottom] = [width, 0, height, 0];
  part.forEach((number, at) => {
    if (number === 0) return;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  });
  const before = (value: number) => Math.floor(Math.max(0, value - 1) / BOX_STEP) * BOX_STEP;
  const after = (value: number, most: number) =>
    Math.min(most, Math.ceil((value + 1) / BOX_STEP) * BOX_STEP);
  const [x, y] = [before(left), before(top)];
  return { left: x, top: y, width: after(right, width) - x, height: after(bottom, height) - y };
}

/** Calls `each` for the pixels of a box: its index in the box and in the picture. */
function inBox(box: Box, width: number, each: (index: number, at: number) => void): void {
  for (let y = 0; y < box.height; y += 1)
    for (let x = 0; x < box.width; x += 1)
      each(y * box.width + x, (box.top + y) * width + box.left + x);
}

function partImage({ part, poseOf, coverage, width }: OpenMaps, box: Box): Promise<Buffer> {
  const pixels = new Uint8Array(box.width * box.height * 3);
  inBox(box, width, (index, at) => {
    pixels.set([part[at] ?? 0, poseOf[at] ?? 0, coverage[at] ?? 0], index * 3);
  });
  const raw = { width: box.width, height: box.height, channels: 3 } as const;
  return sharp(pixels, { raw }).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** The normals toward the right above the normals upward; the third follows from both. */
function normalImage({ part, normal, width }: OpenMaps, box: Box): Promise<Buffer> {
  const count = box.width * box.height;
  const stacked = new Uint8Array(count * 2).fill(128);
  inBox(box, width, (index, at) => {
    if (part[at] === 0) return;
    stacked[index] = 128 + (normal[at * 3] ?? 0);
    stacked[count + index] = 128 + (normal[at * 3 + 1] ?? 0);
  });
  const size = { width: box.width, height: box.height * 2 };
  return grayAvif(stacked, size, NORMAL_QUALITY).toBuffer();
}

/** Sky, key and fill one below the other, smaller. */
function lightImage({ part, light, width }: OpenMaps, box: Box): Promise<Buffer> {
  const count = box.width * box.height;
  const stacked = new Uint8Array(count * 3).fill(OPEN_LIGHT);
  inBox(box, width, (index, at) => {
    if (part[at] === 0) return;
    for (let k = 0; k < 3; k += 1) stacked[k * count + index] = light[at * 3 + k] ?? 0;
  });
  const small = { width: box.width / LIGHT_STEP, height: (box.height / LIGHT_STEP) * 3 };
  return grayAvif(stacked, { width: box.width, height: box.height * 3 }, LIGHT_QUALITY)
    .resize({ ...small, fit: 'fill' })
    .toBuffer();
}

function shadowImage({ groundShadow, width, height }: OpenMaps): Promise<Buffer> {
  const small = {
    width: Math.round(width / SHADOW_STEP),
    height: Math.round(height / SHADOW_STEP),
  };
  return grayAvif(groundShadow, { width, height }, SHADOW_QUALITY)
    .resize({ ...small, fit: 'fill' })
    .toBuffer();
}

function grayAvif(pixels: Uint8Array, size: { width: number; height: number }, quality: number) {
  const raw = { ...size, channels: 1 } as const;
  return sharp(pixels, { raw }).avif({ quality, effort: 4, chromaSubsampling: '4:2:0' });
}

/** Depths that also tell their shape: the depth is rounded so that its rest names it. */
function packDepths(maps: OpenMaps, shapes: number) {
  const { width, height, part, depth, poseOf } = maps;
  const covered = depth.filter((_, at) => part[at] !== 0);
  const nearest =
    covered.reduce((least, value) => Math.min(least, value), Infinity) - DEPTH_UNIT * 2;
  const columns = Math.ceil(width / DEPTH_STEP);
  const stored = new Uint16Array(columns * Math.ceil(height / DEPTH_STEP));
  stored.forEach((_, cell) => {
    const x = Math.min(width - 1, (cell % columns) * DEPTH_STEP + DEPTH_STEP / 2);
    const y = Math.min(height - 1, Math.floor(cell / columns) * DEPTH_STEP + DEPTH_STEP / 2);
    const at = y * width + x;
    if (part[at] === 0) return;
    const steps = Math.round(((depth[at] ?? 0) - nearest) / DEPTH_UNIT);
    stored[cell] = steps * shapes + (poseOf[at] ?? 1) - 1;
  });
  const differences = new Uint8Array(stored.length * 2);
  stored.forEach((value, i) => {
    const difference = (value - (i > 0 ? (stored[i - 1] ?? 0) : 0)) & 0xffff;
    differences[i] = difference & 255;
    differences[stored.length + i] = difference >> 8;
  });
  return { nearest, differences };
}
