import type { GarmentPoint } from '../garment-cutout.ts';
import type { Mask } from '../raster/mask.ts';
import type { NecklineFrame, NecklineShape } from './neckline-shape.ts';
import { differenceAt, type Seen, stationAt } from './neckline-stations.ts';

/** Where the seam of a neckline's band meets the shoulders, and how wide the band is there. */
interface SeamEnds {
  readonly left: GarmentPoint;
  readonly right: GarmentPoint;
  readonly width: number;
}

const SAMPLES = 17;
const MIDDLE = 0.8;
const END = 0.96;
/** In halves of the frame: how far beyond the neck points bands reach. */
const FROM = 0.07;
const TO = 0.42;
/** The same of the front's own edge. */
const BEGIN = -0.05;
/** In halves of the frame: how far below the edge of the cloth, and how far apart, colors are compared. */
const BELOW = 0.08;
const REACH = 0.06;
/** The colors change there by this share of what they change along the line. */
const CHANGE_MIN = 0.6;

/**
 * Where a line across the front goes on over the shoulders, outside of the neck points: a neckline
 * ends at them, the seam of a band about the neck does not. Null where a side shows no such change.
 */
export function seamEnds(seen: Seen, frame: NecklineFrame, shape: NecklineShape): SeamEnds | null {
  const change = changeAlong(seen, { frame, shape }, [-MIDDLE, MIDDLE]);
  const range = [FROM, TO] as const;
  const left = changeBeside(seen, frame, { from: frame.left, sign: -1, change, range });
  const right = changeBeside(seen, frame, { from: frame.right, sign: 1, change, range });
  if (left === null || right === null) return null;
  const away = (one: GarmentPoint, other: GarmentPoint) =>
    Math.hypot(one.x - other.x, one.y - other.y);
  return { left, right, width: (away(left, frame.left) + away(right, frame.right)) / 2 };
}

/**
 * Where a neckline begins and ends: a little outside of the neck points where the inside of the back
 * stands higher there than the front, else at them.
 */
export function frontEnds(seen: Seen, frame: NecklineFrame, shape: NecklineShape): NecklineFrame {
  const change = changeAlong(seen, { frame, shape }, [-MIDDLE, MIDDLE]);
  const range = [BEGIN, FROM * 3] as const;
  const left = changeBeside(seen, frame, { from: frame.left, sign: -1, change, range });
  const right = changeBeside(seen, frame, { from: frame.right, sign: 1, change, range });
  return { left: left ?? frame.left, right: right ?? frame.right, half: frame.half };
}

/** How the colors change across a part of the line, on the mean. */
function changeAlong(
  seen: Seen,
  { frame, shape }: { frame: NecklineFrame; shape: NecklineShape },
  [from, to]: readonly [number, number],
): readonly number[] {
  const sums = [0, 0, 0];
  const reach = Math.max(1.5, frame.half * REACH);
  for (let at = 0; at < SAMPLES; at += 1) {
    const { point, normal } = stationAt(frame, shape, from + ((to - from) * at) / (SAMPLES - 1));
    const way = { x: normal.x * reach, y: normal.y * reach };
    differenceAt(seen, point, way)?.forEach((value, c) => {
      sums[c] = (sums[c] ?? 0) + value / SAMPLES;
    });
  }
  return sums;
}

/** Whether the colors change beyond the inner frame on both sides as they do along the line. */
export function goesOver(
  seen: Seen,
  { wide, inner, shape }: { wide: NecklineFrame; inner: NecklineFrame; shape: NecklineShape },
): boolean {
  const line = { frame: wide, shape };
  const middle = changeAlong(seen, line, [-MIDDLE, MIDDLE]);
  const whole = Math.hypot(...middle);
  const share = Math.min(END, inner.half / wide.half);
  return [-1, 1].every((sign) => {
    const end = changeAlong(seen, line, [sign * share, sign * END]);
    const alike = end.reduce((sum, value, c) => sum + value * (middle[c] ?? 0), 0) / whole;
    return alike > whole * CHANGE_MIN;
  });
}

interface EndSought {
  readonly from: GarmentPoint;
  readonly sign: -1 | 1;
  readonly change: readonly number[];
  /** In halves of the frame: how far beside the neck point. */
  readonly range: readonly [number, number];
}

/** The place on the shoulder where the colors change most as they do along the line. */
function changeBeside(
  seen: Seen,
  { half }: NecklineFrame,
  { from, sign, change, range }: EndSought,
): GarmentPoint | null {
  const whole = Math.hypot(...change);
  const reach = Math.max(1.5, half * REACH);
  let [most, end]: [number, GarmentPoint | null] = [whole * CHANGE_MIN, null];
  for (let out = half * range[0]; out < half * range[1]; out += 1) {
    const x = Math.round(from.x + sign * out);
    const y = upperEdge(seen.mask, x);
    if (y === null) break;
    const way = { x: sign * reach, y: 0 };
    // The edge of the cloth shows some of the ground's color.
    const beside = upperEdge(seen.mask, Math.round(x + way.x)) ?? y;
    const found = differenceAt(seen, { x, y: Math.max(y, beside) + half * BELOW }, way);
    if (found === null) continue;
    const alike = found.reduce((sum, value, c) => sum + value * (change[c] ?? 0), 0) / whole;
    if (alike > most) [most, end] = [alike, { x, y }];
  }
  return end;
}

/** Where the cloth begins in a column; null where it has none. */
function upperEdge({ width, height, inside }: Mask, x: number): number | null {
  for (let y = 0; y < height; y += 1) if (inside[y * width + x] === 1) return y;
  return null;
}
