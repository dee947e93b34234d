import { FOLD_NEIGHBORS } from '../maps/picture-maps.ts';
import type { PictureSize } from './camera.ts';

/** Which triangle each pixel shows. */
export interface VisibleTriangles extends PictureSize {
  /** The triangle's number plus 1; 0 is none. */
  triangle: Uint32Array;
  distance: Float32Array;
}

export interface DrawRequest extends PictureSize {
  /** Three for each point: column, row, distance. */
  points: Float32Array;
  corners: Uint32Array;
  /** Distances of a first layer: only what lies behind it is drawn. */
  behind?: Float32Array;
  /**
   * For each triangle, how far its right side is drawn before where it lies, centimeters: cloth that
   * is worn over something hides it though both touch.
   */
  lift?: Float32Array;
}

/** Surfaces as near as this behind the first layer are the first layer. */
const LAYER_GAP_CM = 0.05;

/** A visibility buffer (Burns and Hunt 2013): attributes are read later, for seen pixels only. */
export function drawTriangles(request: DrawRequest): VisibleTriangles {
  const { corners, width, height } = request;
  const distance = new Float32Array(width * height).fill(Infinity);
  const triangle = new Uint32Array(width * height);
  const drawTriangle = triangleDrawer(request, triangle, distance);
  for (let first = 0; first < corners.length; first += 3) drawTriangle(first);
  return { width, height, triangle, distance };
}

function triangleDrawer(request: DrawRequest, triangle: Uint32Array, distance: Float32Array) {
  const { points: at, corners, width, height, behind, lift } = request;
  return (first: number): void => {
    const a = (corners[first] ?? 0) * 3;
    const b = (corners[first + 1] ?? 0) * 3;
    const c = (corners[first + 2] ?? 0) * 3;
    const ax = at[a] ?? 0;
    const ay = at[a + 1] ?? 0;
    const ux = (at[b] ?? 0) - ax;
    const uy = (at[b + 1] ?? 0) - ay;
    const vx = (at[c] ?? 0) - ax;
    const vy = (at[c + 1] ?? 0) - ay;
    const number = first / 3 + 1;
    const area = ux * vy - uy * vx;
    if (area > -1e-9 && area < 1e-9) return;
    const left = Math.max(0, Math.ceil(ax + Math.min(0, ux, vx)));
    const right = Math.min(width - 1, Math.floor(ax + Math.max(0, ux, vx)));
    const top = Math.max(0, Math.ceil(ay + Math.min(0, uy, vy)));
    const bottom = Math.min(height - 1, Math.floor(ay + Math.max(0, uy, vy)));
    // Most triangles of a tile lie between its samples.
    if (left > right || top > bottom) return;
    const depth = at[a + 2] ?? 0;
    const uz = (at[b + 2] ?? 0) - depth;
    const vz = (at[c + 2] ?? 0) - depth;
    const az = lift && area < 0 ? depth - (lift[first / 3] ?? 0) : depth;
    const step1 = vy / area;
    const step2 = -uy / area;
    const stepZ = step1 * uz + step2 * vz;
    for (let y = top; y <= bottom; y += 1) {
      let w1 = (left - ax) * step1 - ((y - ay) * vx) / area;
      let w2 = (left - ax) * step2 + (ux * (y - ay)) / area;
      let z = az + w1 * uz + w2 * vz;
      let pixel = y * width + left;
      for (let x = left; x <= right; x += 1, pixel += 1, w1 += step1, w2 += step2, z += stepZ) {
        if (w1 < -1e-5 || w2 < -1e-5 || w1 + w2 > 1.00001) continue;
        if (z >= (distance[pixel] ?? 0)) continue;
        if (behind && z < (behind[pixel] ?? 0) + LAYER_GAP_CM) continue;
        distance[pixel] = z;
        triangle[pixel] = number;
      }
    }
  };
}

/** What is seen of each pixel: its nearest triangle, and how much of it is covered. */
export interface CoveredTriangles extends PictureSize {
  triangle: Uint32Array;
  /** 0 to 255. */
  coverage: Uint8Array;
  /** See `PictureMaps`. */
  fold: Uint8Array;
}

/** How much farther than the nearest surface in a pixel another one lies, centimeters. */
const FOLD_CM = 0.5;

/** Where in a pixel samples see farther than the nearest: which neighbor they belong to. */
const FOLD_TOWARD = FOLD_NEIGHBORS.map(({ right, down }) =>
  [0, 1, 2, 3].map((sample) => ((sample & 1) * 2 - 1) * right + ((sample >> 1) * 2 - 1) * down),
);

/** The fold of a pixel from its samples' distances: 0 where they see one surface. */
function foldOf(distances: Float32Array, nearest: number): number {
  let far = 0;
  for (let sample = 0; sample < 4; sample += 1) {
    const distance = distances[sample] ?? Infinity;
    if (distance !== Infinity && distance > nearest + FOLD_CM) far |= 1 << sample;
  }
  if (far === 0) return 0;
  let count = 0;
  for (let sample = 0; sample < 4; sample += 1) count += (far >> sample) & 1;
  let best = 0;
  let most = -Infinity;
  FOLD_TOWARD.forEach((toward, neighbor) => {
    let sum = 0;
    for (let sample = 0; sample < 4; sample += 1)
      if ((far >> sample) & 1) sum += toward[sample] ?? 0;
    if (sum <= most) return;
    most = sum;
    best = neighbor;
  });
  return 1 + best * 3 + (count - 1);
}

/** Joins four samples of a drawing twice as fine in both directions. */
export function joinSamples(fine: VisibleTriangles): CoveredTriangles {
  const width = fine.width >> 1;
  const height = fine.height >> 1;
  const triangle = new Uint32Array(width * height);
  const coverage = new Uint8Array(width * height);
  const fold = new Uint8Array(width * height);
  const distances = new Float32Array(4);
  for (let pixel = 0; pixel < triangle.length; pixel += 1) {
    const row = (pixel / width) | 0;
    const first = row * 2 * fine.width + (pixel - row * width) * 2;
    let nearest = Infinity;
    let farthest = -Infinity;
    let count = 0;
    for (let sample = 0; sample < 4; sample += 1) {
      const at = first + (sample & 1) + (sample >> 1) * fine.width;
      const seen = fine.triangle[at] ?? 0;
      const distance = fine.distance[at] ?? 0;
      distances[sample] = distance;
      if (seen === 0) continue;
      count += 1;
      farthest = Math.max(farthest, distance);
      if (distance >= nearest) continue;
      nearest = distance;
      triangle[pixel] = seen;
    }
    coverage[pixel] = Math.round((count * 255) / 4);
    if (farthest > nearest + FOLD_CM) fold[pixel] = foldOf(distances, nearest);
  }
  return { width, height, triangle, coverage, fold };
}
