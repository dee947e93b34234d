import type { Raster } from './decode-picture.ts';

export type Lab = readonly [lightness: number, a: number, b: number];

/** How far a color is from gray. */
export const chromaOf = ([, a, b]: Lab): number => Math.hypot(a, b);

/** In degrees, from 0 to 360. */
export const hueOf = ([, a, b]: Lab): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** A picture in CIELAB: `lab` holds width × height × 3 numbers (L 0–100, a and b about ±110). */
export interface LabImage {
  width: number;
  height: number;
  lab: Float32Array;
}

const CUBE_ROOT_STEPS = 4096;
const WHITE_X = 0.95047;
const WHITE_Z = 1.08883;

const linearOfByte = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** CIELAB's curve over a share of white's tristimulus value, 0 to 1. */
export const labCurve = (t: number): number =>
  t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116;

const labCurveSteps = Float64Array.from({ length: CUBE_ROOT_STEPS + 1 }, (_, step) =>
  labCurve(step / CUBE_ROOT_STEPS),
);

const curve = (t: number): number =>
  labCurveSteps[Math.min(CUBE_ROOT_STEPS, Math.round(t * CUBE_ROOT_STEPS))] ?? 1;

/** The inverse of `labCurve`. */
export const labCurveInverse = (value: number): number =>
  value > 6 / 29 ? value ** 3 : (value - 16 / 116) / (24389 / 27 / 116);

/**
 * sRGB bytes to CIELAB under D65 (IEC 61966-2-1 and CIE 15:2004; matrix as published at
 * brucelindbloom.com), by table: within 1 ΔE of the exact value.
 */
export function labOfRgb(red: number, green: number, blue: number): Lab {
  const r = linearOfByte[red] ?? 0;
  const g = linearOfByte[green] ?? 0;
  const b = linearOfByte[blue] ?? 0;
  const x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE_X);
  const y = curve(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = curve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE_Z);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export function toLabImage({ width, height, rgb }: Raster): LabImage {
  const lab = new Float32Array(rgb.length);
  for (let at = 0; at < rgb.length; at += 3) {
    const [l, a, b] = labOfRgb(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0);
    lab[at] = l;
    lab[at + 1] = a;
    lab[at + 2] = b;
  }
  return { width, height, lab };
}
