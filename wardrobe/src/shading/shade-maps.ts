import {
  FOLD_NEIGHBORS,
  type MapPart,
  normalUnit,
  type PictureMaps,
} from '../maps/picture-maps.ts';
import { length2, length3 } from '../materials/lengths.ts';
import { luminanceOf } from '../materials/linear-color.ts';
import type { Material } from '../materials/material.ts';
import { hashCell } from '../materials/noise.ts';
import { developmentOf, hardenerOf } from './develop.ts';
import { type LitPixel, lightPixel } from './light-pixel.ts';
import { type Photography, USUAL_PHOTOGRAPHY } from './photography.ts';
import { createSampleRow, rowSampler, type SampleRow } from './sample-row.ts';

export interface ShadeRequest {
  maps: PictureMaps;
  /** The material of each part; asked once for a part. */
  materialOf: (part: MapPart, index: number) => Material;
  /** The usual one where it is left out. */
  photography?: Photography | undefined;
}

const STEEPEST_RELIEF = 1.1;
const SHADOW_STRENGTH = 0.86;
/** A faint shadow is fainter still: its skirts, alike on every side, would tell of no real ground. */
const SHADOW_TOE = 0.3;
/** How much darker folds are than the baked light says: it is too coarse for the narrow ones. */
const FOLD_DEPTH = 0.62;
/** The key is nearer to its own side of the set, and to the top: how much brighter it is there than in the middle. */
const NEAR_KEY = { beside: 0.34, above: 0.24 } as const;
/** The grain of a sensor in linear light: what it has in the dark, and what grows with the light. */
const GRAIN = { dark: 0.001, lit: 0.013 } as const;

/**
 * Lights and colors a shape. Returns RGBA bytes (sRGB, not premultiplied), row by row from the top
 * left; the ground is transparent, darkened by the shape's shadow (`layOnGround` lays it on one).
 */
export function shadeMaps({ maps, materialOf, photography }: ShadeRequest): Uint8ClampedArray {
  const { width, height } = maps;
  const out = new Uint8ClampedArray(width * height * 4);
  const sampleRow = rowSampler(maps, maps.parts.map(materialOf));
  let row = createSampleRow(width);
  let below = createSampleRow(width);
  sampleRow(0, row);
  const paintRow = rowPainter(maps, photography ?? USUAL_PHOTOGRAPHY, out);
  for (let y = 0; y < height; y += 1) {
    if (y + 1 < height) sampleRow(y + 1, below);
    paintRow(y, row, below);
    [row, below] = [below, row];
  }
  softenFolds(maps, out);
  return out;
}

function emptyPixel(): LitPixel {
  const visible = { sky: 1, key: 1, fill: 1, red: 0, green: 0, blue: 0, cavity: 1 };
  const surface = { roughness: 1, reflectance: 0, metal: 0, sheen: 0, sheenTint: 0 };
  return { x: 0, y: 0, z: 1, anisotropy: 0, grainX: 0, grainY: 0, ...visible, ...surface };
}

function rowPainter(maps: PictureMaps, photography: Photography, out: Uint8ClampedArray) {
  const { width, height } = maps;
  const { lights } = photography;
  const [red, green, blue] = developmentOf(photography);
  const harden = hardenerOf(photography);
  const isMirrored = lights.side === 'right';
  const pixel = emptyPixel();
  const lit = new Float64Array(3);
  const toward = lights.side === 'right' ? -1 : 1;
  return (y: number, row: SampleRow, below: SampleRow): void => {
    const above = 1 + NEAR_KEY.above * (1 - (2 * y) / height);
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const covered = (maps.coverage[at] ?? 0) / 255;
      const opacity = (maps.part[at] ?? 0) === 0 ? 1 : (row.opacity[x] ?? 1);
      const solid = (maps.part[at] ?? 0) === 0 ? 0 : covered * opacity;
      // Behind a veil lies the lit ground, not the shadow of something solid.
      const shadow = shadowOf((maps.groundShadow[at] ?? 0) / 255) * opacity ** 3;
      const alpha = solid + (1 - solid) * shadow;
      if (alpha <= 0) continue;
      if (solid > 0) {
        readNormal(maps, at, pixel);
        tiltByRelief(pixel, heightSlope(row, below, x), maps.pixelCm);
        readLight(maps, at, pixel);
        readSample(row, x, pixel);
        if (isMirrored) mirror(pixel);
        pixel.key *= above * (1 + toward * NEAR_KEY.beside * (1 - (2 * x) / width));
        lightPixel(pixel, lights, lit);
        if (harden) hardenLight(lit, harden);
        const grain = hashCell(x, y, 51) + hashCell(x, y, 52) - 1;
        const share = solid / alpha;
        out[at * 4] = red(withGrain(lit[0] ?? 0, grain)) * share;
        out[at * 4 + 1] = green(withGrain(lit[1] ?? 0, grain)) * share;
        out[at * 4 + 2] = blue(withGrain(lit[2] ?? 0, grain)) * share;
      }
      out[at * 4 + 3] = Math.round(alpha * 255);
    }
  };
}

function hardenLight(lit: Float64Array, harden: (luminance: number) => number): void {
  const [red = 0, green = 0, blue = 0] = lit;
  const factor = harden(luminanceOf([red, green, blue]));
  lit[0] = red * factor;
  lit[1] = green * factor;
  lit[2] = blue * factor;
}

/** The studio stands still: to move its key to the other side is to mirror what it lights. */
function mirror(pixel: LitPixel): void {
  pixel.x = -pixel.x;
  pixel.grainX = -pixel.grainX;
  const { key } = pixel;
  pixel.key = pixel.fill;
  pixel.fill = key;
}

