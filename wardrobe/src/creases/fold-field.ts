import { length2 } from '../materials/lengths.ts';
import { hashCell } from '../materials/noise.ts';
import type { ClothBox } from './cloth-box.ts';

/** Where on a panel cloth lies in many folds side by side, and how they run. */
export interface FoldRegion {
  /** Outside of it there are none. */
  box: ClothBox;
  /** From the valleys to the crests, centimeters; 0 where the cloth is flat. */
  depthAt: (x: number, y: number) => number;
  /** Which way the folds run, radians from the x axis of the cloth. */
  angleAt: (x: number, y: number) => number;
  /** From crest to crest, centimeters. */
  spacingAt: (x: number, y: number) => number;
  /** 0 is as round as a wave, 1 is a keen crest between broad valleys. */
  sharpness: number;
  seed: number;
}

/** Heights on a grid over a panel, centimeters. */
export interface FoldGrid {
  left: number;
  bottom: number;
  columns: number;
  rows: number;
  texelCm: number;
  heights: Float32Array;
}

/** Half the size of a kernel across and along its folds, and how far kernels are apart: in spacings. */
const KERNEL = { across: 1.35, along: 3, apart: 1.4 } as const;
/** What is lower than this is not seen. */
const FLATTEST_CM = 0.004;
/** Where kernels cancel one another a fold ends: below this share of their usual sum it is lower. */
const ENDS = 0.55;
/** How far the crests lean to one side. */
const LEAN = 0.6;
const STEPS = 256;

/** The height of folds at each phase of their wave, from crest to valley one apart, its mean 0. */
function profileOf(sharpness: number): Float32Array {
  const keen = 0.2 + 1.7 * sharpness;
  const raw = Array.from({ length: STEPS }, (_, step) => {
    const phase = (2 * Math.PI * step) / STEPS;
    return Math.exp(keen * (Math.cos(phase + LEAN * Math.sin(phase)) - 1));
  });
  const mean = raw.reduce((sum, height) => sum + height, 0) / STEPS;
  const range = 1 - Math.exp(-2 * keen);
  return Float32Array.from(raw, (height) => (height - mean) / range);
}

/** The cells of a grid that a region covers. */
interface Window {
  first: number;
  last: number;
  low: number;
  high: number;
}

/** The cells that lie in a box, as far as they lie in a window of the grid. */
function cellsIn({ left, bottom, texelCm }: FoldGrid, box: ClothBox, within: Window): Window {
  return {
    first: Math.max(within.first, Math.ceil((box.left - left) / texelCm)),
    last: Math.min(within.last, Math.floor((box.right - left) / texelCm)),
    low: Math.max(within.low, Math.ceil((box.bottom - bottom) / texelCm)),
    high: Math.min(within.high, Math.floor((box.top - bottom) / texelCm)),
  };
}

function windowOf(grid: FoldGrid, box: ClothBox): Window {
  const all = { first: 0, last: grid.columns - 1, low: 0, high: grid.rows - 1 };
  return cellsIn(grid, box, all);
}

interface Kernel {
  x: number;
  y: number;
  angle: number;
  spacing: number;
  phase: number;
}

