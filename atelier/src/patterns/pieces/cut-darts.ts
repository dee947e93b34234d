import { type FlatPoint, lengthOf, type Polyline, splitLine } from '../flat/outline.ts';
import type { PatternEdge, Seam } from '../pattern.ts';

/** A wedge that is sewn away along an edge, so that flat cloth becomes round. */
export interface EdgeDart {
  /** Where it stands on the edge, as a share of its length. */
  at: number;
  width: number;
  depth: number;
}

export interface DartedEdge {
  edges: PatternEdge[];
  /** The names of what is left of the edge between the darts, in order. */
  pieces: string[];
  /** Sews the darts of the panel of that name. */
  seams: (panel: string) => Seam[];
}

const START: FlatPoint = [0, 0];

/** Cuts darts into a nearly straight edge; they point to the left of its direction. */
export function cutDarts(name: string, line: Polyline, darts: readonly EdgeDart[]): DartedEdge {
  const whole = lengthOf(line);
  const cuts = darts.flatMap(({ at, width }) => [at - width / 2 / whole, at + width / 2 / whole]);
  const shares = [...cuts, 1].map((cut, index) => cut - (index > 0 ? (cuts[index - 1] ?? 0) : 0));
  const pieces = splitLine(line, shares);
  const first = line[0] ?? START;
  const last = line.at(-1) ?? START;
  const long = Math.hypot(last[0] - first[0], last[1] - first[1]) || 1;
  const inward = [-(last[1] - first[1]) / long, (last[0] - first[0]) / long] as const;
  const edges = pieces.flatMap((points, index): PatternEdge[] => {
    const dart = darts[(index - 1) / 2];
    if (index % 2 === 0 || !dart) return [{ name: `${name}-${index / 2}`, points }];
    const from = points[0] ?? START;
    const to = points.at(-1) ?? START;
    const tip: FlatPoint = [
      (from[0] + to[0]) / 2 + inward[0] * dart.depth,
      (from[1] + to[1]) / 2 + inward[1] * dart.depth,
    ];
    const own = `${name}-dart-${(index - 1) / 2}`;
    return [
      { name: `${own}-from`, points: [from, tip] },
      { name: `${own}-to`, points: [tip, to] },
    ];
  });
  return {
    edges,
    pieces: pieces.flatMap((_, index) => (index % 2 === 0 ? [`${name}-${index / 2}`] : [])),
    seams: (panel) =>
      darts.map((_, index) => ({
        first: [panel, `${name}-dart-${index}-from`],
        second: [panel, `${name}-dart-${index}-to`],
      })),
  };
}
