import { mirrored } from '../flat/outline.ts';
import type { EdgeName, PatternEdge, PatternPanel, Seam } from '../pattern.ts';

type Wanted = Pick<PatternPanel, 'name' | 'edges' | 'place'> & Partial<PatternPanel>;

/** A panel of the shell around the trunk, unless told otherwise. */
export const makePanel = (wanted: Wanted): PatternPanel => ({
  role: 'shell',
  part: 'trunk',
  layer: 0,
  grain: 0,
  stiffness: 1,
  plies: 1,
  fineness: 1,
  inner: [],
  ...wanted,
});

const OTHER_SIDE: Readonly<Record<string, string>> = { left: 'right', right: 'left' };

/** "left-sleeve" for "right-sleeve" and the other way around. */
const otherSide = (name: string) =>
  name.replace(/\b(left|right)\b/, (side) => OTHER_SIDE[side] ?? side);

const PARTS = {
  trunk: 'trunk',
  'left-arm': 'right-arm',
  'right-arm': 'left-arm',
  'left-leg': 'right-leg',
  'right-leg': 'left-leg',
} as const;

const mirrorEdge = (edge: PatternEdge): PatternEdge => ({
  ...edge,
  name: otherSide(edge.name),
  points: mirrored(edge.points),
});

/** The same panel for the other side of the body. */
export function mirrorPanel(panel: PatternPanel): PatternPanel {
  return {
    ...panel,
    name: otherSide(panel.name),
    part: PARTS[panel.part],
    grain: -panel.grain,
    edges: panel.edges.map(mirrorEdge).toReversed(),
    inner: panel.inner.map(mirrorEdge),
    place(u, v) {
      const [x, y, z] = panel.place(-u, v);
      return [-x, y, z];
    },
  };
}

const mirrorName = ([panel, edge]: EdgeName): EdgeName => [otherSide(panel), otherSide(edge)];

/** The same seams on the other side of the body. */
export const mirrorSeams = (seams: readonly Seam[]): Seam[] =>
  seams.map((seam) => ({
    ...seam,
    first: mirrorName(seam.first),
    second: mirrorName(seam.second),
  }));
