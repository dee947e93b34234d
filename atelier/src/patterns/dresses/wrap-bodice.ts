import type { Point } from '../../geometry/point.ts';
import { curve, type FlatPoint, mirrored } from '../flat/outline.ts';
import type { Measures } from '../measuring/measures.ts';
import type { PatternEdge, PatternPanel } from '../pattern.ts';
import { type BodiceDraft, draftBodice, placeBodice } from '../pieces/bodice.ts';
import { makePanel } from '../pieces/make-panel.ts';

/** The outer front lies so far outside of the inner one at first. */
const OFF_CM = 0.9;
/** Bound a little tautly, so that the crossing edges run straight over the breast. */
const BOUND = { kind: 'edge', gather: 0.95, hem: { depthCm: 1.6, plies: 2 } } as const;
const END: FlatPoint = [0, 0];
/** The crossing edges bow toward the shoulder, off the straight line to the waist, centimeters. */
const BOW_CM = [1.7, 1.1] as const;

/** A point of the way from one to another, so far aside. */
const beside = (from: FlatPoint, to: FlatPoint, [share, aside]: FlatPoint): FlatPoint => [
  from[0] + (to[0] - from[0]) * share + aside,
  from[1] + (to[1] - from[1]) * share,
];

/**
 * Two fronts that cross: the inner one, "front", hangs from the left shoulder, the outer one from
 * the right, and both reach to the other side of the waist.
 */
export function makeWrapBodice(measures: Measures, draft: BodiceDraft): PatternPanel[] {
  const half = draftBodice(draft);
  const { neckHalfWidth } = draft;
  const corner = mirrored(half.hem)[0] ?? END;
  const shoulder: FlatPoint = [neckHalfWidth, 0];
  const crossing = curve(
    shoulder,
    [beside(shoulder, corner, [0.3, BOW_CM[0]]), beside(shoulder, corner, [0.62, BOW_CM[1]])],
    corner,
  );
  const place = placeBodice(measures, half, { facing: 1, clearance: 0.8 });
  const inner: PatternEdge[] = [
    { name: 'hem', points: [...mirrored(half.hem), ...half.hem.slice(1)] },
    { name: 'left-side', points: half.side },
    { name: 'left-armhole', points: half.armhole },
    { name: 'left-shoulder', points: half.shoulder },
    { name: 'edge', points: crossing, ...BOUND },
  ];
  const turned: Record<string, string> = {
    'left-side': 'right-side',
    'left-armhole': 'right-armhole',
    'left-shoulder': 'right-shoulder',
  };
  const outer = inner
    .map((edge) => ({
      ...edge,
      name: turned[edge.name] ?? edge.name,
      points: mirrored(edge.points),
    }))
    .toReversed();
  return [
    makePanel({ name: 'front', edges: inner, place }),
    makePanel({
      name: 'outer',
      layer: 1,
      edges: outer,
      place(u, v): Point {
        const [x, y, z] = place(u, v);
        const away = Math.hypot(x, z) || 1;
        return [x + (x / away) * OFF_CM, y, z + (z / away) * OFF_CM];
      },
    }),
  ];
}
