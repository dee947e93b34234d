import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GarmentMesh } from '../garment-mesh/garment-mesh.ts';
import { pointNormals } from '../garment-mesh/point-normals.ts';
import { evenOut } from './even-out.ts';
import { BODY_LAMPS, type StoredBody, unpackBody } from './unpack-body.ts';

const BODIES = join(import.meta.dirname, '../../bodies');

/** A body with its mesh as garments have one. */
export interface BodyLayer {
  body: StoredBody;
  mesh: GarmentMesh;
  normals: Float32Array;
}

/** The face begins a little below where a chin stands out most, as a share of the head. */
const BELOW_CHIN = 0.052;

function layerOf(body: StoredBody): BodyLayer {
  const { positions, triangles } = body;
  const skinLight = evenOut(body.light, triangles, { size: BODY_LAMPS, times: 2 });
  const vertices = positions.length / 3;
  const light = new Float32Array(vertices * 6).fill(1);
  const cloth = new Float32Array(vertices * 2);
  // Where a face is made up: in a head that is 22 tall, its chin at 0; what is no face lies below.
  const chinCm = body.chinCm - BELOW_CHIN * (body.heightCm - body.chinCm);
  const headCm = body.heightCm - chinCm;
  for (let vertex = 0; vertex < vertices; vertex += 1) {
    light.set(skinLight.subarray(vertex * BODY_LAMPS, (vertex + 1) * BODY_LAMPS), vertex * 6);
    const isFront = (positions[vertex * 3 + 2] ?? 0) > 0;
    cloth[vertex * 2] = ((positions[vertex * 3] ?? 0) * 22) / headCm;
    const height = (positions[vertex * 3 + 1] ?? 0) - chinCm;
    cloth[vertex * 2 + 1] = isFront ? (height * 22) / headCm : -Math.abs(height);
  }
  const panelOf = new Uint16Array(triangles.length / 3);
  const mesh = { positions, corners: triangles, cloth, clothCorners: triangles, panelOf, light };
  const faceted = pointNormals(positions, triangles);
  const normals = evenOut(faceted, triangles, { size: 3, times: 1 });
  return { body, mesh, normals };
}

const layers = new Map<string, BodyLayer>();

/** A stored body, read once per process: some megabytes each. */
export function bodyLayer(name: string): BodyLayer {
  const known = layers.get(name);
  if (known) return known;
  const layer = layerOf(unpackBody(readFileSync(join(BODIES, `${name}.body`))));
  layers.set(name, layer);
  return layer;
}
