import type { Point } from '../../geometry/point.ts';
import type { FlatPoint } from '../flat/outline.ts';
import type { Measures } from '../measuring/measures.ts';
import type { EdgePoint, Pattern, PatternPanel } from '../pattern.ts';
import { type BodiceDraft, draftBodice, halfWidthOf, placeBodice } from '../pieces/bodice.ts';
import { makePanel } from '../pieces/make-panel.ts';

/** Strips that are tied: a bow at the neck, or ends that hang from the waist. Centimeters. */
export interface TieStyle {
  at: 'neck' | 'waist';
  width: number;
  length: number;
}

export interface Ties {
  panels: PatternPanel[];
  seams: Pattern['seams'];
  buttoned: Pattern['buttoned'];
}

interface Strip {
  name: string;
  /** How wide it is above, where it is drawn together, and below. */
  widths: readonly [upper: number, lower: number];
  length: number;
  layer: number;
  place: PatternPanel['place'];
}

/** Half the height of the band that a tie makes around the waist. */
const HALF_BAND_CM = 1.5;
const EDGE = { kind: 'edge', hem: { depthCm: 0.8, plies: 2 } } as const;

/** A strip that hangs from its upper end, cut off at a slant. */
function makeStrip({ name, widths, length, layer, place }: Strip): PatternPanel {
  const [upper, lower] = [widths[0] / 2, widths[1] / 2];
  const low: [FlatPoint, FlatPoint] = [
    [-lower, -length + lower],
    [lower, -length],
  ];
  return makePanel({
    name,
    role: 'strap',
    layer,
    fineness: 0.6,
    place,
    edges: [
      { name: 'end', points: low, ...EDGE },
      { name: 'right', points: [low[1], [upper, 0]], ...EDGE },
      {
        name: 'top',
        points: [
          [upper, 0],
          [-upper, 0],
        ],
      },
      { name: 'left', points: [[-upper, 0], low[0]], ...EDGE },
    ],
  });
}

const join = (panel: string, at: FlatPoint, second: EdgePoint) => ({
  first: { panel, at },
  second,
});

/** Two ends that hang from the left side of the band around the waist, where it is knotted. */
function waistTies(measures: Measures, front: BodiceDraft, { width, length }: TieStyle): Ties {
  const half = draftBodice(front);
  const v = -measures.waistDrop - HALF_BAND_CM;
  const side = halfWidthOf([half.hem.slice(-1), half.side])(v) - 1.2;
  const on = placeBodice(measures, half, { facing: 1, clearance: 1 });
  const strip = (name: string, turn: number, reach: number): PatternPanel =>
    makeStrip({
      name,
      widths: [width, width * 1.15],
      length: length * reach,
      layer: 1 + Number(turn > 0),
      // It begins well off the front, so that it falls upon it and not behind it.
      place(u, down) {
        const [x, y, z] = on(side - width / 2 + u - down * 0.06 * turn, v + down);
        const off = 2.5 + 0.5 * turn + Math.min(5, -down * 0.8);
        return [x + off * 0.5, y, z + off];
      },
    });
  const panels = [strip('upper-tie', 1, 1), strip('lower-tie', -0.4, 0.85)];
  return {
    panels,
    seams: [],
    buttoned: panels.flatMap(({ name }) => [
      join('front', [side, v], { panel: name, at: [width / 2, 0] }),
      join('front', [side - width, v], { panel: name, at: [-width / 2, 0] }),
    ]),
  };
}

const KNOT = { width: 2.6, height: 3 } as const;
const LOOP = { reach: 9.5, length: 21 } as const;

