import type { GarmentMesh } from '../garment-mesh/garment-mesh.ts';
import {
  evened,
  fadeUpward,
  isOfArm,
  placeAround,
  raise,
  reachOf,
  readMap,
  readTurns,
  rimOf,
  widened,
} from './around-trunk.ts';

/** Each garment was draped alone: so far apart they lie when they are worn together. */
const GAP_CM = 0.45;
/** How slowly cloth comes back to where it hung, above what pushes it out. */
const FADE = 0.16;

/** Moves a point of a mesh to another distance from the upright axis. */
function moveOut(positions: Float32Array, at: number, by: { from: number; to: number }): void {
  const factor = by.to / Math.max(0.01, by.from);
  positions[at] = (positions[at] ?? 0) * factor;
  positions[at + 2] = (positions[at + 2] ?? 0) * factor;
}

const pointAt = (positions: Float32Array, at: number) =>
  placeAround(positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0);

/** The outer garment, pushed out by what is worn below it. Sleeves stay. */
export function layOverAnother(outer: GarmentMesh, inner: GarmentMesh, heightCm: number) {
  const reach = reachOf(inner, heightCm);
  const positions = outer.positions.slice();
  const pushed = new Float32Array(reach.length);
  const isSleeve = (at: number) => isOfArm(heightCm, positions[at] ?? 0, positions[at + 1] ?? 0);
  for (let at = 0; at < positions.length; at += 3) {
    if (isSleeve(at)) continue;
    const place = pointAt(positions, at);
    const within = readMap(reach, place);
    if (within > 0) raise(pushed, place, within + GAP_CM - place.radius);
  }
  fadeUpward(pushed, FADE);
  const push = evened(evened(widened(pushed)));
  for (let at = 0; at < positions.length; at += 3) {
    if (isSleeve(at)) continue;
    const place = pointAt(positions, at);
    const by = readMap(push, place);
    if (by > 0) moveOut(positions, at, { from: place.radius, to: place.radius + by });
  }
  return { ...outer, positions };
}

/** How far cloth blouses over a waistband, so many centimeters above it. */
const blouse = (above: number): number =>
  1.5 * (1 - Math.exp(-above / 1.6)) + 0.12 * above + 0.022 * above ** 2;

/** So far below the rim of a waistband a top that is tucked in goes on. */
const BELOW_RIM_CM = 0.9;

/** A top whose hem is tucked into what is worn around the waist. */
export function tuckInto(top: GarmentMesh, bottom: GarmentMesh, heightCm: number): GarmentMesh {
  const reach = reachOf(bottom, heightCm);
  const rim = rimOf(reach);
  const positions = top.positions.slice();
  const isHidden = new Uint8Array(positions.length / 3);
  for (let at = 0; at < positions.length; at += 3) {
    if (isOfArm(heightCm, positions[at] ?? 0, positions[at + 1] ?? 0)) continue;
    const place = pointAt(positions, at);
    const edge = readTurns(rim, place.turn) - 1.5;
    if (edge <= 0) continue;
    const above = place.height - edge;
    const waist = readMap(reach, { ...place, height: Math.min(place.height, edge - 0.5) });
    const limit = waist - GAP_CM + (above > 0 ? blouse(above) : Math.max(-2.2, 1.6 * above));
    if (above < -BELOW_RIM_CM) isHidden[at / 3] = 1;
    if (place.radius > limit) moveOut(positions, at, { from: place.radius, to: limit });
  }
  return { ...withoutPoints(top, isHidden), positions };
}

/** Where trousers are worn, as a share of the height. */
const WAIST = 0.6;

/** What of a top is under a jacket: close to the skin, no sleeves, and nothing below the waist. */
export function putUnder(top: GarmentMesh, skin: GarmentMesh, heightCm: number): GarmentMesh {
  const positions = top.positions.slice();
  const reach = evened(reachOf(skin, heightCm));
  const isHidden = new Uint8Array(positions.length / 3);
  for (let at = 0; at < positions.length; at += 3) {
    const [x = 0, y = 0] = positions.subarray(at, at + 2);
    if (isOfArm(heightCm, x, y) || y < WAIST * heightCm) isHidden[at / 3] = 1;
    const place = pointAt(positions, at);
    const limit = readMap(reach, place) + GAP_CM;
    if (place.radius > limit && limit > GAP_CM)
      moveOut(positions, at, { from: place.radius, to: limit });
  }
  return { ...withoutPoints(top, isHidden), positions };
}

/** A mesh without the triangles all of whose corners are hidden. */
function withoutPoints(mesh: GarmentMesh, isHidden: Uint8Array): GarmentMesh {
  const { corners, clothCorners, panelOf } = mesh;
  const kept: number[] = [];
  for (let triangle = 0; triangle < panelOf.length; triangle += 1) {
    const ofTriangle = corners.subarray(triangle * 3, triangle * 3 + 3);
    if (!ofTriangle.every((corner) => isHidden[corner] === 1)) kept.push(triangle);
  }
  const gather = (numbers: Uint32Array) =>
    Uint32Array.from({ length: kept.length * 3 }, (_, at) => {
      return numbers[(kept[Math.floor(at / 3)] ?? 0) * 3 + (at % 3)] ?? 0;
    });
  return {
    ...mesh,
    corners: gather(corners),
    clothCorners: gather(clothCorners),
    panelOf: Uint16Array.from(kept, (triangle) => panelOf[triangle] ?? 0),
  };
}
