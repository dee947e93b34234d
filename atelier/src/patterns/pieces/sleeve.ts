import { curve, type FlatPoint, lengthOf, type Polyline } from '../flat/outline.ts';
import type { Measures } from '../measuring/measures.ts';
import type { PatternEdge, PatternPanel } from '../pattern.ts';
import { wrapLimb } from '../wraps/wrap-limb.ts';
import { halfWidthOf } from './bodice.ts';
import { makePanel } from './make-panel.ts';

export interface SleeveDraft {
  capHeight: number;
  /** From the top of the cap to the hem. */
  length: number;
  /** Half the width at the hem. */
  hemHalfWidth: number;
  /** The lengths of the armhole that it is set into, front and back. */
  armholes: readonly [front: number, back: number];
  /** How much longer the cap is than the armhole: what makes its top round. */
  ease: number;
  /** How far the lower end is bowed out at the elbow, for narrow long sleeves. */
  fullness?: number;
  hem?: Partial<PatternEdge>;
  inner?: readonly PatternEdge[];
  clearance?: number;
  fineness?: number;
}

const HALVINGS = 40;

/** Half of a cap: hollow under the arm, round over the shoulder. */
function halfCap(halfWidth: number, height: number): Polyline {
  const turn: FlatPoint = [halfWidth * 0.58, -height * 0.56];
  return [
    ...curve(
      [halfWidth, -height],
      [
        [halfWidth * 0.86, -height * 0.98],
        [halfWidth * 0.7, -height * 0.78],
      ],
      turn,
    ),
    ...curve(
      turn,
      [
        [halfWidth * 0.46, -height * 0.34],
        [halfWidth * 0.26, 0],
      ],
      [0, 0],
    ).slice(1),
  ];
}

/** Finds the half width with which half a cap is as long as its armhole. */
function widthForCap(height: number, length: number): number {
  let [narrow, wide] = [4, 45];
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const middle = (narrow + wide) / 2;
    if (lengthOf(halfCap(middle, height)) > length) wide = middle;
    else narrow = middle;
  }
  return narrow;
}

/** A cap starts out beside its armhole, so that sleeve and side do not start out tangled. */
const CAP_BEGINS_CM = 6;

/** The left sleeve in one piece; as seen from outside, its back is to the right. */
export function makeSleeve(measures: Measures, draft: SleeveDraft): PatternPanel {
  const { capHeight, length, hemHalfWidth, armholes, ease, fullness = 0, hem } = draft;
  const half = widthForCap(capHeight, (armholes[0] + armholes[1] + ease) / 2);
  const cap = halfCap(half, capHeight);
  const below = (length - capHeight) / 3;
  const underarm = curve(
    [hemHalfWidth, -length],
    [
      [hemHalfWidth + fullness, -length + below],
      [half + (hemHalfWidth - half) * 0.4 + fullness, -capHeight - below],
    ],
    [half, -capHeight],
  );
  const flip = (line: Polyline): FlatPoint[] =>
    line.map(([u, v]): FlatPoint => [-u, v]).toReversed();
  return makePanel({
    name: 'left-sleeve',
    part: 'left-arm',
    fineness: draft.fineness ?? 1,
    inner: draft.inner ?? [],
    place: wrapLimb({
      body: measures.body,
      part: 'left-arm',
      startCm: CAP_BEGINS_CM,
      halfWidthAt: halfWidthOf([
        underarm,
        [
          [half, -capHeight],
          [half, 0],
        ],
      ]),
      clearance: draft.clearance ?? 1,
    }),
    edges: [
      {
        name: 'hem',
        points: [
          [-hemHalfWidth, -length],
          [hemHalfWidth, -length],
        ],
        kind: 'hem',
        ...hem,
      },
      { name: 'back-underarm', points: underarm },
      { name: 'back-cap', points: cap },
      { name: 'front-cap', points: flip(cap) },
      { name: 'front-underarm', points: flip(underarm) },
    ],
  });
}

/** Sets the sleeves of both sides into the armholes of a front and a back. */
export const sleeveSeams = (front: (side: string) => string, back: (side: string) => string) =>
  ['left', 'right'].flatMap((side) => [
    {
      first: [front(side), `${side}-armhole`] as const,
      second: [`${side}-sleeve`, 'front-cap'] as const,
    },
    {
      first: [back(side), `${side}-armhole`] as const,
      second: [`${side}-sleeve`, 'back-cap'] as const,
    },
    {
      first: [`${side}-sleeve`, 'front-underarm'] as const,
      second: [`${side}-sleeve`, 'back-underarm'] as const,
    },
  ]);
