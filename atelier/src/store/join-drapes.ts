import type { Drape } from '@modiste/wardrobe/drape';
import type { Body } from '../bodies/body.ts';

/** Two drapes that are shown together: what is worn over, and what under it. */
export interface Layers {
  name: string;
  over: Drape;
  under: Drape;
}

/** So far off the skin lies what is covered: nearer than anything that was draped over it. */
const COVERED_CM = 0.15;
/** Below the upper garment's hem the lower one may leave the skin again: so far for each centimeter. */
const LEAVES_AT = 0.45;
/** Above the hem it is covered for sure. */
const ABOVE_HEM_CM = 0.5;

const onArms = (name: string) => name.includes('sleeve') || name.includes('cuff');

/** The height of the hem of what is worn over. */
function hemOf({ panels, panelOf, positions }: Drape): number {
  let lowest = Number.POSITIVE_INFINITY;
  panelOf.forEach((panel, vertex) => {
    if (onArms(panels[panel]?.name ?? '')) return;
    lowest = Math.min(lowest, positions[vertex * 3 + 1] ?? lowest);
  });
  return lowest;
}

/** The lower garment, drawn to the skin where the upper one covers it, so that neither shows through. */
function tuckUnder({ positions }: Drape, hem: number, body: Body): Float32Array {
  const tucked = positions.slice();
  const sample = new Float64Array(4);
  for (let at = 0; at < tucked.length; at += 3) {
    const [x = 0, y = 0, z = 0] = tucked.subarray(at, at + 3);
    const allowed = COVERED_CM + Math.max(0, hem + ABOVE_HEM_CM - y) * LEAVES_AT;
    body.sample(x, y, z, sample);
    const [distance = 0, nx = 0, ny = 0, nz = 0] = sample;
    if (distance <= allowed) continue;
    tucked.set(
      [x, y, z].map((value, axis) => value - ([nx, ny, nz][axis] ?? 0) * (distance - allowed)),
      at,
    );
  }
  return tucked;
}

const joinFloats = (one: Float32Array, other: Float32Array) =>
  Float32Array.from([...one, ...other]);

/** Joins two drapes on one body to one drape, the lower garment tucked under the upper one. */
export function joinDrapes({ name, over, under }: Layers, body: Body): Drape {
  const vertices = over.panelOf.length;
  const shifted = (vertex: number) => vertex + vertices;
  return {
    name,
    body: over.body,
    positions: joinFloats(over.positions, tuckUnder(under, hemOf(over), body)),
    cloth: joinFloats(over.cloth, under.cloth),
    triangles: Uint32Array.from([...over.triangles, ...under.triangles.map(shifted)]),
    panelOf: Uint16Array.from([
      ...over.panelOf,
      ...under.panelOf.map((panel) => panel + over.panels.length),
    ]),
    weldedTo: Uint32Array.from([...over.weldedTo, ...under.weldedTo.map(shifted)]),
    panels: [...over.panels, ...under.panels],
    lines: [
      ...over.lines,
      ...under.lines.map((line) => ({ ...line, vertices: line.vertices.map(shifted) })),
    ],
    fastenings: [
      ...over.fastenings,
      ...under.fastenings.map((one) => ({ ...one, vertex: shifted(one.vertex) })),
    ],
  };
}