/** The sums of kernels over a grid: real and imaginary parts, one after the other. */
function kernelAdder(grid: FoldGrid, region: FoldRegion, sums: Float32Array) {
  const { texelCm, left, bottom, columns } = grid;
  const within = windowOf(grid, region.box);
  return ({ x, y, angle, spacing, phase }: Kernel): void => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [along, across] = [KERNEL.along * spacing, KERNEL.across * spacing];
    const reachX = Math.hypot(along * cos, across * sin);
    const reachY = Math.hypot(along * sin, across * cos);
    const box = { left: x - reachX, right: x + reachX, bottom: y - reachY, top: y + reachY };
    const { first, last, low, high } = cellsIn(grid, box, within);
    const turns = (2 * Math.PI) / spacing;
    const dx = left + first * texelCm - x;
    // Along a row the wave turns by the same angle from cell to cell.
    const [turnReal, turnImaginary] = [
      Math.cos(turns * sin * texelCm),
      -Math.sin(turns * sin * texelCm),
    ];
    for (let row = low; row <= high; row += 1) {
      const dy = bottom + row * texelCm - y;
      let u = (dx * cos + dy * sin) / along;
      let v = (dy * cos - dx * sin) / across;
      const wave = turns * v * across + phase;
      let [real, imaginary] = [Math.cos(wave), Math.sin(wave)];
      let at = (row * columns + first) * 2;
      for (let column = first; column <= last; column += 1) {
        const inside = 1 - u * u - v * v;
        if (inside > 0) {
          sums[at] = (sums[at] ?? 0) + inside * inside * real;
          sums[at + 1] = (sums[at + 1] ?? 0) + inside * inside * imaginary;
        }
        u += (texelCm * cos) / along;
        v -= (texelCm * sin) / across;
        const turned = real * turnReal - imaginary * turnImaginary;
        imaginary = real * turnImaginary + imaginary * turnReal;
        real = turned;
        at += 2;
      }
    }
  };
}

/** How strong the sum of so many kernels usually is: their phases are random. */
const USUAL = Math.sqrt((Math.PI * KERNEL.across * KERNEL.along) / (5 * KERNEL.apart ** 2));

/**
 * Adds the folds of a region to a grid. Their phase is summed of oriented waves (Tricard et al. 2019,
 * "Procedural Phasor Noise"), so that folds follow one another side by side, branch, and end where
 * their direction or spacing changes, as buckled cloth does. Changes the heights in place.
 * @param grid heights in centimeters, `columns` by `rows` from the lower left
 */
export function paintFolds(grid: FoldGrid, region: FoldRegion): void {
  const { box, depthAt, angleAt, spacingAt, seed } = region;
  const apart = KERNEL.apart * spacingAt((box.left + box.right) / 2, (box.bottom + box.top) / 2);
  const sums = new Float32Array(grid.heights.length * 2);
  const addKernel = kernelAdder(grid, region, sums);
  const columns = Math.ceil((box.right - box.left) / apart) + 1;
  const rows = Math.ceil((box.top - box.bottom) / apart) + 1;
  for (let row = -1; row < rows; row += 1)
    for (let column = -1; column < columns; column += 1) {
      const x = box.left + (column + hashCell(column, row, seed)) * apart;
      const y = box.bottom + (row + hashCell(column, row, seed + 1)) * apart;
      if (depthAt(x, y) < FLATTEST_CM) continue;
      const phase = 2 * Math.PI * hashCell(column, row, seed + 2);
      addKernel({ x, y, angle: angleAt(x, y), spacing: spacingAt(x, y), phase });
    }
  addHeights(grid, region, sums);
}

function addHeights(grid: FoldGrid, region: FoldRegion, sums: Float32Array): void {
  const { left, bottom, texelCm, columns, heights } = grid;
  const profile = profileOf(region.sharpness);
  const { first, last, low, high } = windowOf(grid, region.box);
  for (let row = low; row <= high; row += 1)
    for (let column = first; column <= last; column += 1) {
      const at = row * columns + column;
      const depth = region.depthAt(left + column * texelCm, bottom + row * texelCm);
      if (depth < FLATTEST_CM) continue;
      const [real, imaginary] = [sums[at * 2] ?? 0, sums[at * 2 + 1] ?? 0];
      const strength = length2(real, imaginary) / (ENDS * USUAL);
      const turn = Math.atan2(imaginary, real) / (2 * Math.PI);
      const kept = strength / Math.sqrt(1 + strength * strength);
      const height = profile[Math.round((turn + 1) * STEPS) % STEPS] ?? 0;
      heights[at] = (heights[at] ?? 0) + depth * kept * height;
    }
}
