import type { Point } from '../../geometry/point.ts';
import type { FlatPoint } from '../flat/outline.ts';
import type { PatternEdge, PatternPanel, Seam } from '../pattern.ts';
import { makePanel } from '../pieces/make-panel.ts';

export interface TieStyle {
  /** Where it is tied, along the band from its left end, and how high the band is. */
  u: number;
  height: number;
  /** How long its ends hang. */
  ends: readonly [left: number, right: number];
}

const WIDTH = 3.4;
/** How fast an end leads away from the waist to stay outside of a skirt that flares. */
const SLOPE = 0.42;
const KNOT = { width: 3.6, tall: 1.25 } as const;

const across = (u: number, v: number, width: number): FlatPoint[] => [
  [u - width / 2, v],
  [u + width / 2, v],
];

const upright = (u: number, tall: number, down: number): FlatPoint[] => [
  [u, down],
  [u, tall],
];

/** Leads a point of the band outward by so much. */
function outward(band: PatternPanel, [u, v]: FlatPoint, off: number): Point {
  const [x, y, z] = band.place(u, v);
  const away = Math.hypot(x, z) || 1;
  return [x + (x / away) * off, y, z + (z / away) * off];
}

function cutEnd(band: PatternPanel, { u, height, ends }: TieStyle, index: 0 | 1): PatternPanel {
  const long = ends[index];
  const lean = index === 0 ? -0.16 : 0.2;
  const points: PatternEdge[] = [
    {
      name: 'tip',
      points: [
        [-WIDTH / 2, -long],
        [WIDTH / 2, -long - 2],
      ],
      kind: 'edge',
    },
    {
      name: 'right',
      points: [
        [WIDTH / 2, -long - 2],
        [WIDTH / 2, 0],
      ],
      kind: 'edge',
    },
    { name: 'upper', points: across(0, 0, WIDTH).toReversed() },
    {
      name: 'left',
      points: [
        [-WIDTH / 2, 0],
        [-WIDTH / 2, -long],
      ],
      kind: 'edge',
    },
  ];
  return makePanel({
    name: `tie-end-${index}`,
    role: 'strap',
    layer: 2 + index,
    plies: 2,
    fineness: 0.9,
    edges: points,
    place: (own, down) => {
      const [x, y, z] = outward(
        band,
        [u + own - down * lean, height * 0.5],
        0.6 + index * 0.7 - down * SLOPE,
      );
      return [x, y + down * 0.9, z];
    },
  });
}

/** Ties a band: a knot upon it, from which two ends hang. The band is given lines to sew them to. */
export function addTie(
  band: PatternPanel,
  style: TieStyle,
): { panels: PatternPanel[]; seams: Seam[] } {
  const { u, height } = style;
  const tall = (height - 0.6) * KNOT.tall;
  const knot = makePanel({
    name: 'knot',
    role: 'strap',
    layer: 4,
    stiffness: 2,
    plies: 2,
    fineness: 0.7,
    place: (own, up) =>
      outward(band, [u + own, 0.3 + up / KNOT.tall], 1.2 + 0.9 * Math.sin((Math.PI * up) / tall)),
    edges: [
      { name: 'lower', points: across(0, 0, KNOT.width) },
      { name: 'right', points: upright(KNOT.width / 2, tall, 0), kind: 'edge' },
      { name: 'upper', points: across(0, tall, KNOT.width).toReversed() },
      { name: 'left', points: upright(-KNOT.width / 2, tall, 0).toReversed(), kind: 'edge' },
    ],
  });
  const lines: PatternEdge[] = [
    { name: 'knot-lower', points: across(u, 0.3, KNOT.width) },
    { name: 'knot-middle', points: across(u, height * 0.5, WIDTH).toReversed() },
    { name: 'knot-upper', points: across(u, height - 0.3, KNOT.width).toReversed() },
  ];
  const tails = ([0, 1] as const).map((index) => cutEnd(band, style, index));
  const sewn = (line: string, panel: string, edge: string): Seam => ({
    first: [band.name, line],
    second: [panel, edge],
    isParallel: true,
    kind: 'crease',
  });
  return {
    panels: [{ ...band, inner: [...band.inner, ...lines] }, ...tails, knot],
    seams: [
      sewn('knot-lower', 'knot', 'lower'),
      sewn('knot-upper', 'knot', 'upper'),
      ...tails.map(({ name }) => sewn('knot-middle', name, 'upper')),
    ],
  };
}
