import type { LabImage } from '@modiste/vision/lab-image';
import { solve } from './solve.ts';

/** What the ground of a picture looks like at each place. */
export interface Ground {
  /** How far each pixel's color is from the ground's there (ΔE with lightness counted 0.8). */
  readonly distances: Float32Array;
  /** How far 95 of 100 pixels of the border are from it, of those that are ground at all. */
  readonly noise: number;
  /** The share of the border that is ground: low on busy grounds. */
  readonly cover: number;
  /** The mean of the ground's color. */
  readonly color: readonly [number, number, number];
}

const LIGHTNESS_WEIGHT = 0.8;
const BORDER_SHARE = 0.01;
const MODES_MAX = 3;
const MODE_SHARE_MIN = 0.06;
const NEAR = 6;
/** Constant, two slopes and three bends: a backdrop that is lit from one side and darker in corners. */
const TERMS = 6;

interface Mode {
  /** Six coefficients for each of L, a and b. */
  readonly surface: readonly (readonly number[])[];
  readonly share: number;
}

/**
 * Models the ground of a picture from its border: up to three colors, each a smooth surface, so
 * that uneven light and vignettes are ground as well.
 */
export function findGround(image: LabImage): Ground {
  const border = borderOf(image);
  let rest = border;
  const modes: Mode[] = [];
  while (modes.length < MODES_MAX && rest.length > border.length * MODE_SHARE_MIN) {
    const surface = fitSurface(image, rest);
    const left = rest.filter((at) => distanceFrom(image, at, surface) > NEAR);
    const share = (rest.length - left.length) / border.length;
    if (share >= MODE_SHARE_MIN) modes.push({ surface, share });
    if (left.length === rest.length) break;
    rest = left;
  }
  const distances = distancesFrom(image, modes);
  const near = border.map((at) => distances[at] ?? 0).filter((distance) => distance <= NEAR);
  near.sort((one, two) => one - two);
  const [first] = modes;
  const color = [0, 1, 2].map((channel) => valueAt(first?.surface[channel] ?? [], 0.5, 0.5));
  return {
    distances,
    noise: near[Math.floor(near.length * 0.95)] ?? NEAR,
    cover: near.length / border.length,
    color: [color[0] ?? 0, color[1] ?? 0, color[2] ?? 0],
  };
}

function borderOf({ width, height }: LabImage): number[] {
  const frame = Math.max(2, Math.round(width * BORDER_SHARE));
  const border: number[] = [];
  for (let y = 0; y < height; y += 1) {
    const isEnd = y < frame || y >= height - frame;
    for (let x = 0; x < width; x += 1) {
      if (isEnd || x < frame || x >= width - frame) border.push(y * width + x);
    }
  }
  return border;
}

/** Fits where most pixels are alike, then twice to all that are near the fit. */
function fitSurface(image: LabImage, places: readonly number[]): readonly (readonly number[])[] {
  const common = commonColor(image, places);
  let surface: readonly (readonly number[])[] = common.map((value) => [value, 0, 0, 0, 0, 0]);
  for (const [terms, within] of [
    [1, NEAR],
    [3, NEAR],
    [TERMS, NEAR],
  ] as const) {
    const near = places.filter((at) => distanceFrom(image, at, surface) <= within);
    if (near.length < TERMS * 8) return surface;
    surface = [0, 1, 2].map((channel) => fitChannel(image, near, { channel, terms }));
  }
  return surface;
}

function fitChannel(
  { width, height, lab }: LabImage,
  places: readonly number[],
  { channel, terms }: { channel: number; terms: number },
): readonly number[] {
  const matrix = Array.from({ length: terms }, () => new Float64Array(terms));
  const right = new Float64Array(terms);
  for (const at of places) {
    const x = at % width;
    const basis = basisAt(x / width, (at - x) / width / height);
    const value = lab[at * 3 + channel] ?? 0;
    for (let row = 0; row < terms; row += 1) {
      right[row] = (right[row] ?? 0) + (basis[row] ?? 0) * value;
      const line = matrix[row];
      if (!line) continue;
      for (let column = 0; column < terms; column += 1) {
        line[column] = (line[column] ?? 0) + (basis[row] ?? 0) * (basis[column] ?? 0);
      }
    }
  }
  const ridge = places.length * 1e-5;
  matrix.forEach((line, row) => {
    line[row] = (line[row] ?? 0) + (row > 0 ? ridge : 0);
  });
  const solved = solve(matrix, right);
  return Array.from({ length: TERMS }, (_, term) => solved[term] ?? 0);
}

const basisAt = (x: number, y: number): readonly number[] => [
  1,
  x - 0.5,
  y - 0.5,
  (x - 0.5) ** 2,
  (y - 0.5) ** 2,
  (x - 0.5) * (y - 0.5),
];

function valueAt(coefficients: readonly number[], x: number, y: number): number {
  const [u, v] = [x - 0.5, y - 0.5];
  const [one = 0, a = 0, b = 0, c = 0, d = 0, e = 0] = coefficients;
  return one + a * u + b * v + c * u * u + d * v * v + e * u * v;
}

/** The mean of the fullest cell of a coarse histogram. */
function commonColor({ lab }: LabImage, places: readonly number[]): readonly number[] {
  const cells = new Map<number, number[]>();
  for (const at of places) {
    const [l = 0, a = 0, b = 0] = lab.subarray(at * 3, at * 3 + 3);
    const key = Math.round(l / 4) * 10_000 + Math.round(a / 4 + 50) * 100 + Math.round(b / 4 + 50);
    const sums = cells.get(key) ?? [0, 0, 0, 0];
    cells.set(key, sums);
    [l, a, b, 1].forEach((value, term) => {
      sums[term] = (sums[term] ?? 0) + value;
    });
  }
  let fullest: readonly number[] = [0, 0, 0, 0];
  for (const sums of cells.values()) if ((sums[3] ?? 0) > (fullest[3] ?? 0)) fullest = sums;
  const count = fullest[3] || 1;
  return fullest.slice(0, 3).map((sum) => sum / count);
}

function distanceFrom(
  { width, height, lab }: LabImage,
  at: number,
  surface: readonly (readonly number[])[],
): number {
  const column = at % width;
  const x = column / width;
  const y = (at - column) / width / height;
  const dl = (lab[at * 3] ?? 0) - valueAt(surface[0] ?? [], x, y);
  const da = (lab[at * 3 + 1] ?? 0) - valueAt(surface[1] ?? [], x, y);
  const db = (lab[at * 3 + 2] ?? 0) - valueAt(surface[2] ?? [], x, y);
  return Math.sqrt((dl * LIGHTNESS_WEIGHT) ** 2 + da * da + db * db);
}

function distancesFrom(image: LabImage, modes: readonly Mode[]): Float32Array {
  const distances = new Float32Array(image.width * image.height).fill(100);
  for (const { surface } of modes) {
    for (let at = 0; at < distances.length; at += 1) {
      const distance = distanceFrom(image, at, surface);
      if (distance < (distances[at] ?? 0)) distances[at] = distance;
    }
  }
  return distances;
}
