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
  const { camera } = header;
  const place = new Float32Array(poseOf.length * 3);
  const zoom = header.width / width;
  const inverses = header.poses.map(undoPose);
  const sample = depthSampler(header, depths);
  const studio: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < poseOf.length; at += 1) {
    const pose = poseOf[at] ?? 0;
    const inverse = inverses[pose - 1];
    if (inverse === undefined) continue;
    const x = ((at % width) + 0.5) * zoom;
    const y = (Math.floor(at / width) + 0.5) * zoom;
    const depth = sample(x, y, pose);
    const across = (x - header.width / 2) / camera.focal;
    const upward = (header.height / 2 - y) / camera.focal;
    for (let k = 0; k < 3; k += 1) {
      const [right, up, back] = [camera.right[k] ?? 0, camera.up[k] ?? 0, camera.back[k] ?? 0];
      studio[k] = (camera.eye[k] ?? 0) + (right * across + up * upward - back) * depth;
    }
    inverse(studio, place, at * 3);
  }
  return place;
}

/** The depth between the stored ones of the same shape: a jump from shape to shape stays sharp. */
function depthSampler(header: LoftPictureHeader, depths: Uint16Array) {
  const columns = Math.ceil(header.width / DEPTH_STEP);
  const rows = depths.length / columns;
  const shapes = Math.max(1, header.poses.length);
  const near = (away: number, reach: number) => Math.max(0.001, 1 + reach - Math.abs(away));
  return (x: number, y: number, pose: number): number => {
    const [cx, cy] = [x / DEPTH_STEP - 0.5, y / DEPTH_STEP - 0.5];
    const [left, top] = [Math.floor(cx), Math.floor(cy)];
    for (let reach = 0; reach < 3; reach += 1) {
      let [sum, weights] = [0, 0];
      const side = 2 + 2 * reach;
      for (let k = 0; k < side * side; k += 1) {
        const [column, row] = [left - reach + (k % side), top - reach + Math.floor(k / side)];
        if (row < 0 || column < 0 || row >= rows || column >= columns) continue;
        const stored = depths[row * columns + column] ?? 0;
        if (stored === 0 || (stored % shapes) + 1 !== pose) continue;
        const weight = near(column - cx, reach) * near(row - cy, reach);
        sum += weight * stored;
        weights += weight;
      }
      if (weights > 0.02) return header.nearest + ((sum / weights) * DEPTH_UNIT) / shapes;
    }
    return header.nearest;
  };
}

/** From the studio back into the space of a shape: rows and columns of a turn change places. */
function undoPose(m: readonly number[]) {
  return (from: readonly number[], to: Float32Array, at: number): void => {
    const moved = [0, 1, 2].map((k) => (from[k] ?? 0) - (m[k * 4 + 3] ?? 0));
    for (let k = 0; k < 3; k += 1)
      to[at + k] =
        (m[k] ?? 0) * (moved[0] ?? 0) +
        (m[4 + k] ?? 0) * (moved[1] ?? 0) +
        (m[8 + k] ?? 0) * (moved[2] ?? 0);
  };
}
