import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lightBody } from '@modiste/wardrobe/light-drape';
import type { AxisStation, Body } from '../bodies/body.ts';
import { type BodyName, makeBody } from '../bodies/make-body.ts';
import type { Point } from '../geometry/point.ts';
import { packBody } from './pack-body.ts';

/** Where the bodies are stored that wear the drapes of the demo shop. */
const FOLDER = fileURLToPath(new URL('../../../wardrobe/bodies/', import.meta.url));

const KEY = 0x4000000;

interface Surface {
  positions: Float32Array;
  triangles: Uint32Array;
}

/**
 * Where more than two triangles share an edge, as between fingers that touch, those beyond get
 * vertices of their own: a mesh that is walked from triangle to triangle has one neighbor at an edge.
 */
function partEdges({ positions, triangles }: Surface): Surface {
  const taken = new Set<number>();
  const parted = triangles.slice();
  const added: number[] = [];
  const count = positions.length / 3;
  for (let first = 0; first < triangles.length; first += 3) {
    const corners = [...triangles.subarray(first, first + 3)];
    const edges = corners.map((from, at) => from * KEY + (corners[(at + 1) % 3] ?? 0));
    if (!edges.some((edge) => taken.has(edge))) {
      for (const edge of edges) taken.add(edge);
      continue;
    }
    for (const [at, corner] of corners.entries()) {
      parted[first + at] = count + added.length / 3;
      added.push(...positions.subarray(corner * 3, corner * 3 + 3));
    }
  }
  return { positions: Float32Array.from([...positions, ...added]), triangles: parted };
}

/** The middle of the left arm where a landmark lies on its skin. */
function insideArm({ axes }: Body, [, height]: Point): [number, number, number] {
  const away = ({ center }: AxisStation) => Math.abs(center[1] - height);
  const station = axes['left-arm'].reduce((best, one) => (away(one) < away(best) ? one : best));
  return [...station.center];
}

/** Makes a body, bakes its light and stores it; returns what there is to tell of it. */
export function storeBody(name: BodyName): string {
  const body = makeBody(name);
  const { mesh, heightCm, landmarks } = body;
  const [, chinCm] = landmarks.chin;
  const joints = {
    elbow: insideArm(body, landmarks['left-elbow']),
    wrist: insideArm(body, landmarks['left-wrist']),
  };
  const { positions, triangles } = partEdges(mesh);
  const light = lightBody(positions, triangles);
  const packed = packBody({ name, heightCm, chinCm, joints, positions, triangles, light });
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, `${name}.body`);
  writeFileSync(file, packed);
  const kilobytes = (packed.length / 1024).toFixed(1);
  return `${name}: ${positions.length / 3} vertices, ${kilobytes} kB, stored as ${path.relative(process.cwd(), file)}.`;
}
