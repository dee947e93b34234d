import type { Drape } from '../drapes/drape.ts';
import { type GarmentMesh, meshOfDrape } from '../garment-mesh/garment-mesh.ts';
import { pointNormals } from '../garment-mesh/point-normals.ts';
import { subdivide } from '../garment-mesh/subdivide.ts';
import { bakeLight } from '../light/bake-light.ts';
import type { PictureMaps } from '../maps/picture-maps.ts';
import { type Camera, project } from '../rasterize/camera.ts';
import { castShadow } from '../rasterize/cast-shadow.ts';
import { drawTriangles, joinSamples } from '../rasterize/draw-triangles.ts';
import { type GarmentLines, garmentLines, resolveMaps } from '../rasterize/resolve-maps.ts';

/** A garment in the studio, ready for any camera and any colorway: keep it while it is in use. */
export interface LitGarment {
  mesh: GarmentMesh;
  normals: Float32Array;
  lines: GarmentLines;
}

/** Lights a drape and smooths it; costs about as much as two pictures. */
export function lightGarment(drape: Drape): LitGarment {
  const mesh = subdivide(bakeLight(meshOfDrape(drape)));
  const normals = pointNormals(mesh.positions, mesh.corners);
  return { mesh, normals, lines: garmentLines(drape) };
}

/** What the camera sees of the garment, `width` pixels wide and a third taller. */
export function photographGarment(garment: LitGarment, camera: Camera, width: number): PictureMaps {
  const height = Math.round((width * 4) / 3);
  const fine = { width: width * 2, height: height * 2 };
  const projection = project(garment.mesh.positions, camera, fine);
  const { corners } = garment.mesh;
  const seen = joinSamples(drawTriangles({ ...fine, points: projection.points, corners }));
  const pixelCm = camera.widthCm / width;
  const maps = resolveMaps({ ...garment, projection, seen, pixelCm });
  castShadow(maps);
  return maps;
}
