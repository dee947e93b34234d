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
  /** Of a second layer: only what lies behind the first is drawn. */
  behind?: VisibleTriangles;
}

/** Surfaces as near as this behind the first layer are the first layer. */
const LAYER_GAP_CM = 0.05;

/** A visibility buffer (Burns and Hunt 2013): attributes are read later, for seen pixels only. */
export function drawTriangles(request: DrawRequest): VisibleTriangles {
  const { points: at, corners, width, height, behind } = request;
  const distance = new Float32Array(width * height).fill(Infinity);
  const triangle = new Uint32Array(width * height);
  for (let first = 0; first < corners.length; first += 3) {
    const a = (corners[first] ?? 0) * 3;
    const b = (corners[first + 1] ?? 0) * 3;
    const c = (corners[first + 2] ?? 0) * 3;
    const ax = at[a] ?? 0;
    const ay = at[a + 1] ?? 0;
    const ux = (at[b] ?? 0) - ax;
    const uy = (at[b + 1] ?? 0) - ay;
    const vx = (at[c] ?? 0) - ax;
    const vy = (at[c + 1] ?? 0) - ay;
    const area = ux * vy - uy * vx;
    if (area > -1e-9 && area < 1e-9) continue;
    const az = at[a + 2] ?? 0;
    const uz = (at[b + 2] ?? 0) - az;
    const vz = (at[c + 2] ?? 0) - az;
    const left = Math.max(0, Math.ceil(ax + Math.min(0, ux, vx)));
    const right = Math.min(width - 1, Math.floor(ax + Math.max(0, ux, vx)));
    const top = Math.max(0, Math.ceil(ay + Math.min(0, uy, vy)));
    const bottom = Math.min(height - 1, Math.floor(ay + Math.max(0, uy, vy)));
    const inverse = 1 / area;
    for (let y = top; y <= bottom; y += 1)
      for (let x = left; x <= right; x += 1) {
        const w1 = ((x - ax) * vy - (y - ay) * vx) * inverse;
        const w2 = (ux * (y - ay) - uy * (x - ax)) * inverse;
        if (w1 < -1e-5 || w2 < -1e-5 || w1 + w2 > 1.00001) continue;
        const z = az + w1 * uz + w2 * vz;
        const pixel = y * width + x;
        if (z >= (distance[pixel] ?? 0)) continue;
        if (behind && z < (behind.distance[pixel] ?? 0) + LAYER_GAP_CM) continue;
        distance[pixel] = z;
        triangle[pixel] = first / 3 + 1;
      }
  }
  return { width, height, triangle, distance };
}

/** What is seen of each pixel: its nearest triangle, and how much of it is covered. */
export interface CoveredTriangles extends PictureSize {
  triangle: Uint32Array;
  /** 0 to 255. */
  coverage: Uint8Array;
}

/** Joins four samples of a drawing twice as fine in both directions. */
export function joinSamples(fine: VisibleTriangles): CoveredTriangles {
  const width = fine.width >> 1;
  const height = fine.height >> 1;
  const triangle = new Uint32Array(width * height);
  const coverage = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const first = y * 2 * fine.width + x * 2;
      const pixel = y * width + x;
      let nearest = Infinity;
      let count = 0;
      for (let sample = 0; sample < 4; sample += 1) {
        const at = first + (sample & 1) + (sample >> 1) * fine.width;
        const seen = fine.triangle[at] ?? 0;
        if (seen === 0) continue;
        count += 1;
        const distance = fine.distance[at] ?? 0;
        if (distance >= nearest) continue;
        nearest = distance;
        triangle[pixel] = seen;
      }
      coverage[pixel] = Math.round((count * 255) / 4);
    }
  return { width, height, triangle, coverage };
}
