import type { Drape } from '../drapes/drape.ts';
import { type DrapeLine, LINE_KINDS } from '../drapes/drape-parts.ts';

/** A straight piece of a sewn line on the cloth of one panel, centimeters. */
export interface LineSegment {
  panel: number;
  /** An index into the line kinds, from 1. */
  kind: number;
  x: number;
  y: number;
  /** From its start to its end. */
  dx: number;
  dy: number;
  /** How far along the line it starts. */
  along: number;
  /** Stitches run this far beside the line. */
  offset: number;
}

/** The vertices at the place of each vertex, its own among them. */
function verticesAtPlace(drape: Drape): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (let vertex = 0; vertex < drape.weldedTo.length; vertex += 1) {
    const first = drape.weldedTo[vertex] ?? vertex;
    const group = groups.get(first);
    if (group) group.push(vertex);
    else groups.set(first, [vertex]);
  }
  return groups;
}

function clothDistance({ cloth }: Drape, a: number, b: number): number {
  const across = (cloth[b * 2] ?? 0) - (cloth[a * 2] ?? 0);
  return Math.hypot(across, (cloth[b * 2 + 1] ?? 0) - (cloth[a * 2 + 1] ?? 0));
}

const heightOf = ({ positions }: Drape, vertex = 0): number => positions[vertex * 3 + 1] ?? 0;

/** The ends of belt loops and other straps are no broader than this, centimeters. */
const TACK_CM = 2;

/** What a line looks like: where the end of a strap is sewn down, a bar tack holds it. */
function kindOf(drape: Drape, { kind, vertices }: DrapeLine, atPlace: AtPlace): number {
  const [start = 0, end = start] = vertices;
  const isTacked =
    kind === 'seam' &&
    vertices.length === 2 &&
    clothDistance(drape, start, end) < TACK_CM &&
    atPlace(start).some((vertex) => drape.panels[drape.panelOf[vertex] ?? 0]?.role === 'strap');
  return LINE_KINDS.indexOf(isTacked ? 'bar-tack' : kind) + 1;
}

/** The vertices at the place of a vertex. */
type AtPlace = (vertex: number) => readonly number[];

/** Zips are told from the top: there hangs the pull. */
function fromTop(drape: Drape, { vertices }: DrapeLine): readonly number[] {
  const isUpward = heightOf(drape, vertices.at(-1)) > heightOf(drape, vertices[0]);
  return isUpward ? vertices.toReversed() : vertices;
}

/** Where a zip goes on from another panel, it is so far from its top at least, centimeters. */
const BELOW_PULL_CM = 20;

/** Between two panels a zip is no farther than this from itself, centimeters. */
const ZIP_GAP_CM = 1;

/** Whether the zip of another panel ends where this one begins. */
function goesOnAbove(drape: Drape, [top = 0]: readonly number[]): boolean {
  const placeOf = (vertex = 0) => drape.positions.subarray(vertex * 3, vertex * 3 + 3);
  const [x = 0, y = 0, z = 0] = placeOf(top);
  return drape.lines.some((other) => {
    if (other.kind !== 'zip') return false;
    const last = fromTop(drape, other).at(-1);
    if (last === top) return false;
    const [endX = 0, endY = 0, endZ = 0] = placeOf(last);
    return Math.hypot(x - endX, y - endY, z - endZ) < ZIP_GAP_CM;
  });
}

/** The lines of a garment, on both panels where a line joins two. */
export function lineSegments(drape: Drape): LineSegment[] {
  const groups = verticesAtPlace(drape);
  const atPlace: AtPlace = (vertex) => groups.get(drape.weldedTo[vertex] ?? vertex) ?? [vertex];
  const seen = new Set<string>();
  const segments: LineSegment[] = [];
  for (const line of drape.lines) {
    const kind = kindOf(drape, line, atPlace);
    const vertices = line.kind === 'zip' ? fromTop(drape, line) : line.vertices;
    let along = line.kind === 'zip' && goesOnAbove(drape, vertices) ? BELOW_PULL_CM : 0;
    vertices.slice(1).forEach((end, index) => {
      const start = vertices[index] ?? end;
      const farthest = 0.2 + 2 * clothDistance(drape, start, end);
      let longest = 0;
      for (const a of atPlace(start))
        for (const b of atPlace(end)) {
          const panel = drape.panelOf[a] ?? 0;
          if (panel !== drape.panelOf[b] || a === b) continue;
          const key = `${kind}:${line.offsetCm ?? 0}:${Math.min(a, b)}:${Math.max(a, b)}`;
          const [x, y] = [drape.cloth[a * 2] ?? 0, drape.cloth[a * 2 + 1] ?? 0];
          const dx = (drape.cloth[b * 2] ?? 0) - x;
          const dy = (drape.cloth[b * 2 + 1] ?? 0) - y;
          const length = Math.hypot(dx, dy);
          // A panel sewn to itself has a vertex on both sides of the seam.
          if (length > farthest) continue;
          longest = Math.max(longest, length);
          if (seen.has(key)) continue;
          seen.add(key);
          segments.push({ panel, kind, x, y, dx, dy, along, offset: line.offsetCm ?? 0 });
        }
      along += longest;
    });
  }
  return segments;
}
