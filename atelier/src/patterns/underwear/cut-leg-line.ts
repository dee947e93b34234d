import { curve, type FlatPoint, type Polyline } from '../flat/outline.ts';
import type { PatternEdge, PatternPanel } from '../pattern.ts';
import { crossingAt } from '../trousers/trouser-draft.ts';

/** How the leg opening of a brief runs: from the gusset up to the side. */
export interface LegLine {
  /** The height of its end at the side, above the line of the crotch. */
  sideV: number;
  /**
   * Where it bends, as shares of the way across and up from the gusset to the side: near the
   * gusset, and near the side.
   */
  bends: readonly [FlatPoint, FlatPoint];
}

/** Bound with elastic, so that the opening lies on the skin. */
const ELASTIC = { kind: 'edge', gather: 0.93, hem: { depthCm: 0.8, plies: 2 } } as const;

/** What is left of an outseam above a height. */
function above(line: Polyline, v: number): FlatPoint[] {
  const end: FlatPoint = [crossingAt(line)(v), v];
  const kept = line.filter((point) => point[1] > v + 0.2);
  const isUpward = (line[0]?.[1] ?? 0) < (line.at(-1)?.[1] ?? 0);
  return isUpward ? [end, ...kept] : [...kept, end];
}

/** Cuts the leg off the front or back of a trouser: what is left is half of a brief. */
export function cutLegLine(panel: PatternPanel, { sideV, bends }: LegLine): PatternPanel {
  const line = (name: string) => panel.edges.find((edge) => edge.name === name)?.points ?? [];
  const [hem, outseam] = [line('hem'), above(line('outseam'), sideV)];
  const sideIsLast = (outseam[0]?.[1] ?? 0) < (outseam.at(-1)?.[1] ?? 0);
  const side = (sideIsLast ? outseam[0] : outseam.at(-1)) ?? [0, 0];
  const gusset = (sideIsLast ? hem[0] : hem.at(-1)) ?? [0, 0];
  const bend = ([across, up]: FlatPoint): FlatPoint => [
    gusset[0] + (side[0] - gusset[0]) * across,
    gusset[1] + (side[1] - gusset[1]) * up,
  ];
  const opening = curve(gusset, [bend(bends[0]), bend(bends[1])], side);
  const edges = panel.edges.map((edge): PatternEdge => {
    if (edge.name === 'outseam') return { ...edge, points: outseam };
    if (edge.name !== 'hem') return edge;
    return { ...edge, ...ELASTIC, points: sideIsLast ? opening : opening.toReversed() };
  });
  return { ...panel, edges };
}
