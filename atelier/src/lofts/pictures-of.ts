import type { Point } from '../geometry/point.ts';
import { makeCamera, type View } from '../studio-light/studio-camera.ts';
import type { LoftedShape, PairSetting } from './surfaces/lofted-shape.ts';
import { blend, dot, plus } from './surfaces/point-math.ts';
import {
  inStudio,
  type Pose,
  type PosedSurface,
  poseSurfaces,
  turnPosed,
} from './surfaces/pose.ts';

export type LoftView = 'front' | 'side' | 'back' | 'detail';

/** A picture of a shape: what stands before the camera, and from where it is seen. */
export interface LoftPicture {
  view: LoftView;
  posed: readonly PosedSurface[];
  from: View;
}

export interface Extent {
  low: readonly [number, number, number];
  high: readonly [number, number, number];
}

/** The box around a shape, centimeters. */
export function extentOf(loft: LoftedShape): Extent {
  const axis = (k: number) => {
    let [low, high] = [Infinity, -Infinity];
    for (const { places } of loft.surfaces)
      for (let i = k; i < places.length; i += 3) {
        low = Math.min(low, places[i] ?? 0);
        high = Math.max(high, places[i] ?? 0);
      }
    return [low, high] as const;
  };
  const [x, y, z] = [axis(0), axis(1), axis(2)];
  return { low: [x[0], y[0], z[0]], high: [x[1], y[1], z[1]] };
}

/** The pictures that the shop shows: a pair of shoes, or one bag, hat or accessory. */
export function picturesOf(loft: LoftedShape): LoftPicture[] {
  return loft.kind === 'shoe' ? shoePictures(loft) : objectPictures(loft);
}

/** How much wider than the shape a picture is. */
const ROOM = 1.2;

/** To be seen from behind, things are turned: the lights stay with the camera. Degrees. */
const HEELS_TURN = 75;
const BEHIND_TURN = -174;

/** Where right and left stand, and from how high they are seen; some show only the right one. */
interface SetPair {
  right: Pick<Pose, 'yaw' | 'at'>;
  left: Pick<Pose, 'yaw' | 'at'> | null;
  pitch: number;
}

/** Who sets a pair down never sets it down as a mirror would. */
const PAIRS: Readonly<Record<PairSetting, SetPair>> = {
  parallel: {
    right: { yaw: -20, at: [-1.6, 0, 7.2] },
    left: { yaw: -43, at: [2.6, 0, -7] },
    pitch: 21,
  },
  profile: {
    right: { yaw: 4, at: [1, 0, 6] },
    left: { yaw: -58, at: [1, 0, -11] },
    pitch: 16,
  },
  toes: {
    right: { yaw: -62, at: [5, 0, 6] },
    left: { yaw: -74, at: [-7, 0, -1] },
    pitch: 20,
  },
  single: { right: { yaw: -19 }, left: null, pitch: 13 },
  quarter: { right: { yaw: -38 }, left: null, pitch: 19 },
};

function shoePictures(loft: LoftedShape): LoftPicture[] {
  const { low, high } = extentOf(loft);
  const pivot: Point = [blend(low[0], high[0], 0.5), 0, 0];
  const { right, left, pitch } = PAIRS[loft.pair ?? 'parallel'];
  const both = [
    ...poseSurfaces(loft.surfaces, { ...right, pivot }),
    ...(left ? poseSurfaces(loft.surfaces, { ...left, pivot, isMirrored: true }) : []),
  ];
  const alone = poseSurfaces(loft.surfaces, { pivot });
  const behind = turnPosed(both, HEELS_TURN);
  const near: Point = [4, (high[1] - low[1]) * 0.45, 7];
  return [
    { view: 'front', posed: both, from: framed(both, { yaw: 0, pitch }) },
    { view: 'side', posed: alone, from: framed(alone, { yaw: 0, pitch: 5 }) },
    { view: 'back', posed: behind, from: framed(behind, { yaw: 0, pitch: 18 }) },
    { view: 'detail', posed: both, from: { yaw: 28, pitch: 34, target: near, width: 15 } },
  ];
}

function objectPictures(loft: LoftedShape): LoftPicture[] {
  const { low, high } = extentOf(loft);
  const size = (k: 0 | 1 | 2) => high[k] - low[k];
  const posed = poseSurfaces(loft.surfaces, {});
  const front = framed(posed, loft.front ?? { yaw: 26, pitch: 11 }, loft.room);
  const behind = turnPosed(posed, BEHIND_TURN);
  const target: Point = [size(0) * 0.12, low[1] + size(1) * 0.5, high[2] * 0.7];
  return [
    { view: 'front', posed, from: front },
    { view: 'side', posed, from: framed(posed, { yaw: 0, pitch: 6 }) },
    { view: 'back', posed: behind, from: framed(behind, { yaw: 26, pitch: 12 }, loft.room) },
    { view: 'detail', posed, from: { yaw: 24, pitch: 16, target, width: front.width * 0.42 } },
  ];
}

/** A view that has the whole arrangement in its middle. */
function framed(
  posed: readonly PosedSurface[],
  from: { yaw: number; pitch: number },
  room = ROOM,
): View {
  const { right, up } = makeCamera({ ...from, target: [0, 0, 0], width: 1 }, 1, 1);
  const across = { low: Infinity, high: -Infinity };
  const upward = { low: Infinity, high: -Infinity };
  for (const { surface, toStudio } of posed)
    for (let i = 0; i < surface.places.length; i += 3) {
      const place = inStudio(toStudio, surface.places, i);
      const [a, b] = [dot(place, right), dot(place, up)];
      across.low = Math.min(across.low, a);
      across.high = Math.max(across.high, a);
      upward.low = Math.min(upward.low, b);
      upward.high = Math.max(upward.high, b);
    }
  const beside = plus([0, 0, 0], right, (across.low + across.high) / 2);
  const target = plus(beside, up, (upward.low + upward.high) / 2);
  const width = Math.max(across.high - across.low, 0.75 * (upward.high - upward.low)) * room;
  return { ...from, target, width };
}
