import type { Drape } from '../drapes/drape.ts';
import { meshOfDrape } from '../garment-mesh/garment-mesh.ts';
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
