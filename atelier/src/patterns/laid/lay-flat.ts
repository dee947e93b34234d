import { add, scale } from '../../geometry/vectors.ts';
import { type FlatPoint, mirrored, type Polyline } from '../flat/outline.ts';
import { distanceToLine } from '../meshing/polygon.ts';
import type { LaidPanel, PatternEdge, ReadCloth } from '../pattern.ts';

export interface FlatPieceDraft {
  name: string;
  /** The panel that it is laid on, and in whose centimeters it is drawn. */
  on: string;
  /** Counterclockwise; each begins where the one before ends. */
  edges: readonly PatternEdge[];
  /** Edges where it runs into the cloth below and is not seen to end. */
  fades?: readonly string[];
  /** Edges that meet another piece: they do not round off. */
  blunt?: readonly string[];
  inner?: readonly PatternEdge[];
  role?: LaidPanel['role'];
  layer?: number;
  /** How far it lies above the cloth below, centimeters. */
  thickness?: number | ((point: FlatPoint) => number);
  /** How much it stands off in its middle, as a filled pocket does. */
  fullness?: number;
  spacingCm?: number;
  fastenings?: LaidPanel['fastenings'];
}

const THICKNESS_CM = 0.28;
const ROUND_CM = 0.45;
/** It runs into the cloth below so gradually that no light shows it. */
const FADE_CM = 6;

/** How high it lies: its edges round off, and where it fades it lies on the cloth. */
function heightOf(draft: FlatPieceDraft): (point: FlatPoint) => number {
  const { edges, fades = [], blunt = [], thickness = THICKNESS_CM, fullness = 0 } = draft;
  const open = edges
    .filter(({ name }) => !fades.includes(name) && !blunt.includes(name))
    .map(({ points }) => points);
  const faded = edges.filter(({ name }) => fades.includes(name)).map(({ points }) => points);
  const nearest = (point: FlatPoint, lines: readonly Polyline[]) =>
    lines.reduce((least, line) => Math.min(least, distanceToLine(point, line)), 1e3);
  return (point) => {
    const edge = Math.min(1, nearest(point, open) / ROUND_CM);
    const out = Math.min(1, nearest(point, faded) / FADE_CM);
    const fade = out * out * (3 - 2 * out);
    const round = 0.35 + 0.65 * Math.sqrt(edge * (2 - edge));
    const belly = fullness * (1 - (1 - Math.min(1, nearest(point, open) / 5)) ** 2);
    const above = typeof thickness === 'number' ? thickness : thickness(point);
    return (above * round + belly) * fade + 0.04 * (1 - fade);
  };
}

/** A flap, a patch pocket, the edge of a front: laid flat upon a panel. */
export function makeFlatPiece(draft: FlatPieceDraft): LaidPanel {
  const { name, on, edges, inner = [], role = 'pocket', layer = 1 } = draft;
  const height = heightOf(draft);
  return {
    name,
    role,
    layer,
    grain: 0,
    edges,
    inner,
    spacingCm: draft.spacingCm ?? 0.9,
    fastenings: draft.fastenings ?? [],
    lay: (read: ReadCloth) => (u, v) => {
      const { position, normal } = read(on, u, v);
      return add(position, scale(normal, height([u, v])));
    },
  };
}

/** The same piece on the other side of its panel. */
export function mirrorFlatPiece(draft: FlatPieceDraft): FlatPieceDraft {
  const turn = (edge: PatternEdge): PatternEdge => ({ ...edge, points: mirrored(edge.points) });
  return {
    ...draft,
    name: `other-${draft.name}`,
    edges: draft.edges.map(turn).toReversed(),
    ...(draft.inner && { inner: draft.inner.map(turn) }),
    ...(draft.fastenings && {
      fastenings: draft.fastenings.map((one) => ({ ...one, at: [-one.at[0], one.at[1]] as const })),
    }),
  };
}
