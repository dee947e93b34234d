import type { Drape } from '../drapes/drape.ts';
import { type GarmentMesh, meshOfDrape } from '../garment-mesh/garment-mesh.ts';
import { bakeLight } from './bake-light.ts';
import { FINE_DIRECTIONS } from './light-directions.ts';

const FINE = { directions: FINE_DIRECTIONS, mapSize: 720 };

/** A drape with its light, baked finely; takes a second or two, so it is done before it is stored. */
export function lightDrape(drape: Drape): Drape {
  const { light, corners } = bakeLight(meshOfDrape(drape), FINE);
  const ofVertices = new Float32Array(drape.weldedTo.length * 6);
  drape.triangles.forEach((vertex, at) => {
    const point = (corners[at] ?? 0) * 6;
    ofVertices.set(light.subarray(point, point + 6), vertex * 6);
  });
  return { ...drape, light: ofVertices };
}

const LAMPS = 3;

/**
 * The light on a body without clothes, baked finely, in some seconds: how much of the sky, the key
 * and the fill each vertex sees, 0 to 1; three for each.
 */
export function lightBody(positions: Float32Array, triangles: Uint32Array): Float32Array {
  const mesh: GarmentMesh = {
    positions,
    corners: triangles,
    cloth: new Float32Array(),
    clothCorners: new Uint32Array(),
    panelOf: new Uint16Array(),
    light: new Float32Array(),
  };
  const { light } = bakeLight(mesh, FINE);
  const outside = new Float32Array(positions.length);
  for (let vertex = 0; vertex < outside.length / LAMPS; vertex += 1)
    outside.set(light.subarray(vertex * 6, vertex * 6 + LAMPS), vertex * LAMPS);
  return outside;
}
