import { inStudio, type PosedSurface } from '../lofts/surfaces/pose.ts';
import { vertexNormals } from '../lofts/surfaces/vertex-normals.ts';

/** A posed surface as the rasterizer needs it: places of the studio and normals of the solid. */
export interface SceneMesh {
  posed: PosedSurface;
  /** Three for each vertex, in the studio. */
  positions: Float64Array;
  /** Three for each vertex, unit length, in the space of the shape. */
  normals: Float32Array;
}

export interface Bounds {
  center: readonly [number, number, number];
  radius: number;
}

export interface StudioScene {
  meshes: readonly SceneMesh[];
  bounds: Bounds;
}

export function makeScene(posed: readonly PosedSurface[]): StudioScene {
  const meshes = posed.map((each) => ({
    posed: each,
    positions: studioPositions(each),
    normals: vertexNormals(each.surface.places, each.surface.triangles),
  }));
  return { meshes, bounds: boundsOf(meshes) };
}

function studioPositions({ surface, toStudio }: PosedSurface): Float64Array {
  const positions = new Float64Array(surface.places.length);
  for (let i = 0; i < positions.length; i += 3)
    positions.set(inStudio(toStudio, surface.places, i), i);
  return positions;
}

function boundsOf(meshes: readonly SceneMesh[]): Bounds {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of meshes)
    for (let i = 0; i < positions.length; i += 1) {
      const value = positions[i] ?? 0;
      if (value < (low[i % 3] ?? 0)) low[i % 3] = value;
      if (value > (high[i % 3] ?? 0)) high[i % 3] = value;
    }
  const middle = (k: number) => ((low[k] ?? 0) + (high[k] ?? 0)) / 2;
  const size = (k: number) => (high[k] ?? 0) - (low[k] ?? 0);
  const center = [middle(0), middle(1), middle(2)] as const;
  return { center, radius: Math.hypot(size(0), size(1), size(2)) / 2 + 0.5 };
}
