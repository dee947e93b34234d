import type { Point } from '../geometry/point.ts';
import { cross, unit } from '../lofts/surfaces/point-math.ts';
import type { Bounds, StudioScene } from './studio-scene.ts';

/** What lies nearest to a far light, seen along its direction: `size` × `size` depths. */
export interface ShadowMap {
  size: number;
  depths: Float32Array;
  right: Point;
  up: Point;
  toward: Point;
  /** Pixels for each centimeter. */
  scale: number;
  bounds: Bounds;
}

const NOTHING = -1e9;

/** Williams, Casting Curved Shadows on Curved Surfaces (1978). */
export function makeShadowMap(scene: StudioScene, toward: Point, size: number): ShadowMap {
  const right = unit(cross(Math.abs(toward[1]) > 0.95 ? [0, 0, 1] : [0, 1, 0], toward));
  const up = cross(toward, right);
  const { bounds } = scene;
  const scale = size / (2 * bounds.radius);
  const depths = new Float32Array(size * size).fill(NOTHING);
  const map = { size, depths, right, up, toward, scale, bounds };
  for (const mesh of scene.meshes) {
    const seen = projectAll(map, mesh.positions);
    const { triangles } = mesh.posed.surface;
    for (let t = 0; t < triangles.length; t += 3)
      drawDepth(map, seen, [triangles[t] ?? 0, triangles[t + 1] ?? 0, triangles[t + 2] ?? 0]);
  }
  return map;
}

function projectAll(map: ShadowMap, positions: Float64Array): Float32Array {
  const { center } = map.bounds;
  const { right, up, toward, scale } = map;
  const seen = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const x = (positions[i] ?? 0) - center[0];
    const y = (positions[i + 1] ?? 0) - center[1];
    const z = (positions[i + 2] ?? 0) - center[2];
    seen[i] = (x * right[0] + y * right[1] + z * right[2]) * scale + map.size / 2;
    seen[i + 1] = (x * up[0] + y * up[1] + z * up[2]) * scale + map.size / 2;
    seen[i + 2] = x * toward[0] + y * toward[1] + z * toward[2];
  }
  return seen;
}

function drawDepth(
  { depths, size }: ShadowMap,
  seen: Float32Array,
  [i, j, k]: readonly [number, number, number],
): void {
  const [ax, ay, az] = [seen[i * 3] ?? 0, seen[i * 3 + 1] ?? 0, seen[i * 3 + 2] ?? 0];
  const [bx, by, bz] = [seen[j * 3] ?? 0, seen[j * 3 + 1] ?? 0, seen[j * 3 + 2] ?? 0];
  const [cx, cy, cz] = [seen[k * 3] ?? 0, seen[k * 3 + 1] ?? 0, seen[k * 3 + 2] ?? 0];
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (Math.abs(area) < 1e-7) return;
  const [x0, x1] = [
    Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5)),
    Math.min(size - 1, Math.floor(Math.max(ax, bx, cx) + 0.5)),
  ];
  const [y0, y1] = [
    Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5)),
    Math.min(size - 1, Math.floor(Math.max(ay, by, cy) + 0.5)),
  ];
  for (let y = y0; y <= y1; y += 1)
    for (let x = x0; x <= x1; x += 1) {
      const b = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / area;
      const c = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / area;
      if (b < -0.02 || c < -0.02 || b + c > 1.02) continue;
      const depth = az + (bz - az) * b + (cz - az) * c;
      const at = y * size + x;
      if (depth > (depths[at] ?? 0)) depths[at] = depth;
    }
}

/** How much of the light reaches a place (0 to 1), between the four nearest depths. */
export function reachedBy(map: ShadowMap, place: readonly number[], slack: number): number {
  const { bounds, right, up, toward, scale, size, depths } = map;
  const x = (place[0] ?? 0) - bounds.center[0];
  const y = (place[1] ?? 0) - bounds.center[1];
  const z = (place[2] ?? 0) - bounds.center[2];
  const across = (x * right[0] + y * right[1] + z * right[2]) * scale + size / 2;
  const upward = (x * up[0] + y * up[1] + z * up[2]) * scale + size / 2;
  const [column, row] = [Math.floor(across), Math.floor(upward)];
  if (column < 0 || row < 0 || column >= size - 1 || row >= size - 1) return 1;
  const depth = x * toward[0] + y * toward[1] + z * toward[2] + slack;
  const at = row * size + column;
  const [fx, fy] = [across - column, upward - row];
  const near = (index: number) => ((depths[index] ?? 0) < depth ? 1 : 0);
  const low = near(at) * (1 - fx) + near(at + 1) * fx;
  const high = near(at + size) * (1 - fx) + near(at + size + 1) * fx;
  return low * (1 - fy) + high * fy;
}
