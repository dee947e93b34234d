import type { Point } from '../../geometry/point.ts';
import { arc, type Polyline, splitLine } from '../flat/outline.ts';
import type { Measures } from '../measuring/measures.ts';
import { stationAtHeight } from '../measuring/stations.ts';
import type { PatternEdge, PatternPanel } from '../pattern.ts';
import { makePanel } from './make-panel.ts';

export interface SkirtDraft {
  name: string;
  facing: 1 | -1;
  /** How long the top of this panel is, centimeters, before it is gathered. */
  top: number;
  /** How long it is once it is sewn. */
  sewnTop: number;
  length: number;
  /** The part of a circle that it spans, in radians: 0 is straight, half a turn a half circle. */
  flare: number;
  /** The height of its top above the floor. */
  topY: number;
  /** Its top edge in pieces, in proportion to what each is sewn to, from left to right. */
  pieces: readonly number[];
  hem?: Partial<PatternEdge>;
  grain?: number;
}

const SMALLEST_FLARE = 0.04;
const QUARTER_TURN = Math.PI / 2;

/** Gathered cloth reaches its full width this far below the seam that gathers it. */
const GATHERED_CM = 10;

/** Lays a skirt's panel half around the body as a bell of its full width, so that nothing is crushed. */
function placeSkirt(measures: Measures, draft: SkirtDraft, radius: number) {
  const { facing, topY, flare, sewnTop } = draft;
  const spread = Math.max(flare, SMALLEST_FLARE);
  const slope = Math.min(0.8, spread / Math.PI);
  return (u: number, v: number): Point => {
    const down = radius - v;
    const along = Math.hypot(u, down) - radius;
    const share = Math.max(-1, Math.min(1, Math.atan2(u, down) / (spread / 2)));
    const angle = share * QUARTER_TURN;
    const y = topY - along * Math.sqrt(1 - slope * slope);
    const station = stationAtHeight(measures.body.axes.trunk, y);
    const full = ((radius + along) * spread) / Math.PI;
    const sewn = sewnTop / Math.PI;
    const mean = sewn + (full - sewn) * Math.max(0, Math.min(1, along / GATHERED_CM));
    const width = Math.max(mean, station.halfWidth + 0.8);
    const depth = Math.max(mean * 0.98, station.halfDepth + 0.8);
    return [
      facing * width * Math.sin(angle),
      y,
      station.center[2] + facing * depth * Math.cos(angle * 0.998),
    ];
  };
}

/** The front or back of a skirt: a part of a ring, its top sewn to a waist. */
export function makeSkirtPanel(measures: Measures, draft: SkirtDraft): PatternPanel {
  const spread = Math.max(draft.flare, SMALLEST_FLARE);
  const radius = draft.top / spread;
  const center = [0, radius] as const;
  const top: Polyline = arc(center, radius, [-spread / 2, spread / 2]);
  const hem = arc(center, radius + draft.length, [-spread / 2, spread / 2]);
  const [near, far] = draft.facing > 0 ? ['left', 'right'] : ['right', 'left'];
  const first = (line: Polyline) => line[0] ?? [0, 0];
  const last = (line: Polyline) => line.at(-1) ?? [0, 0];
  const pieces = splitLine(top.toReversed(), draft.pieces.toReversed());
  return makePanel({
    name: draft.name,
    grain: draft.grain ?? 0,
    place: placeSkirt(measures, draft, radius),
    edges: [
      { name: 'hem', points: hem, kind: 'hem', ...draft.hem },
      { name: `${near}-side`, points: [last(hem), last(top)] },
      ...pieces.map((points, index) => ({ name: `top-${pieces.length - 1 - index}`, points })),
      { name: `${far}-side`, points: [first(top), first(hem)] },
    ],
  });
}

export const skirtSeams = (front: string, back: string) =>
  ['left-side', 'right-side'].map((edge) => ({
    first: [front, edge] as const,
    second: [back, edge] as const,
  }));
