import { type Drape, isOnForm } from '../drapes/drape.ts';
import { type GarmentMesh, meshOfDrape } from '../garment-mesh/garment-mesh.ts';
import { pointNormals } from '../garment-mesh/point-normals.ts';
import { subdivide } from '../garment-mesh/subdivide.ts';
import { bakeLight, QUICK_FROM_BEHIND } from '../light/bake-light.ts';
import type { PictureMaps } from '../maps/picture-maps.ts';
import { smoothStep } from '../materials/noise.ts';
import { type Camera, project } from '../rasterize/camera.ts';
import { castContactShadow } from '../rasterize/contact-shadow.ts';
import { drawTriangles, joinSamples } from '../rasterize/draw-triangles.ts';
import { type GarmentLines, garmentLines, resolveMaps } from '../rasterize/resolve-maps.ts';
import { stampFastenings } from '../rasterize/stamp-fastenings.ts';
import { flatNormals, shadeSides, withoutOwnShadow } from './flat-shading.ts';
import { flattenGarment } from './flatten-garment.ts';
import { flattenGusset } from './flatten-gusset.ts';
import { hangShoulders } from './hang-shoulders.ts';
import { levelHem } from './level-hem.ts';
import { levelLegs } from './level-legs.ts';
import { loosenWaist } from './loosen-waist.ts';
import { raiseWaist } from './raise-waist.ts';
import { bendSleeves } from './sleeves/bend-sleeves.ts';
import { hangSleeves } from './sleeves/hang-sleeves.ts';
import { hangUnevenly } from './sleeves/hang-unevenly.ts';
import { smoothSides } from './smooth-sides.ts';
import { spreadLegs } from './spread-legs.ts';
import { straightenLower } from './straighten-lower.ts';
import { straightenSides } from './straighten-sides.ts';

/** A garment in the studio, ready for any camera and any colorway: keep it while it is in use. */
export interface LitGarment {
  drape: Drape;
  mesh: GarmentMesh;
  normals: Float32Array;
  lines: GarmentLines;
}

export type Facing = 'front' | 'back';

function lightMesh(drape: Drape, facing: Facing): GarmentMesh {
  const plain = meshOfDrape(drape);
  if (facing === 'back') return bakeLight(plain, QUICK_FROM_BEHIND);
  return drape.light ? plain : bakeLight(plain);
}

/** How much of the room's light that the inside is denied still gets into it, flat as it hangs. */
const INSIDE = 0.2;

/** The light of points, with more of the room on their wrong side: cloth hands on what it gets. */
function lightInside(light: Float32Array): Float32Array {
  return light.map((seen, at) => (at % 6 === 3 ? seen + INSIDE * (1 - seen) : seen));
}

/** What came this much nearer to the middle lay between two legs, and is seen there no more. */
const CAME_NEARER_CM = { from: 0, to: 0.8 } as const;
/** How far from the middle it lies now, and how much of the light that it was denied it gets. */
const MIDDLE_CM = { from: 9, to: 2.5 } as const;
const BETWEEN_LEGS = 0.95;
/** What of any light reaches the back of a leg between both, where the fronts part and show it. */
const PARTED = 0.34;

/** The light of points, with more of it on what lay deep between two legs and now lies flat. */
function lightBetweenLegs(lit: GarmentMesh, flat: GarmentMesh, isParted: boolean): Float32Array {
  return lit.light.map((seen, at) => {
    const x = Math.floor(at / 6) * 3;
    const [was, is] = [Math.abs(lit.positions[x] ?? 0), Math.abs(flat.positions[x] ?? 0)];
    const nearer = smoothStep(CAME_NEARER_CM.from, CAME_NEARER_CM.to, was - is);
    const middle = 1 - smoothStep(MIDDLE_CM.to, MIDDLE_CM.from, is);
    const lifted = seen + BETWEEN_LEGS * nearer * middle * (1 - seen);
    return isParted && at % 6 < 3 ? Math.max(lifted, PARTED * middle) : lifted;
  });
}

/** How much deeper a garment is lit than it lies: pressed flat it still looks filled to a camera. */
const DEEPER = 1.4;

/**
 * Smooths a drape, and lights it where that was not done before: that costs half a picture. The
 * lights stay with the camera, and only what falls on the front is stored.
 * @param draped as it came to rest on a body
 * @param facing which side of the garment its pictures show
 */
export function lightGarment(draped: Drape, facing: Facing = 'front'): LitGarment {
  const hung = flattenGusset(straightenSides(smoothSides(hangSleeves(draped))));
  const closed = levelHem(levelLegs(straightenLower(hangShoulders(flattenGarment(hung)))));
  const spread = spreadLegs(closed, hung);
  const drape = hangUnevenly(bendSleeves(raiseWaist(loosenWaist(spread))));
  const flat = meshOfDrape(drape);
  // Light falls on it as it was draped, on both of its sides.
  const lit = lightMesh(hung, facing);
  const hasLegs = spread !== closed;
  const legs = hasLegs ? meshOfDrape(closed) : flat;
  const parted = lightInside(lightBetweenLegs(lit, legs, hasLegs));
  if (isOnForm(drape)) {
    const mesh = subdivide({ ...flat, light: parted });
    return {
      drape,
      mesh,
      normals: pointNormals(mesh.positions, mesh.corners),
      lines: garmentLines(drape),
    };
  }
  const light = withoutOwnShadow(parted, pointNormals(lit.positions, lit.corners));
  const mesh = subdivide({ ...flat, light });
  const round = pointNormals(mesh.positions, mesh.corners, DEEPER);
  shadeSides(mesh.light, round);
  const normals = flatNormals(round);
  return { drape, mesh, normals, lines: garmentLines(drape) };
}

export interface GarmentShot {
  camera: Camera;
  /** Pixels; the picture is a third taller. */
  width: number;
  /** 2 where the cloth lets light through: what lies behind the first layer is seen too. */
  layers?: 1 | 2;
}

/** What the camera sees of the garment, the nearest layer first. */
export function photographGarment(
  garment: LitGarment,
  { camera, width, layers = 1 }: GarmentShot,
): PictureMaps[] {
  const fine = { width: width * 2, height: Math.round((width * 4) / 3) * 2 };
  const projection = project(garment.mesh.positions, camera, fine);
  const request = { ...fine, points: projection.points, corners: garment.mesh.corners };
  const pixelCm = camera.widthCm / width;
  const all: PictureMaps[] = [];
  let behind: Float32Array | undefined;
  for (let layer = 0; layer < layers; layer += 1) {
    const { distance, ...drawn } = drawTriangles({ ...request, behind });
    const seen = joinSamples({ ...drawn, distance });
    const maps = resolveMaps({ ...garment, projection, seen, pixelCm });
    // A foot that is knitted on lies upon its leg only in the mesh.
    if (layer === 0 && !isOnForm(garment.drape)) castContactShadow(maps, distance);
    all.push(layer === 0 ? stampFastenings(maps, garment.drape, { camera, distance }) : maps);
    behind = distance;
  }
  return all;
}
