import type { Point } from '../../geometry/point.ts';
import type { Surface } from './surface.ts';

/** How a shape stands in the studio: mirrored in z, rolled about x, pitched about z, turned about y. */
export interface Pose {
  isMirrored?: boolean;
  /** Degrees. */
  roll?: number;
  pitch?: number;
  yaw?: number;
  at?: Point;
  /** The point of the shape that comes to lie at `at`. */
  pivot?: Point;
}

export interface PosedSurface {
  surface: Surface;
  /** Three rows of four: turns and moves a place into the studio. */
  toStudio: Float64Array;
}

export function poseSurfaces(surfaces: readonly Surface[], pose: Pose): PosedSurface[] {
  const toStudio = studioMatrix(pose);
  return surfaces.map((surface) => ({ surface, toStudio }));
}

/** The same surfaces, all turned about the studio's upright axis by so many degrees. */
export function turnPosed(posed: readonly PosedSurface[], degrees: number): PosedSurface[] {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const turned = new Map<Float64Array, Float64Array>();
  const turn = (matrix: Float64Array): Float64Array => {
    const across = [...matrix.subarray(0, 4)];
    const along = [...matrix.subarray(8, 12)];
    const mix = (a: number, b: number) => across.map((x, k) => x * a + (along[k] ?? 0) * b);
    return Float64Array.from([...mix(cos, sin), ...matrix.subarray(4, 8), ...mix(-sin, cos)]);
  };
  return posed.map(({ surface, toStudio }) => {
    const done = turned.get(toStudio) ?? turn(toStudio);
    turned.set(toStudio, done);
    return { surface, toStudio: done };
  });
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function studioMatrix(pose: Pose): Float64Array {
  const turn = (x: number, y: number, z: number): Point => {
    const [roll, pitch, yaw] = [pose.roll ?? 0, pose.pitch ?? 0, pose.yaw ?? 0].map(radians);
    const side = pose.isMirrored ? -z : z;
    const [cr, sr] = [Math.cos(roll ?? 0), Math.sin(roll ?? 0)];
    const [y1, z1] = [y * cr - side * sr, y * sr + side * cr];
    const [cp, sp] = [Math.cos(pitch ?? 0), Math.sin(pitch ?? 0)];
    const [x2, y2] = [x * cp - y1 * sp, x * sp + y1 * cp];
    const [cy, sy] = [Math.cos(yaw ?? 0), Math.sin(yaw ?? 0)];
    return [x2 * cy + z1 * sy, y2, -x2 * sy + z1 * cy];
  };
  const [x, y, z] = [turn(1, 0, 0), turn(0, 1, 0), turn(0, 0, 1)];
  const pivot = turn(...(pose.pivot ?? [0, 0, 0]));
  const at = pose.at ?? [0, 0, 0];
  const row = (k: 0 | 1 | 2) => [x[k], y[k], z[k], at[k] - pivot[k]];
  return Float64Array.from([...row(0), ...row(1), ...row(2)]);
}

/** Where the place at `index` (three numbers) of a posed surface lies in the studio. */
export function inStudio(toStudio: Float64Array, places: Float64Array, index: number): Point {
  const [x, y, z] = [places[index] ?? 0, places[index + 1] ?? 0, places[index + 2] ?? 0];
  const row = (k: number) =>
    (toStudio[k] ?? 0) * x +
    (toStudio[k + 1] ?? 0) * y +
    (toStudio[k + 2] ?? 0) * z +
    (toStudio[k + 3] ?? 0);
  return [row(0), row(4), row(8)];
}
