import type { Drape } from '@modiste/wardrobe/drape';
import type { Channels } from '../pattern.ts';
import { readNormals } from './read-cloth.ts';

/** How full the down is at a height on the cloth: round between the seams that hold it. */
function fullnessAt(v: number, rowCm: number): number {
  const place = ((v % rowCm) + rowCm) % rowCm;
  const away = Math.abs(place - rowCm / 2) / (rowCm / 2);
  return Math.sqrt(Math.max(0, 1 - away * away));
}

/** Beside the closing of the front the down is thin, centimeters. */
const CLOSING_CM = 3.5;

/** Fills a garment's channels with down: it swells outward between its rows of stitches. */
export function fillChannels(drape: Drape, { rowCm, depthCm }: Channels): Drape {
  const { panels, panelOf, cloth, weldedTo } = drape;
  const normals = readNormals(drape);
  const sums = new Float64Array(panelOf.length);
  const counts = new Float64Array(panelOf.length);
  panelOf.forEach((panel, vertex) => {
    const [u = 0, v = 0] = cloth.subarray(vertex * 2, vertex * 2 + 2);
    const isFront = panels[panel]?.name === 'front';
    const closing = isFront ? Math.min(1, 0.3 + (0.7 * Math.abs(u)) / CLOSING_CM) : 1;
    const leader = weldedTo[vertex] ?? vertex;
    sums[leader] = (sums[leader] ?? 0) + fullnessAt(v, rowCm) * closing;
    counts[leader] = (counts[leader] ?? 0) + 1;
  });
  const positions = drape.positions.map((value, at) => {
    const leader = weldedTo[Math.floor(at / 3)] ?? 0;
    const fullness = (sums[leader] ?? 0) / Math.max(1, counts[leader] ?? 1);
    return value + depthCm * fullness * (normals[at] ?? 0);
  });
  return { ...drape, positions };
}
