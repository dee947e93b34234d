import { curve, type FlatPoint, type Polyline } from '../flat/outline.ts';
import type { LaidPanel } from '../pattern.ts';
import type { NeckStrip } from './neck-strip.ts';
import { turnLeft } from './turn-strip.ts';

/** A collar in one piece with its lapels, without a notch. Centimeters. */
export interface ShawlStyle {
  /** How wide it is at its widest, and how far up the fold from where it begins: a share. */
  widest: number;
  widestAt: number;
  stand: number;
  fall: number;
  lift?: number;
  role?: LaidPanel['role'];
}

const ROLL_CM = 0.35;
const STEPS = 40;
/** How far below the shoulder it begins to stand up. */
const RISES_CM = 11;

/** A shawl collar around a neckline in a V. */
export function makeShawlCollar(strip: NeckStrip, style: ShawlStyle): LaidPanel {
  const { length, shoulderAt } = strip;
  const { widest, widestAt, fall, lift = 0.6 } = style;
  const from = shoulderAt - RISES_CM;
  const stand = (along: number) => {
    const share = Math.max(0, Math.min(1, (along - from) / (RISES_CM + 1)));
    return ROLL_CM + (style.stand - ROLL_CM) * share ** 1.5;
  };
  const flip = (points: Polyline): FlatPoint[] =>
    points.map(([u, v]): FlatPoint => [u, 2 * length - v]).toReversed();
  const top: FlatPoint = [widest, shoulderAt * widestAt];
  const half = [
    ...curve(
      [0.3, 0],
      [
        [widest * 0.55, top[1] * 0.25],
        [widest, top[1] * 0.6],
      ],
      top,
    ),
    ...curve(
      top,
      [
        [widest, top[1] + (length - top[1]) * 0.3],
        [fall, length - (length - top[1]) * 0.3],
      ],
      [fall, length],
    ).slice(1),
  ];
  const outer = [...half, ...flip(half).slice(1)];
  const inner = Array.from({ length: STEPS + 1 }, (_, index): FlatPoint => {
    const along = (length * index) / STEPS;
    return [-stand(along), along];
  });
  const start: FlatPoint[] = [
    [-ROLL_CM, 0],
    [0.3, 0],
  ];
  return {
    name: 'collar',
    role: style.role ?? 'collar',
    layer: 2,
    grain: 0,
    edges: [
      { name: 'left-start', points: start },
      { name: 'outer', points: outer, kind: 'edge' },
      { name: 'right-start', points: flip(start) },
      { name: 'neck', points: [...inner, ...flip(inner).slice(1)].toReversed() },
    ],
    inner: [],
    spacingCm: 0.9,
    fastenings: [],
    lay: turnLeft(strip, { stand, lift, free: [outer] }),
  };
}
