import type { Point } from '../../geometry/point.ts';
import { normalize, subtract } from '../../geometry/vectors.ts';
import { type FlatPoint, lengthOf, type Polyline } from '../flat/outline.ts';
import { distanceToLine, isInside } from '../meshing/polygon.ts';
import type { ClothSpot, ReadCloth } from '../pattern.ts';
import { type BodiceDraft, draftBodice } from '../pieces/bodice.ts';

/** A place beside a neckline: how far along it, and how far out from it. */
interface BesideNeck {
  position: Point;
  normal: Point;
  /** Along the cloth, away from the neckline. */
  outward: Point;
}

/**
 * The cloth around a neckline as if it were one: along it from the front's middle up to the shoulder
 * and on to the back's middle, and out from it over front, shoulder and back.
 */
export interface NeckStrip {
  /** From the middle of the front to the middle of the back. */
  length: number;
  /** From the middle of the front to the shoulder. */
  shoulderAt: number;
  read: (read: ReadCloth, along: number, out: number) => BesideNeck;
}

const SMOOTHED_CM = 1.2;
const STEP_CM = 0.4;

function pointAt(line: Polyline, along: number): FlatPoint {
  let left = along;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1] ?? [0, 0], line[index] ?? [0, 0]];
    const step = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const share = step > 0 ? left / step : 0;
    const isEnd = index === line.length - 1;
    if (left <= step || isEnd)
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    left -= step;
  }
  return line.at(-1) ?? [0, 0];
}

/** Turns points of a back around the end of its shoulder, so that it lies beside the front. */
function unfoldBack({ neckHalfWidth, shoulderHalfWidth, shoulderDrop }: BodiceDraft) {
  const turn = -2 * Math.atan2(shoulderDrop, shoulderHalfWidth - neckHalfWidth);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return {
    out([u, v]: FlatPoint): FlatPoint {
      const [x, y] = [-u - neckHalfWidth, -v];
      return [neckHalfWidth + x * cos - y * sin, x * sin + y * cos];
    },
    back([u, v]: FlatPoint): FlatPoint {
      const [x, y] = [u - neckHalfWidth, v];
      return [-(neckHalfWidth + x * cos + y * sin), x * sin - y * cos];
    },
  };
}

/** The outline of half a bodice, its middle included. */
function halfOutline(draft: BodiceDraft): FlatPoint[] {
  const { hem, side, armhole, shoulder, neckline } = draftBodice(draft);
  return [hem, side, armhole, shoulder, neckline].flat();
}

const away = (outline: Polyline, [u, v]: FlatPoint) =>
  isInside(outline, u, v) ? 0 : distanceToLine([u, v], outline);

/** The strip on the wearer's left; the right one is its mirror image. */
export function neckStrip(front: BodiceDraft, back: BodiceDraft): NeckStrip {
  const unfold = unfoldBack(front);
  const rising = draftBodice(front).neckline.toReversed();
  const behind = draftBodice(back).neckline.map(([u, v]) => unfold.out([-u, v]));
  const line = [...rising, ...behind.slice(1)];
  const [frontOutline, backOutline] = [halfOutline(front), halfOutline(back)];
  const spot = (read: ReadCloth, point: FlatPoint): ClothSpot => {
    const [u, v] = unfold.back(point);
    const isFront = away(frontOutline, point) <= away(backOutline, [-u, v]);
    return isFront ? read('front', ...point) : read('back', u, v);
  };
  const directionAt = (along: number): FlatPoint => {
    const from = pointAt(line, along - SMOOTHED_CM);
    const to = pointAt(line, along + SMOOTHED_CM);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [(to[1] - from[1]) / length, -(to[0] - from[0]) / length];
  };
  return {
    length: lengthOf(line),
    shoulderAt: lengthOf(rising),
    read(read, along, out) {
      const from = pointAt(line, along);
      const [du, dv] = directionAt(along);
      const at = (reach: number) => spot(read, [from[0] + du * reach, from[1] + dv * reach]);
      const { position, normal } = at(out);
      const outward = normalize(subtract(at(out + STEP_CM).position, at(out).position));
      return { position, normal, outward };
    },
  };
}