/** How much darker the ground is where so much of its light is kept from it. */
const shadowOf = (kept: number): number =>
  kept <= 0 ? 0 : (SHADOW_STRENGTH * kept ** 3) / (kept * kept + SHADOW_TOE);

const withGrain = (light: number, grain: number): number =>
  Math.max(0, light + 2 * grain * (GRAIN.dark + GRAIN.lit * Math.sqrt(Math.max(0, light))));

function readNormal(maps: PictureMaps, at: number, pixel: LitPixel): void {
  const { normal } = maps;
  const unit = normalUnit(maps);
  const x = (normal[at * 3] ?? 0) / unit;
  const y = (normal[at * 3 + 1] ?? 0) / unit;
  const z = Math.max(0.06, (normal[at * 3 + 2] ?? unit) / unit);
  const length = length3(x, y, z);
  pixel.x = x / length;
  pixel.y = y / length;
  pixel.z = z / length;
}

const slopeOut = { right: 0, up: 0 };

/** How much the relief rises to the next pixel at the right and above. */
function heightSlope(row: SampleRow, below: SampleRow, x: number) {
  const here = row.height[x] ?? 0;
  const right = row.goesRight[x] === 1 ? (row.height[x + 1] ?? here) - here : 0;
  const up = row.goesDown[x] === 1 ? here - (below.height[x] ?? here) : 0;
  slopeOut.right = right;
  slopeOut.up = up;
  return slopeOut;
}

/**
 * Tilts the normal by the slope of the relief: bump mapping by screen-space differences, so that
 * neither cloth nor solids need tangents (Mikkelsen 2010).
 */
function tiltByRelief(pixel: LitPixel, slope: typeof slopeOut, pixelCm: number): void {
  const right = slope.right / pixelCm;
  const up = slope.up / pixelCm;
  if (right === 0 && up === 0) return;
  const { x, y, z } = pixel;
  const p = x / z;
  const q = y / z;
  const steep = length2(right, up) * z;
  const scale = steep > STEEPEST_RELIEF ? (STEEPEST_RELIEF / steep) * z : z;
  const tiltedX = x - scale * (right * (z + q * y) - up * p * y);
  const tiltedY = y - scale * (-right * q * x + up * (z + p * x));
  const tiltedZ = Math.max(0.05, z + scale * (right * x + up * y));
  const length = length3(tiltedX, tiltedY, tiltedZ);
  pixel.x = tiltedX / length;
  pixel.y = tiltedY / length;
  pixel.z = tiltedZ / length;
}

function readLight(maps: PictureMaps, at: number, pixel: LitPixel): void {
  const sky = (maps.light[at * 3] ?? 255) / 255;
  pixel.sky = sky * (1 - FOLD_DEPTH + FOLD_DEPTH * sky);
  pixel.key = (maps.light[at * 3 + 1] ?? 255) / 255;
  pixel.fill = (maps.light[at * 3 + 2] ?? 255) / 255;
}

function readSample(row: SampleRow, x: number, pixel: LitPixel): void {
  pixel.red = row.red[x] ?? 0;
  pixel.green = row.green[x] ?? 0;
  pixel.blue = row.blue[x] ?? 0;
  pixel.roughness = row.roughness[x] ?? 1;
  pixel.reflectance = row.reflectance[x] ?? 0;
  pixel.metal = row.metal[x] ?? 0;
  pixel.sheen = row.sheen[x] ?? 0;
  pixel.sheenTint = row.sheenTint[x] ?? 0;
  pixel.anisotropy = row.anisotropy[x] ?? 0;
  pixel.grainX = row.grainX[x] ?? 0;
  pixel.grainY = row.grainY[x] ?? 0;
  pixel.cavity = row.cavity[x] ?? 1;
}

/**
 * Smooths the edges of folds: a pixel that two surfaces share takes the color of the farther one
 * from the neighbor that shows it alone. Changes the RGBA bytes in place.
 */
function softenFolds(maps: PictureMaps, rgba: Uint8ClampedArray): void {
  const { fold, width, part } = maps;
  if (!fold) return;
  const sharp = rgba.slice();
  for (let pixel = 0; pixel < fold.length; pixel += 1) {
    const code = (fold[pixel] ?? 0) - 1;
    if (code < 0) continue;
    const toward = FOLD_NEIGHBORS[(code / 3) | 0];
    if (!toward) continue;
    const neighbor = pixel + toward.right + toward.down * width;
    if ((part[neighbor] ?? 0) === 0) continue;
    const share = ((code % 3) + 1) / 4;
    for (let channel = 0; channel < 3; channel += 1) {
      const own = sharp[pixel * 4 + channel] ?? 0;
      rgba[pixel * 4 + channel] = own + share * ((sharp[neighbor * 4 + channel] ?? own) - own);
    }
  }
}

/** Lays one picture over another of the same size, both as `shadeMaps` returns them. */
export function layOver(front: Uint8ClampedArray, back: Uint8ClampedArray): Uint8ClampedArray {
  const out = new Uint8ClampedArray(front.length);
  for (let at = 0; at < front.length; at += 4) {
    const near = (front[at + 3] ?? 0) / 255;
    const far = ((back[at + 3] ?? 0) / 255) * (1 - near);
    const both = near + far;
    if (both <= 0) continue;
    for (let channel = 0; channel < 3; channel += 1)
      out[at + channel] =
        ((front[at + channel] ?? 0) * near + (back[at + channel] ?? 0) * far) / both;
    out[at + 3] = both * 255;
  }
  return out;
}
