import type { LightDirection } from './light-directions.ts';

/** Distance toward a light of what it sees first, on a square that spans the shape. */
export interface DepthMap {
  size: number;
  /** Greater is nearer to the light, centimeters. */
  depth: Float32Array;
  /** Of the points that were drawn; see `projectToward`. */
  projected: Float32Array;
  /** The unit vectors of a column and a row. */
  right: readonly [number, number, number];
  up: readonly [number, number, number];
  scale: number;
  bounds: Bounds;
}

export interface Bounds {
  center: readonly [number, number, number];
  radius: number;
}

export function boundsOf(positions: Float32Array): Bounds {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < positions.length; at += 1) {
    const axis = at % 3;
    const value = positions[at] ?? 0;
    if (value < (low[axis] ?? 0)) low[axis] = value;
    if (value > (high[axis] ?? 0)) high[axis] = value;
  }
  const middle = (axis: number) => ((low[axis] ?? 0) + (high[axis] ?? 0)) / 2;
  const half = (axis: number) => ((high[axis] ?? 0) - (low[axis] ?? 0)) / 2;
  return {
    center: [middle(0), middle(1), middle(2)],
    radius: Math.hypot(half(0), half(1), half(2)) + 0.5,
  };
}

type Axis = readonly [number, number, number];

function axesOf({ x, y, z }: LightDirection): { right: Axis; up: Axis } {
  const steep = Math.abs(y) > 0.94;
  const raw = steep ? [y, -x, 0] : [z, 0, -x];
  const [a, b, c] = [raw[0] ?? 0, raw[1] ?? 0, raw[2] ?? 0];
  const length = Math.hypot(a, b, c);
  const right: Axis = [a / length, b / length, c / length];
  const up: Axis = [
    y * right[2] - z * right[1],
    z * right[0] - x * right[2],
    x * right[1] - y * right[0],
  ];
  return { right, up };
}

export interface DepthMapRequest {
  positions: Float32Array;
  corners: Uint32Array;
  bounds: Bounds;
  size: number;
}

/** Where a light sees points: column and row in its map, and depth; three for each. */
export function projectToward(
  positions: Float32Array,
  direction: LightDirection,
  { right, up, scale, size, bounds }: Pick<DepthMap, 'right' | 'up' | 'scale' | 'size' | 'bounds'>,
): Float32Array {
  const [cx, cy, cz] = bounds.center;
  const projected = new Float32Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const x = (positions[at] ?? 0) - cx;
    const y = (positions[at + 1] ?? 0) - cy;
    const z = (positions[at + 2] ?? 0) - cz;
    projected[at] = (x * right[0] + y * right[1] + z * right[2]) * scale + size / 2;
    projected[at + 1] = (x * up[0] + y * up[1] + z * up[2]) * scale + size / 2;
    projected[at + 2] = x * direction.x + y * direction.y + z * direction.z;
  }
  return projected;
}

/** Draws the mesh as the light sees it (Williams 1978). */
export function drawDepthMap(request: DepthMapRequest, direction: LightDirection): DepthMap {
  const { positions, bounds, size } = request;
  const scale = size / (2 * bounds.radius);
  const view = { ...axesOf(direction), scale, size, bounds };
  const projected = projectToward(positions, direction, view);
  const depth = new Float32Array(size * size).fill(-1e9);
  const map = { ...view, depth, projected };
  fillDepth(map, request.corners);
  return map;
}

function fillDepth({ depth, size, projected: at }: DepthMap, corners: Uint32Array): void {
  const fillTriangle = (first: number): void => {
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
    if (area > -1e-6 && area < 1e-6) return;
    const az = at[a + 2] ?? 0;
    const uz = (at[b + 2] ?? 0) - az;
    const vz = (at[c + 2] ?? 0) - az;
    const left = Math.max(0, Math.ceil(ax + Math.min(0, ux, vx) - 0.5));
    const right = Math.min(size - 1, Math.floor(ax + Math.max(0, ux, vx) + 0.5));
    const top = Math.max(0, Math.ceil(ay + Math.min(0, uy, vy) - 0.5));
    const bottom = Math.min(size - 1, Math.floor(ay + Math.max(0, uy, vy) + 0.5));
    const step1 = vy / area;
    const step2 = -uy / area;
    const stepZ = step1 * uz + step2 * vz;
    for (let y = top; y <= bottom; y += 1) {
      let w1 = (left - ax) * step1 - ((y - ay) * vx) / area;
      let w2 = (left - ax) * step2 + (ux * (y - ay)) / area;
      let z = az + w1 * uz + w2 * vz;
      let cell = y * size + left;
      for (let x = left; x <= right; x += 1, cell += 1, w1 += step1, w2 += step2, z += stepZ)
        if (w1 > -0.1 && w2 > -0.1 && w1 + w2 < 1.1 && z > (depth[cell] ?? 0)) depth[cell] = z;
    }
  };
  for (let first = 0; first < corners.length; first += 3) fillTriangle(first);
}
