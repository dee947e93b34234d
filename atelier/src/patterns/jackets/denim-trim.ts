import { type FlatPoint, mirrored } from '../flat/outline.ts';
import { makeClosedCollar } from '../laid/closed-collar.ts';
import { makeFrontEdge } from '../laid/front-edge.ts';
import { pocketPair } from '../laid/jacket-pockets.ts';
import { neckStrip } from '../laid/neck-strip.ts';
import type { PatternEdge } from '../pattern.ts';
import type { BodiceDraft } from '../pieces/bodice.ts';
import { placketButtons } from '../pieces/placket.ts';
import type { JacketStyle } from './make-jacket.ts';

/** What makes a trucker jacket of a jacket's cut. Centimeters. */
export interface DenimStyle {
  side: 1 | -1;
  /** How far below the shoulder the yoke's seam runs. */
  yoke: number;
  collar: { stand: number; fall: number; tip: readonly [number, number] };
  pocket: { out: number; width: number; height: number; point: number };
  buttons: number;
}

/** Where the armhole's edge is at a height: the yoke ends there. */
const widthAt = ({ shoulderHalfWidth, armholeInset }: BodiceDraft) =>
  shoulderHalfWidth - armholeInset;

function frontSeams(front: BodiceDraft, { yoke, pocket }: DenimStyle): PatternEdge[] {
  const side = widthAt(front) - 0.9;
  const low = -front.length;
  const seam = (name: string, points: readonly FlatPoint[]): PatternEdge[] => [
    { name: `left-${name}`, kind: 'seam', points },
    { name: `right-${name}`, kind: 'seam', points: mirrored(points) },
  ];
  const { out, width } = pocket;
  return [
    ...seam('yoke', [
      [3, -yoke],
      [side, -yoke],
    ]),
    ...seam('inner', [
      [out + 1, -yoke - 0.6],
      [5.2, low + 0.6],
    ]),
    ...seam('outer', [
      [out + width - 1, -yoke - 0.6],
      [9.6, low + 0.6],
    ]),
  ];
}

function backSeams(back: BodiceDraft, yoke: number): PatternEdge[] {
  const side = widthAt(back) - 0.9;
  const low = -back.length;
  const seam = (name: string, points: readonly FlatPoint[]): PatternEdge => ({
    name,
    kind: 'seam',
    points,
  });
  return [
    seam('yoke', [
      [-side, -yoke],
      [side, -yoke],
    ]),
    seam('left-back', [
      [-10, -yoke - 0.6],
      [-6.5, low + 0.6],
    ]),
    seam('right-back', [
      [10, -yoke - 0.6],
      [6.5, low + 0.6],
    ]),
  ];
}

/** Yokes, seams that run to the waist, pointed pockets, a collar and metal buttons. */
export const denim =
  (style: DenimStyle): NonNullable<JacketStyle['trim']> =>
  ({ front, back }) => {
    const { pocket, yoke, side } = style;
    return {
      front: frontSeams(front, style),
      back: backSeams(back, yoke),
      fastenings: placketButtons({
        top: -front.neckDepth,
        length: front.length - front.neckDepth,
        width: 3,
        firstAt: 1.6,
        buttons: style.buttons,
      }).map((button) => ({ ...button, radiusCm: 0.85 })),
      laid: [
        makeFrontEdge({
          side,
          top: front.neckDepth + 0.1,
          bottom: front.length,
          over: 1.7,
          kind: 'placket',
        }),
        makeClosedCollar(neckStrip(front, back), style.collar),
        ...pocketPair({
          name: 'flap',
          at: [pocket.out, yoke + 0.1],
          width: pocket.width,
          height: pocket.height,
          point: pocket.point,
          corner: 0.3,
          thickness: 0.32,
          button: 0.8,
        }),
      ],
    };
  };
