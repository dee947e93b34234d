import type { FlatPoint } from '../flat/outline.ts';
import type { PatternEdge, PatternPanel, Seam } from '../pattern.ts';
import { makePanel } from './make-panel.ts';

export interface LoopStyle {
  /** How long the waistband is, and how high. */
  length: number;
  height: number;
  /** Where the loops stand, as shares of its length. */
  at: readonly number[];
}

const WIDTH = 1.2;
/** Loops are sewn on so far from the waistband's edges. */
const INSET = 0.55;
/** Loops are a little longer than what they bridge, so that a belt would go through. */
const SLACK = 1.1;
const STANDS_OFF = 0.45;

const row = (u: number, v: number): FlatPoint[] => [
  [u - WIDTH / 2, v],
  [u + WIDTH / 2, v],
];

interface Loop {
  name: string;
  /** Where its middle stands along the band. */
  u: number;
  tall: number;
}

function cutLoop(band: PatternPanel, { name, u, tall }: Loop): PatternPanel {
  const half = WIDTH / 2;
  const upright = (at: number): FlatPoint[] => [
    [at, 0],
    [at, tall],
  ];
  return makePanel({
    name,
    role: 'strap',
    layer: 1,
    stiffness: 3,
    plies: 2,
    fineness: 0.85,
    place(across, up) {
      const [x, y, z] = band.place(u + across, INSET + up / SLACK);
      const away = Math.hypot(x, z) || 1;
      const off = STANDS_OFF * Math.sin((Math.PI * up) / tall);
      return [x + (x / away) * off, y, z + (z / away) * off];
    },
    edges: [
      { name: 'lower', points: row(0, 0) },
      { name: 'right', points: upright(half), kind: 'edge' },
      { name: 'upper', points: row(0, tall).toReversed() },
      { name: 'left', points: upright(-half).toReversed(), kind: 'edge' },
    ],
  });
}

/** Sews belt loops upon a waistband: it is given lines to sew them to. */
export function addBeltLoops(
  band: PatternPanel,
  { length, height, at }: LoopStyle,
): { panels: PatternPanel[]; seams: Seam[] } {
  const loops = at.map((share, index) => {
    const name = `loop-${index}`;
    const u = share * length;
    const panel = cutLoop(band, { name, u, tall: (height - 2 * INSET) * SLACK });
    const lines: PatternEdge[] = [
      { name: `${name}-lower`, points: row(u, INSET) },
      { name: `${name}-upper`, points: row(u, height - INSET).toReversed() },
    ];
    const seams = (['lower', 'upper'] as const).map((edge): Seam => {
      return { first: [band.name, `${name}-${edge}`], second: [name, edge], isParallel: true };
    });
    return { panel, lines, seams };
  });
  const held = { ...band, inner: [...band.inner, ...loops.flatMap(({ lines }) => lines)] };
  return {
    panels: [held, ...loops.map(({ panel }) => panel)],
    seams: loops.flatMap(({ seams }) => seams),
  };
}
