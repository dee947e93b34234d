import { readFileSync } from 'node:fs';
import type { Drape } from '../drapes/drape.ts';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import { meshOfDrape } from '../garment-mesh/garment-mesh.ts';
import { pointNormals } from '../garment-mesh/point-normals.ts';
import { bakeLight } from '../light/bake-light.ts';
import { studioDirections } from '../light/light-directions.ts';
import { lineField } from '../rasterize/line-field.ts';
import { type GarmentLines, garmentLines } from '../rasterize/resolve-maps.ts';
import { bodyLayer } from './body-layer.ts';
import { type JoinedLayers, joinLayers, type WornLayer } from './join-layers.ts';
import { type OutfitPiece, RANKS } from './outfit-piece.ts';

/** So much nearer to the camera is cloth drawn for each rank. */
const LIFT_CM = 0.7;

const SKIN_LINES: GarmentLines = {
  parts: [
    { material: 'skin', isInside: false },
    { material: 'skin', isInside: true },
  ],
  seams: lineField([], 1),
  finishes: lineField([], 1),
};

/** A figure in its clothes, in the light of the studio. */
export interface DressedFigure extends JoinedLayers {
  heightCm: number;
  normals: Float32Array;
  /** The garments, the innermost first, as their panels follow those of the skin. */
  worn: readonly { piece: OutfitPiece; drape: Drape; liftCm: number }[];
}

interface KnownDrape {
  drape: Drape;
  lines: GarmentLines;
}

const KNOWN_MAX = 40;
const known = new Map<string, KnownDrape>();

function readDrape(file: string): KnownDrape {
  const found = known.get(file);
  if (found) return found;
  const drape = unpackDrape(readFileSync(file));
  const made = { drape, lines: garmentLines(drape) };
  known.set(file, made);
  const [oldest] = known.keys();
  if (known.size > KNOWN_MAX && oldest !== undefined) known.delete(oldest);
  return made;
}

const FEW_DIRECTIONS = { directions: studioDirections(18, 6, 3), mapSize: 320 };

/** Puts garments on a body. */
export function dressFigure(bodyName: string, pieces: readonly OutfitPiece[]): DressedFigure {
  const { body, mesh } = bodyLayer(bodyName);
  const skin: WornLayer = { mesh, lines: SKIN_LINES, liftCm: 0 };
  const ordered = pieces.toSorted((a, b) => RANKS[a.slot] - RANKS[b.slot]);
  const worn = ordered.map((piece) => ({
    piece,
    liftCm: RANKS[piece.slot] * LIFT_CM,
    ...readDrape(piece.file),
  }));
  const layers = [
    skin,
    ...worn.map(({ drape, lines, liftCm }) => ({ mesh: meshOfDrape(drape), lines, liftCm })),
  ];
  const joined = joinLayers(layers);
  const lit = bakeLight(joined.mesh, FEW_DIRECTIONS);
  const normals = pointNormals(lit.positions, lit.corners);
  return { ...joined, mesh: lit, normals, worn, heightCm: body.heightCm };
}
