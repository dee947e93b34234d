import type { Drape } from '../drapes/drape.ts';
import type { GarmentMesh } from '../garment-mesh/garment-mesh.ts';
import { pointNormals } from '../garment-mesh/point-normals.ts';
import { lineField } from '../rasterize/line-field.ts';
import type { GarmentLines } from '../rasterize/resolve-maps.ts';
import { type BodyLayer, bodyLayer } from './body-layer.ts';
import { type JoinedLayers, joinLayers } from './join-layers.ts';
import { type OutfitPiece, rankOf } from './outfit-piece.ts';
import { readWornDrape } from './read-worn-drape.ts';
import { layOverAnother, putUnder, tuckInto } from './settle-layers.ts';
import { type ShadedLayer, shadeLayers } from './shade-layers.ts';

/** So much nearer to the camera is cloth drawn for each rank. */
const LIFT_CM = 0.6;

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
  /** The garments, the innermost first, as their panels follow those of the skin. */
  worn: readonly { piece: OutfitPiece; drape: Drape; liftCm: number }[];
}

interface WornGarment extends ShadedLayer {
  piece: OutfitPiece;
  drape: Drape;
}

/** A garment as it hangs beside those that are worn with it. */
function settle(garment: WornGarment, others: readonly WornGarment[], skin: BodyLayer) {
  const { heightCm } = skin.body;
  const { piece } = garment;
  const below = others.filter((one) => rankOf(one.piece) < rankOf(piece));
  let mesh: GarmentMesh = garment.mesh;
  let { key } = garment;
  const bottom = others.find((one) => one.piece.slot === 'bottom');
  if (piece.isTucked && bottom) {
    mesh = tuckInto(mesh, bottom.mesh, heightCm);
    key += ` in ${bottom.key}`;
  }
  if (piece.isUnder) {
    mesh = putUnder(mesh, skin.mesh, heightCm);
    key += ' under';
  }
  for (const one of piece.isTucked || piece.isUnder ? [] : below) {
    if (one.piece.isTucked || one.piece.isUnder) continue;
    mesh = layOverAnother(mesh, one.mesh, heightCm);
    key += ` over ${one.key}`;
  }
  if (mesh === garment.mesh) return garment;
  return { ...garment, mesh, key, normals: pointNormals(mesh.positions, mesh.corners) };
}

/** The drape of a garment that was laid over others: its buttons are where its cloth is now. */
function asSettled({ drape, mesh }: WornGarment): Drape {
  const positions = drape.positions.slice();
  const { corners, clothCorners } = mesh;
  corners.forEach((point, at) => {
    const vertex = clothCorners[at] ?? 0;
    if (vertex * 3 >= positions.length) return;
    positions.set(mesh.positions.subarray(point * 3, point * 3 + 3), vertex * 3);
  });
  return { ...drape, positions };
}

/** Puts garments on a body: each as it was draped, laid over and tucked into one another. */
export function dressFigure(bodyName: string, pieces: readonly OutfitPiece[]): DressedFigure {
  const naked = bodyLayer(bodyName);
  const { body, mesh, normals } = naked;
  const skin: ShadedLayer = { mesh, normals, lines: SKIN_LINES, liftCm: 0, key: bodyName };
  const hung = pieces
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((piece): WornGarment => {
      const liftCm = rankOf(piece) * LIFT_CM;
      return { piece, liftCm, key: piece.file, ...readWornDrape(piece.file, body) };
    });
  const worn: WornGarment[] = [];
  for (const garment of hung) {
    const others = hung.map((one) => worn.find(({ piece }) => piece === one.piece) ?? one);
    worn.push(settle(garment, others, naked));
  }
  const joined = joinLayers(shadeLayers([skin, ...worn]));
  const settled = worn.map((garment) => ({ ...garment, drape: asSettled(garment) }));
  return { ...joined, worn: settled, heightCm: body.heightCm };
}
