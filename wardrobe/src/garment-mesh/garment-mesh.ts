import type { Drape } from '../drapes/drape.ts';

/**
 * A drape as the renderer needs it: the surface is one across its seams, the cloth is not. Triangle
 * number t has three corners in `corners` (the surface) and in `clothCorners` (the cloth).
 */
export interface GarmentMesh {
  /** Three for each point of the surface, centimeters. */
  positions: Float32Array;
  corners: Uint32Array;
  /** Two for each point of the cloth, centimeters. */
  cloth: Float32Array;
  clothCorners: Uint32Array;
  /** The panel of each triangle. */
  panelOf: Uint16Array;
  /** Six for each point of the surface, 0 to 1: sky, key, fill of the right side, then of the wrong. */
  light: Float32Array;
}

/** The light of each point: as it is stored, or 1 everywhere until it is baked. */
function lightOfPoints({ light: stored }: Drape, pointOf: Int32Array, points: number) {
  const light = new Float32Array(points * 6).fill(1);
  if (stored)
    pointOf.forEach((point, vertex) => {
      light.set(stored.subarray(vertex * 6, vertex * 6 + 6), point * 6);
    });
  return light;
}

/** The surface without its seams. */
export function meshOfDrape(drape: Drape): GarmentMesh {
  const count = drape.weldedTo.length;
  const pointOf = new Int32Array(count).fill(-1);
  let points = 0;
  for (let vertex = 0; vertex < count; vertex += 1) {
    const first = drape.weldedTo[vertex] ?? vertex;
    if ((pointOf[first] ?? -1) < 0) {
      pointOf[first] = points;
      points += 1;
    }
    pointOf[vertex] = pointOf[first] ?? 0;
  }
  const positions = new Float32Array(points * 3);
  for (let vertex = 0; vertex < count; vertex += 1)
    for (let axis = 0; axis < 3; axis += 1)
      positions[(pointOf[vertex] ?? 0) * 3 + axis] = drape.positions[vertex * 3 + axis] ?? 0;
  const panelOf = new Uint16Array(drape.triangles.length / 3);
  for (let triangle = 0; triangle < panelOf.length; triangle += 1)
    panelOf[triangle] = drape.panelOf[drape.triangles[triangle * 3] ?? 0] ?? 0;
  return {
    positions,
    corners: drape.triangles.map((vertex) => pointOf[vertex] ?? 0),
    cloth: drape.cloth,
    clothCorners: drape.triangles,
    panelOf,
    light: lightOfPoints(drape, pointOf, points),
  };
}
