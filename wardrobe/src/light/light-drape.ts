import type { Drape } from '../drapes/drape.ts';
import { type GarmentMesh, meshOfDrape } from '../garment-mesh/garment-mesh.ts';
import { bakeLight } from './bake-light.ts';
import { FINE_DIRECTIONS } from './light-directions.ts';

const FINE = { directions: FINE_DIRECTIONS, mapSize: 720 };

/** The panels that are sewn to no other: flaps, lapels and pockets that are laid upon a garment. */
function laidPanels({ panels, panelOf, weldedTo }: Drape): ReadonlySet<number> {
  const laid = new Set(panels.keys());
  weldedTo.forEach((leader, vertex) => {
    const [one = 0, other = 0] = [panelOf[leader], panelOf[vertex]];
    if (one === other) return;
    laid.delete(one);
    laid.delete(other);
  });
  return laid.size === panels.length ? new Set() : laid;
}

/** The corners of the triangles of some of the panels. */
function cornersOf({ corners, panelOf }: GarmentMesh, isShown: (panel: number) => boolean) {
  const shown = corners.filter((_, at) => isShown(panelOf[Math.floor(at / 3)] ?? 0));
  return Uint32Array.from(shown);
}

/**
 * A drape with its light, baked finely; takes a second or two, so it is done before it is stored.
 * What is laid upon a garment does not darken it: its vertices are too far apart for so narrow a
 * shadow, which a picture casts itself.
 */
export function lightDrape(drape: Drape): Drape {
  const mesh = meshOfDrape(drape);
  const laid = laidPanels(drape);
  const { light, corners } = bakeLight(mesh, FINE);
  const bare =
    laid.size === 0
      ? light
      : bakeLight({ ...mesh, corners: cornersOf(mesh, (panel) => !laid.has(panel)) }, FINE).light;
  const ofVertices = new Float32Array(drape.weldedTo.length * 6);
  drape.triangles.forEach((vertex, at) => {
    const point = (corners[at] ?? 0) * 6;
    const from = laid.has(drape.panelOf[vertex] ?? 0) ? light : bare;
    ofVertices.set(from.subarray(point, point + 6), vertex * 6);
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