function makeKnot(center: Point): PatternPanel {
  const [half, up] = [KNOT.width / 2, KNOT.height / 2];
  const corner = (u: number, v: number): FlatPoint => [u * half, v * up];
  return makePanel({
    name: 'knot',
    role: 'strap',
    layer: 2,
    plies: 3,
    stiffness: 6,
    fineness: 0.5,
    place: (u, v) => [center[0] + u, center[1] + v, center[2]],
    edges: [
      { name: 'bottom', points: [corner(-1, -1), corner(1, -1)] },
      { name: 'left', points: [corner(1, -1), corner(1, 1)] },
      { name: 'top', points: [corner(1, 1), corner(-1, 1)], kind: 'edge' },
      { name: 'right', points: [corner(-1, 1), corner(-1, -1)] },
    ],
    // Along it vertices lie where the knot is sewn on.
    inner: [
      {
        name: 'middle',
        points: [
          [0, 0.4 - up],
          [0, up - 0.4],
        ],
      },
    ],
  });
}

/** A loop of a bow: from the knot outward and back behind itself. */
function makeLoop(side: 1 | -1, width: number, center: Point): PatternPanel {
  const half = width / 2;
  const end = KNOT.height * 0.62;
  const low = (u: number, v: number): FlatPoint => [u, v];
  return makePanel({
    name: side > 0 ? 'left-loop' : 'right-loop',
    role: 'strap',
    layer: 1,
    fineness: 0.6,
    stiffness: 2,
    place(u, v) {
      const turn = Math.max(0, Math.min(1, u / LOOP.length)) * 2 - 1;
      const away = KNOT.width / 2 + Math.cos((turn * Math.PI) / 2) * LOOP.reach;
      return [center[0] + side * away, center[1] + v, center[2] - side * turn * 1.4];
    },
    edges: [
      {
        name: 'lower',
        points: [low(0, -end), low(LOOP.length / 2, -half), low(LOOP.length, -end)],
        ...EDGE,
      },
      { name: 'far', points: [low(LOOP.length, -end), low(LOOP.length, end)] },
      {
        name: 'upper',
        points: [low(LOOP.length, end), low(LOOP.length / 2, half), low(0, end)],
        ...EDGE,
      },
      { name: 'near', points: [low(0, end), low(0, -end)] },
    ],
  });
}

/** A bow at the middle of the neckline: a knot, two loops and two ends. */
function neckBow(measures: Measures, front: BodiceDraft, { width, length }: TieStyle): Ties {
  const low = -front.neckDepth;
  const on = placeBodice(measures, draftBodice(front), { facing: 1, clearance: 1 });
  const [, y, z] = on(0, low);
  const center: Point = [0, y, z + 3];
  const tail = (name: string, turn: number): PatternPanel =>
    makeStrip({
      name,
      widths: [KNOT.width * 1.2, width],
      length: length * (turn > 0 ? 1 : 0.9),
      layer: turn > 0 ? 2 : 1,
      // It begins ahead of the front, so that it falls upon it and not behind it.
      place(u, v) {
        const away = on(u - v * 0.16 * turn, low - KNOT.height / 2 + v * 0.9);
        return [away[0], away[1], Math.max(away[2], z) + 3 + 0.8 * turn + Math.min(6, -v * 0.8)];
      },
    });
  const panels = [
    makeKnot(center),
    makeLoop(1, width, center),
    makeLoop(-1, width, center),
    tail('left-tail', 1),
    tail('right-tail', -1),
  ];
  return {
    panels,
    seams: [
      { first: ['knot', 'left'], second: ['left-loop', 'near'] },
      { first: ['knot', 'left'], second: ['left-loop', 'far'], isParallel: true },
      { first: ['knot', 'right'], second: ['right-loop', 'near'], isParallel: true },
      { first: ['knot', 'right'], second: ['right-loop', 'far'] },
      { first: ['knot', 'bottom'], second: ['left-tail', 'top'] },
      { first: ['knot', 'bottom'], second: ['right-tail', 'top'] },
    ],
    buttoned: [join('neck-rib', [0, 1.2], { panel: 'knot', at: [0, KNOT.height / 2 - 0.4] })],
  };
}

/** What is tied on a top; it begins in front of it. */
export const makeTies = (measures: Measures, front: BodiceDraft, style: TieStyle): Ties =>
  (style.at === 'neck' ? neckBow : waistTies)(measures, front, style);
