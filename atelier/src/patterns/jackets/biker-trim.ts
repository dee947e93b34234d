import { type FlatPoint, mirrored } from '../flat/outline.ts';
import { makeFrontEdge } from '../laid/front-edge.ts';
import { onePocket, type PocketDraft } from '../laid/jacket-pockets.ts';
import { type LapelStyle, makeLapels } from '../laid/lapels.ts';
import { neckStrip } from '../laid/neck-strip.ts';
import { onSleeves, type SlantedDraft, slantedPair } from '../laid/slanted-pocket.ts';
import type { LaidPanel, PatternEdge } from '../pattern.ts';
import type { BodiceDraft } from '../pieces/bodice.ts';
import type { JacketStyle } from './make-jacket.ts';

/** What makes a biker of a jacket's cut. Centimeters. */
export interface BikerStyle {
  lapels: LapelStyle;
  /** How far the slanting zip is from the middle where the lapels end, and at the hem. */
  zipAbove: number;
  zipBelow: number;
  pocket: Pick<SlantedDraft, 'at' | 'long' | 'lean'>;
  /** Where lapels snap down: out from their fold, and up along it. */
  snaps: readonly FlatPoint[];
  hasEpaulets: boolean;
  /** The band that is sewn on at its hem: how high. */
  band: number;
  /** A small pocket with a flap on the wearer's left: its inner corner above, and how wide it is. */
  coin?: Pick<PocketDraft, 'at' | 'width'>;
}

const EPAULET_CM = 4;

/** Straps before the seams of the shoulders, snapped near the neck. */
export function epaulets({
  neckHalfWidth,
  shoulderHalfWidth,
  shoulderDrop,
}: BodiceDraft): LaidPanel[] {
  const slope = Math.atan2(shoulderDrop, shoulderHalfWidth - neckHalfWidth);
  const [cos, sin] = [Math.cos(slope), Math.sin(slope)];
  const below = EPAULET_CM / 2 + 0.4;
  return slantedPair({
    name: 'epaulet',
    at: [shoulderHalfWidth - 0.6 * cos - below * sin, shoulderDrop - 0.6 * sin + below * cos],
    long: 0.72 * Math.hypot(shoulderDrop, shoulderHalfWidth - neckHalfWidth),
    width: EPAULET_CM,
    lean: -Math.PI / 2 + slope,
    snaps: [7.2],
  });
}

/** Seams of the fronts: from the armhole to the hem's band, and along that band. */
function frontSeams(front: BodiceDraft, band: number): PatternEdge[] {
  const { shoulderHalfWidth, armholeInset, length, hem } = front;
  const low = -length + band;
  const panel: FlatPoint[] = [
    [shoulderHalfWidth - armholeInset - 1.2, -17],
    [hem * 0.56, -27],
    [hem * 0.52, low + 0.8],
  ];
  const ends = hem - 1.2;
  return [
    { name: 'left-panel', kind: 'seam', points: panel },
    { name: 'right-panel', kind: 'seam', points: mirrored(panel) },
    { name: 'band', kind: 'seam', points: [-ends, ends].map((u): FlatPoint => [u, low]) },
  ];
}

/** A small pocket under its flap, low on the wearer's left. */
const coinPocket = ({ at, width }: NonNullable<BikerStyle['coin']>): LaidPanel[] => [
  onePocket({ name: 'coin', at, width, height: 6.5, corner: 0.8, thickness: 0.3 }),
  onePocket({
    name: 'coin-flap',
    at: [at[0] - 0.3, at[1] - 0.8],
    width: width + 0.6,
    height: 3.4,
    point: 1,
    corner: 0.3,
    thickness: 0.62,
    button: 0.6,
  }),
];

/** Behind each arm a pleat gives room to reach. */
const pleat = (
  name: string,
  { shoulderHalfWidth, waistDepth }: BodiceDraft,
  side: number,
): PatternEdge => ({
  name,
  kind: 'seam',
  points: [
    [side * (shoulderHalfWidth - 4.5), -10],
    [side * (shoulderHalfWidth - 5.5), -waistDepth],
  ],
});

/** Wide lapels that snap down, a zip that slants, and zipped pockets and cuffs. */
export const biker =
  (style: BikerStyle): NonNullable<JacketStyle['trim']> =>
  ({ front, back, sleeve }) => {
    const snap = (at: FlatPoint) => ({ kind: 'snap' as const, at, radiusCm: 0.6 });
    const [left, right, collar] = makeLapels(neckStrip(front, back), style.lapels);
    const lapels = [
      left && { ...left, fastenings: style.snaps.map(snap) },
      right && { ...right, fastenings: style.snaps.map(([u, v]) => snap([-u, v])) },
      collar,
    ];
    return {
      front: frontSeams(front, style.band),
      back: [pleat('left-pleat', back, -1), pleat('right-pleat', back, 1)],
      laid: [
        makeFrontEdge({
          side: 1,
          top: front.neckDepth - 0.4,
          bottom: front.length,
          overAbove: 0,
          over: style.zipAbove,
          reachesOver: 0.45,
          overBelow: style.zipBelow,
          kind: 'zip',
          thickness: 0.4,
        }),
        ...lapels.flatMap((one) => (one ? [one] : [])),
        ...(style.coin ? coinPocket(style.coin) : []),
        ...slantedPair({ name: 'pocket', width: 1.9, hasZip: true, ...style.pocket }),
        ...onSleeves({
          name: 'cuff-zip',
          at: [-1.5, sleeve.length - 0.3],
          long: 10,
          width: 1.7,
          lean: 0,
          hasZip: true,
        }),
        ...(style.hasEpaulets ? epaulets(front) : []),
      ],
    };
  };
