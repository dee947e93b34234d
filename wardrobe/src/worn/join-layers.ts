import type { GarmentMesh } from '../garment-mesh/garment-mesh.ts';
import type { LineField } from '../rasterize/line-field.ts';
import type { GarmentLines } from '../rasterize/resolve-maps.ts';

/** A body or a garment, as it is worn with others. */
export interface WornLayer {
  mesh: GarmentMesh;
  normals: Float32Array;
  lines: GarmentLines;
  /** How far it is drawn before where it lies, centimeters; see `DrawRequest`. */
  liftCm: number;
}

/** All that a figure wears, and the figure, as one thing for the camera. */
export interface JoinedLayers {
  mesh: GarmentMesh;
  normals: Float32Array;
  lines: GarmentLines;
  /** For each triangle. */
  lift: Float32Array;
}

type FloatsOf = (layer: WornLayer) => Float32Array;

function joinFloats(layers: readonly WornLayer[], floatsOf: FloatsOf): Float32Array {
  const all = layers.map(floatsOf);
  const out = new Float32Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const one of all) {
    out.set(one, at);
    at += one.length;
  }
  return out;
}

/** Joins lists of numbers of points, or of panels: each layer's come after those before it. */
function joinNumbers<Numbers extends Uint32Array | Uint16Array>(
  layers: readonly { numbers: Numbers; count: number }[],
  out: Numbers,
): Numbers {
  let at = 0;
  let before = 0;
  for (const { numbers, count } of layers) {
    for (let index = 0; index < numbers.length; index += 1)
      out[at + index] = (numbers[index] ?? 0) + before;
    at += numbers.length;
    before += count;
  }
  return out;
}

const panelsOf = ({ lines }: WornLayer) => lines.parts.length / 2;

/** Asks the layer that a panel belongs to. */
function joinFields(layers: readonly WornLayer[], fieldOf: (lines: GarmentLines) => LineField) {
  const owners: { field: LineField; first: number }[] = [];
  for (const layer of layers) {
    const owner = { field: fieldOf(layer.lines), first: owners.length };
    for (let panel = 0; panel < panelsOf(layer); panel += 1) owners.push(owner);
  }
  const own = { panel: 0, x: 0, y: 0 };
  const field: LineField = {
    find({ panel, x, y }, out, pixel) {
      const owner = owners[panel];
      if (!owner) return;
      own.panel = panel - owner.first;
      own.x = x;
      own.y = y;
      owner.field.find(own, out, pixel);
    },
  };
  return field;
}

/** Joins layers, the innermost first: their points, panels and parts follow one another. */
export function joinLayers(layers: readonly WornLayer[]): JoinedLayers {
  const corners = layers.reduce((sum, { mesh }) => sum + mesh.corners.length, 0);
  const mesh: GarmentMesh = {
    positions: joinFloats(layers, ({ mesh: one }) => one.positions),
    cloth: joinFloats(layers, ({ mesh: one }) => one.cloth),
    light: joinFloats(layers, ({ mesh: one }) => one.light),
    corners: joinNumbers(
      layers.map((one) => ({ numbers: one.mesh.corners, count: one.mesh.positions.length / 3 })),
      new Uint32Array(corners),
    ),
    clothCorners: joinNumbers(
      layers.map((one) => ({ numbers: one.mesh.clothCorners, count: one.mesh.cloth.length / 2 })),
      new Uint32Array(corners),
    ),
    panelOf: joinNumbers(
      layers.map((one) => ({ numbers: one.mesh.panelOf, count: panelsOf(one) })),
      new Uint16Array(corners / 3),
    ),
  };
  const lift = new Float32Array(corners / 3);
  let at = 0;
  for (const { mesh: own, liftCm } of layers) {
    lift.fill(liftCm, at, at + own.panelOf.length);
    at += own.panelOf.length;
  }
  const lines: GarmentLines = {
    parts: layers.flatMap((layer) => layer.lines.parts),
    seams: joinFields(layers, ({ seams }) => seams),
    finishes: joinFields(layers, ({ finishes }) => finishes),
  };
  const normals = joinFloats(layers, (one) => one.normals);
  return { mesh, normals, lines, lift };
}
