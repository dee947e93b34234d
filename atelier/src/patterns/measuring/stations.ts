import type { AxisStation } from '../../bodies/body.ts';
import type { Point } from '../../geometry/point.ts';

const mix = (from: number, to: number, share: number) => from + (to - from) * share;

const mixPoints = (from: Point, to: Point, share: number): Point => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
];

function mixStations(from: AxisStation, to: AxisStation, share: number): AxisStation {
  return {
    center: mixPoints(from.center, to.center, share),
    halfWidth: mix(from.halfWidth, to.halfWidth, share),
    halfDepth: mix(from.halfDepth, to.halfDepth, share),
  };
}

/** The station of an axis at a height; beyond its ends the first or the last one. */
export function stationAtHeight(axis: readonly AxisStation[], y: number): AxisStation {
  for (let index = 1; index < axis.length; index += 1) {
    const above = axis[index - 1];
    const below = axis[index];
    if (!above || !below || below.center[1] > y) continue;
    const span = above.center[1] - below.center[1];
    const share = Math.max(0, Math.min(1, span > 0 ? (above.center[1] - y) / span : 0));
    return mixStations(above, below, share);
  }
  const last = axis.at(-1);
  if (!last) throw new Error('A body part has no axis.');
  return last;
}

export interface AlongAxis {
  station: AxisStation;
  /** The direction of the axis there, away from the trunk. */
  direction: Point;
}

const stepBetween = (from: AxisStation, to: AxisStation): Point => [
  to.center[0] - from.center[0],
  to.center[1] - from.center[1],
  to.center[2] - from.center[2],
];

/** The station at a distance along an axis; before its start and after its end it goes on straight. */
export function stationAlong(axis: readonly AxisStation[], distance: number): AlongAxis {
  let left = distance;
  for (let index = 1; index < axis.length; index += 1) {
    const from = axis[index - 1];
    const to = axis[index];
    if (!from || !to) continue;
    const step = stepBetween(from, to);
    const length = Math.hypot(...step) || 1;
    if (left <= length || index === axis.length - 1) {
      const share = left / length;
      const station = mixStations(from, to, Math.max(0, Math.min(1, share)));
      const center = mixPoints(from.center, to.center, share);
      const direction: Point = [step[0] / length, step[1] / length, step[2] / length];
      return { station: { ...station, center }, direction };
    }
    left -= length;
  }
  throw new Error('A body part has no axis.');
}
