import { DEPTH_STEP, DEPTH_UNIT, type LoftPictureHeader } from './loft-picture-header.ts';

interface Source {
  header: LoftPictureHeader;
  /** Row by row, one for each `DEPTH_STEP` pixels of the stored picture; 0 on the ground. */
  depths: Uint16Array;
  /** Which shape a pixel sees, from 1; 0 for the ground. */
  poseOf: Uint8Array;
  width: number;
}

/** Three for each pixel: where in the solid of its shape, centimeters; 0 on the ground. */
export function placesFromDepths({ header, depths, poseOf, width }: Source): Float32Array {
  const place = new Float32Array(poseOf.length * 3);
  const zoom = header.width / width;
  const depthAt = depthSampler(header, depths);
  const rays = header.poses.map((pose) => rayOf(header, pose));
  for (let at = 0; at < poseOf.length; at += 1) {
    const pose = poseOf[at] ?? 0;
    const ray = rays[pose - 1];
    if (ray === undefined) continue;
    const x = ((at % width) + 0.5) * zoom;
    const y = (Math.floor(at / width) + 0.5) * zoom;
    const depth = depthAt(x, y, pose);
    for (let k = 0; k < 3; k += 1)
      place[at * 3 + k] =
        (ray[k] ?? 0) + depth * ((ray[3 + k] ?? 0) + (ray[6 + k] ?? 0) * x + (ray[9 + k] ?? 0) * y);
  }
  return place;
}

type Pose = readonly number[];

/** A part of a direction of the studio in the space of a shape. */
const turnedBack = (pose: Pose, way: (axis: number) => number, k: number): number =>
  [0, 1, 2].reduce((sum, axis) => sum + (pose[axis * 4 + k] ?? 0) * way(axis), 0);

/** Right, up and back of the camera in the space of a shape, three numbers each. */
export function axesInPose({ camera }: LoftPictureHeader, pose: Pose): Float64Array {
  const ways = [camera.right, camera.up, camera.back];
  return Float64Array.from({ length: 9 }, (_, i) =>
    turnedBack(pose, (axis) => ways[Math.floor(i / 3)]?.[axis] ?? 0, i % 3),
  );
}

/**
 * In the space of a shape: where the eye is, the ray through the corner of the picture, and how
 * that ray changes by pixels to the right and down. Rows and columns of a turn change places.
 */
function rayOf({ camera, width, height }: LoftPictureHeader, pose: Pose): Float64Array {
  const ray = new Float64Array(12);
  const turnBack = (way: (axis: number) => number, k: number) => turnedBack(pose, way, k);
  const right = (axis: number) => camera.right[axis] ?? 0;
  const up = (axis: number) => camera.up[axis] ?? 0;
  const { focal } = camera;
  const corner = (axis: number) =>
    (-right(axis) * width * 0.5 + up(axis) * height * 0.5) / focal - (camera.back[axis] ?? 0);
  for (let k = 0; k < 3; k += 1) {
    ray[k] = turnBack((axis) => (camera.eye[axis] ?? 0) - (pose[axis * 4 + 3] ?? 0), k);
    ray[3 + k] = turnBack(corner, k);
    ray[6 + k] = turnBack((axis) => right(axis) / focal, k);
    ray[9 + k] = turnBack((axis) => -up(axis) / focal, k);
  }
  return ray;
}

const FARTHEST_REACH = 2;

/** The depth between the stored ones of the same shape: a jump from shape to shape stays sharp. */
function depthSampler(header: LoftPictureHeader, depths: Uint16Array) {
  const columns = Math.ceil(header.width / DEPTH_STEP);
  const rows = depths.length / columns;
  const shapes = Math.max(1, header.poses.length);
  const scale = DEPTH_UNIT / shapes;
  const isOf = (stored: number | undefined, pose: number) =>
    stored !== undefined && stored !== 0 && (stored % shapes) + 1 === pose;
  /** Where the upper left of four depths is that all are of one shape; -1 where they are not. */
  const amongEqual = (left: number, top: number, pose: number): number => {
    if (left < 0 || top < 0 || left + 1 >= columns || top + 1 >= rows) return -1;
    const at = top * columns + left;
    const below = at + columns;
    const isUpper = isOf(depths[at], pose) && isOf(depths[at + 1], pose);
    return isUpper && isOf(depths[below], pose) && isOf(depths[below + 1], pose) ? at : -1;
  };
  return (x: number, y: number, pose: number): number => {
    const cx = x / DEPTH_STEP - 0.5;
    const cy = y / DEPTH_STEP - 0.5;
    const left = Math.floor(cx);
    const top = Math.floor(cy);
    const level = amongEqual(left, top, pose);
    if (level >= 0) {
      const fx = cx - left;
      const fy = cy - top;
      const below = level + columns;
      const upper = (depths[level] ?? 0) * (1 - fx) + (depths[level + 1] ?? 0) * fx;
      const lower = (depths[below] ?? 0) * (1 - fx) + (depths[below + 1] ?? 0) * fx;
      return header.nearest + (upper * (1 - fy) + lower * fy) * scale;
    }
    for (let reach = 0; reach <= FARTHEST_REACH; reach += 1) {
      let sum = 0;
      let weights = 0;
      const side = 2 + 2 * reach;
      for (let k = 0; k < side * side; k += 1) {
        const column = left - reach + (k % side);
        const row = top - reach + Math.floor(k / side);
        if (row < 0 || column < 0 || row >= rows || column >= columns) continue;
        const stored = depths[row * columns + column] ?? 0;
        if (stored === 0 || (stored % shapes) + 1 !== pose) continue;
        const weight =
          Math.max(0.001, 1 + reach - Math.abs(column - cx)) *
          Math.max(0.001, 1 + reach - Math.abs(row - cy));
        sum += weight * stored;
        weights += weight;
      }
      if (weights > 0.02) return header.nearest + (sum / weights) * scale;
    }
    return header.nearest;
  };
}
