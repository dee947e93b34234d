import type { FlatPoint, Polyline } from '../flat/outline.ts';
import type { PatternEdge, PatternPanel, Seam } from '../pattern.ts';

export interface Dart {
  /** How wide it is at the waist, and how far up its point lies. */
  width: number;
  depth: number;
  /** Where it stands, as a share of the way from the center to the side. */
  at: number;
}

export interface DartedPanel {
  panel: PatternPanel;
  seams: Seam[];
  /** What is left of the waist between the darts, from left to right: "waist-0" and on. */
  waist: Polyline[];
}

/** Cuts two darts into the lower edge ("hem") of a bodice, and sews them. */
export function dartWaist(panel: PatternPanel, { width, depth, at }: Dart): DartedPanel {
  const hem = panel.edges.find(({ name }) => name === 'hem');
  const left = hem?.points[0] ?? [0, 0];
  const right = hem?.points.at(-1) ?? [0, 0];
  const middle = hem?.points[Math.floor(hem.points.length / 2)] ?? left;
  const heightAt = (u: number) =>
    middle[1] + (right[1] - middle[1]) * Math.min(1, Math.abs(u / right[0]));
  const on = (u: number): FlatPoint => [u, heightAt(u)];
  const stand = right[0] * at;
  const half = width / 2;
  const line = (name: string, from: FlatPoint, to: FlatPoint): PatternEdge => ({
    name,
    points: [from, to],
  });
  const dart = (side: string, u: number): PatternEdge[] => [
    line(`${side}-dart-from`, on(u - half), [u, heightAt(u) + depth]),
    line(`${side}-dart-to`, [u, heightAt(u) + depth], on(u + half)),
  ];
  const waist = [
    line('waist-0', left, on(-stand - half)),
    line('waist-1', on(-stand + half), on(stand - half)),
    line('waist-2', on(stand + half), right),
  ] as const;
  const edges = [waist[0], ...dart('first', -stand), waist[1], ...dart('second', stand), waist[2]];
  return {
    panel: {
      ...panel,
      edges: panel.edges.flatMap((edge) => (edge.name === 'hem' ? edges : [edge])),
    },
    seams: ['first', 'second'].map((side) => ({
      first: [panel.name, `${side}-dart-from`],
      second: [panel.name, `${side}-dart-to`],
    })),
    waist: waist.map(({ points }) => points),
  };
}
