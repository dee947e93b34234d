import { curve, type FlatPoint, type Polyline } from '../flat/outline.ts';
import type { LaidPanel, PatternEdge } from '../pattern.ts';
import type { NeckStrip } from './neck-strip.ts';
import { turnLeft } from './turn-strip.ts';

/** A collar that is closed at the throat: it stands, and falls over itself. Centimeters. */
export interface ClosedCollarStyle {
  stand: number;
  /** How high it stands in front. */
  standInFront?: number;
  /** How far it falls behind. */
  fall: number;
  /** Its points: how far out, and how far back from the front's middle. */
  tip: readonly [out: number, back: number];
  /** How far from the front's middle each end begins. */
  opensAt?: number;
  lift?: number;
  fastenings?: LaidPanel['fastenings'];
}

const STEPS = 24;

/** A collar with points around a round neckline. */
export function makeClosedCollar(strip: NeckStrip, style: ClosedCollarStyle): LaidPanel {
  const { length } = strip;
  const { opensAt = 0.1, standInFront = style.stand * 0.8, lift = 0.5 } = style;
  const stand = (along: number) => {
    const share = Math.min(1, Math.max(0, along / length));
    return standInFront + (style.stand - standInFront) * share;
  };
  const flip = (points: Polyline): FlatPoint[] =>
    points.map(([u, v]): FlatPoint => [u, 2 * length - v]).toReversed();
  const tip: FlatPoint = [style.tip[0], opensAt + style.tip[1]];
  const end: FlatPoint[] = [[-stand(opensAt), opensAt], [0, opensAt], tip];
  const outer = curve(
    tip,
    [
      [style.tip[0] - 1.6, tip[1] + length * 0.22],
      [style.fall, length * 0.62],
    ],
    [style.fall, length],
  );
  const inner = Array.from({ length: STEPS + 1 }, (_, index): FlatPoint => {
    const along = opensAt + ((length - opensAt) * index) / STEPS;
    return [-stand(along), along];
  });
  const whole = [...outer, ...flip(outer).slice(1)];
  const edges: PatternEdge[] = [
    { name: 'left-end', points: end, kind: 'edge' },
    { name: 'outer', points: whole, kind: 'edge' },
    { name: 'right-end', points: flip(end), kind: 'edge' },
    { name: 'neck', points: [...inner, ...flip(inner).slice(1)].toReversed() },
  ];
  return {
    name: 'collar',
    role: 'collar',
    layer: 2,
    grain: 0,
    edges,
    inner: [],
    spacingCm: 0.8,
    fastenings: style.fastenings ?? [],
    lay: turnLeft(strip, { stand, lift, free: [end, whole, flip(end)] }),
  };
}
