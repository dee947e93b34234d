import { readFileSync } from 'node:fs';
import type { Drape } from '../drapes/drape.ts';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import { type GarmentMesh, meshOfDrape } from '../garment-mesh/garment-mesh.ts';
import { pointNormals } from '../garment-mesh/point-normals.ts';
import { type GarmentLines, garmentLines } from '../rasterize/resolve-maps.ts';
import { fitToBody } from './fit-to-body.ts';
import type { StoredBody } from './unpack-body.ts';

/** A stored garment, ready to be worn. */
interface WornDrape {
  drape: Drape;
  mesh: GarmentMesh;
  normals: Float32Array;
  lines: GarmentLines;
}

const KNOWN_MAX = 32;
const known = new Map<string, WornDrape>();

/** Reads a stored garment of a body; those of the last outfits are kept, a megabyte or two each. */
export function readWornDrape(file: string, body: StoredBody): WornDrape {
  const found = known.get(file);
  if (found) return found;
  const drape = unpackDrape(readFileSync(file));
  const mesh = fitToBody(meshOfDrape(drape), drape, body);
  const normals = pointNormals(mesh.positions, mesh.corners);
  const made = { drape, mesh, normals, lines: garmentLines(drape) };
  known.set(file, made);
  const [oldest] = known.keys();
  if (known.size > KNOWN_MAX && oldest !== undefined) known.delete(oldest);
  return made;
}
