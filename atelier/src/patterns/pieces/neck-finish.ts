import type { Measures } from '../measuring/measures.ts';
import type { PatternPanel, Seam } from '../pattern.ts';
import { towardNeck } from '../wraps/wrap-ring.ts';
import { type BandDraft, type BandHost, makeBand } from './band.ts';
import { makeCollarLeaf } from './collar-leaf.ts';

export interface NeckFinish {
  height: number;
  /** Its length as a share of the neckline's. */
  share: number;
  /** Its free edge as a share of the sewn one. */
  freeShare?: number;
  /** How much shorter each end is at the free edge, where both are joined at the front, centimeters. */
  mitre?: number;
  /** Of cloth instead of rib: a stand. */
  isStand?: boolean;
  /** How high a collar is that falls over it, and how much longer its edge is than its fold. */
  collar?: number;
  flare?: number;
  /** How much higher it is at its points. */
  point?: number;
  /** Whether it starts out close to its stand, so that it does not turn up: what is narrow behind. */
  isSteep?: boolean;
  /** Whether its points are buttoned to the shirt. */
  isButtonedDown?: boolean;
  /** How far above the neckline a turtleneck ends that is folded over itself. */
  rolledTo?: number;
  /** What closes its ends where it is no seam: a zip. */
  closedBy?: Seam['kind'];
  /** How much it rises toward the neck; 1 is as much as the shoulders slope. */
  lean?: number;
}

/** The angle at which a collar is pressed over its stand, in radians. */
const FOLDED = 2.6;

type Piece = ReturnType<typeof makeBand>;

/** The edges of a neckline as a band meets them: all around, or from where the front is split. */
export function neckHosts(front: PatternPanel, back: PatternPanel): BandHost[] {
  const isSplit = front.edges.some(({ name }) => name === 'left-neckline');
  const around = { panel: back, edge: 'neckline' };
  if (!isSplit) return [{ panel: front, edge: 'neckline' }, around];
  return [
    { panel: front, edge: 'left-neckline' },
    around,
    { panel: front, edge: 'right-neckline' },
  ];
}

/** From a collar's edge up to its fold: it starts out away from its stand, above the shoulders. */
function aboveShoulders(measures: Measures, isSteep = false): BandDraft['rise'] {
  const inward = towardNeck(measures);
  const [out, up] = isSteep ? [1.05, 0.82] : [1.45, 0.6];
  return (at) => {
    const [x, , z] = inward(at);
    return [x * out, up, z * out];
  };
}

/** The rib, the mitred rib or the stand with its collar that finishes a neckline. */
export function finishNeck(
  measures: Measures,
  hosts: readonly BandHost[],
  finish: NeckFinish,
): Piece[] {
  const { height, share, collar, mitre, rolledTo, closedBy } = finish;
  const band = makeBand({
    name: 'neck-rib',
    role: collar || finish.isStand ? 'collar' : 'rib',
    hosts,
    hangs: false,
    height,
    share,
    ...(mitre === undefined ? { freeShare: share * (finish.freeShare ?? 0.87) } : { mitre }),
    fineness: 0.75,
    isClosed: true,
    closedBy,
    rise: towardNeck(measures, finish.lean),
    ...(collar || finish.isStand ? { stiffness: 5 } : {}),
    ...(collar ? { free: { kind: undefined, fold: FOLDED } } : {}),
    // A turtleneck that is folded once hides its stand: what shows of it is where the fold ends.
    ...(rolledTo ? { free: { kind: 'crease' }, lines: [{ at: rolledTo, kind: 'seam' }] } : {}),
  });
  if (!collar) return [band];
  const leaf = makeCollarLeaf(band.panel, {
    height: collar,
    flare: finish.flare ?? 1.4,
    point: finish.point,
    rise: aboveShoulders(measures, finish.isSteep),
  });
  return [band, { panel: leaf.panel, seams: [leaf.seam] }];
}
