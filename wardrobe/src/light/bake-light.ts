import type { GarmentMesh } from '../garment-mesh/garment-mesh.ts';
import { pointNormals } from '../garment-mesh/point-normals.ts';
import { boundsOf, type DepthMap, drawDepthMap, projectToward } from './depth-map.ts';
import {
  fromBehind,
  type LightDirection,
  STUDIO_DIRECTIONS,
  studioDirections,
} from './light-directions.ts';

/** How closely the studio is looked at: from where, and how finely, pixels a side. */
export interface LightQuality {
  directions: readonly LightDirection[];
  mapSize: number;
}

const QUICK: LightQuality = { directions: STUDIO_DIRECTIONS, mapSize: 340 };
export const QUICK_FROM_BEHIND: LightQuality = {
  ...QUICK,
  directions: fromBehind(STUDIO_DIRECTIONS),
};
/** How far a point is lifted off its surface before it is compared with the map, centimeters. */
const LIFT_CM = 0.3;
const TERMINATOR = 0.06;

/** A place in a depth map. One object is reused. */
interface SeenFrom {
  column: number;
  row: number;
  depth: number;
}

/** The share of the four nearest cells of the map that do not hide a place from the light. */
function visibility(map: DepthMap, { column, row, depth }: SeenFrom): number {
  const { size, depth: seen } = map;
  const x = column | 0;
  const y = row | 0;
  if (x < 0 || y < 0 || x >= size - 1 || y >= size - 1) return 1;
  const fx = column - x;
  const fy = row - y;
  const at = y * size + x;
  const upper = ((seen[at] ?? 0) < depth ? 1 - fx : 0) + ((seen[at + 1] ?? 0) < depth ? fx : 0);
  const lower =
    ((seen[at + size] ?? 0) < depth ? 1 - fx : 0) + ((seen[at + size + 1] ?? 0) < depth ? fx : 0);
  return upper * (1 - fy) + lower * fy;
}

interface Tally {
  projected: Float32Array;
  normals: Float32Array;
  seen: Float32Array;
  all: Float32Array;
}

function addDirection(map: DepthMap, direction: LightDirection, tally: Tally): void {
  const { normals, seen, all, projected } = tally;
  const { right, up, scale } = map;
  const from = { column: 0, row: 0, depth: 0 };
  const bias = 0.06 + 0.7 / scale;
  for (let at = 0; at < normals.length; at += 3) {
    const nx = normals[at] ?? 0;
    const ny = normals[at + 1] ?? 0;
    const nz = normals[at + 2] ?? 0;
    const cosine = nx * direction.x + ny * direction.y + nz * direction.z;
    const side = cosine >= 0 ? 1 : -1;
    const lift = LIFT_CM * side;
    from.column =
      (projected[at] ?? 0) + (nx * right[0] + ny * right[1] + nz * right[2]) * lift * scale;
    from.row = (projected[at + 1] ?? 0) + (nx * up[0] + ny * up[1] + nz * up[2]) * lift * scale;
    from.depth = (projected[at + 2] ?? 0) + cosine * lift + bias;
    const weight = cosine * side * direction.weight;
    const front = at * 2 + direction.light + (side > 0 ? 0 : 3);
    all[front] = (all[front] ?? 0) + weight;
    seen[front] = (seen[front] ?? 0) + weight * visibility(map, from);
  }
}

/** What looks away from a lamp still counts for a little: large boxes have no hard terminator. */
function addTerminator({ normals, all }: Tally, direction: LightDirection): void {
  if (direction.light === 0) return;
  for (let at = 0; at < normals.length; at += 3) {
    const nx = normals[at] ?? 0;
    const ny = normals[at + 1] ?? 0;
    const nz = normals[at + 2] ?? 0;
    const cosine = nx * direction.x + ny * direction.y + nz * direction.z;
    const behind = at * 2 + direction.light + (cosine >= 0 ? 3 : 0);
    all[behind] = (all[behind] ?? 0) + TERMINATOR * direction.weight;
  }
}

/**
 * How much of the sky, the key and the fill each point of a garment sees, on both of its sides, by
 * a shadow map for each of the directions. Returns the mesh with its light.
 */
export function bakeLight(mesh: GarmentMesh, quality = QUICK): GarmentMesh {
  const { positions, corners } = mesh;
  const normals = pointNormals(positions, corners);
  const seen = new Float32Array(positions.length * 2);
  const all = new Float32Array(positions.length * 2);
  const bounds = boundsOf(positions);
  for (const direction of quality.directions) {
    const map = drawDepthMap({ positions, corners, bounds, size: quality.mapSize }, direction);
    const tally = { normals, seen, all, projected: map.projected };
    addDirection(map, direction, tally);
    addTerminator(tally, direction);
  }
  const light = seen.map((sum, at) => Math.min(1, sum / ((all[at] ?? 0) + 1e-6)));
  return { ...mesh, light };
}

const BESIDE: LightQuality = { directions: studioDirections(18, 6, 3), mapSize: 280 };

interface LitSurface {
  positions: Float32Array;
  normals: Float32Array;
}

/** What the lamps see of a shape: kept where many things stand in its shadow. */
export type ShadowMaps = readonly { direction: LightDirection; map: DepthMap }[];

/** A few directions do, as what a shape hides from itself is baked finely. */
export function shadowMapsOf(blocker: Pick<GarmentMesh, 'positions' | 'corners'>): ShadowMaps {
  const bounds = boundsOf(blocker.positions);
  return BESIDE.directions.map((direction) => {
    const map = drawDepthMap({ ...blocker, bounds, size: BESIDE.mapSize }, direction);
    return { direction, map: { ...map, projected: new Float32Array() } };
  });
}

/**
 * How much of its light each point of a surface keeps beside what throws these shadows, 0 to 1: six
 * for each, as in the light of a garment.
 */
export function lightBeside({ positions, normals }: LitSurface, shadows: ShadowMaps): Float32Array {
  const seen = new Float32Array(positions.length * 2);
  const all = new Float32Array(positions.length * 2);
  for (const { direction, map } of shadows) {
    const projected = projectToward(positions, direction, map);
    addDirection(map, direction, { normals, seen, all, projected });
  }
  return seen.map((sum, at) => Math.min(1, (sum + 1e-6) / ((all[at] ?? 0) + 1e-6)));
}
