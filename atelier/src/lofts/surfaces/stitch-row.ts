import type { Point } from '../../geometry/point.ts';
import { joinSurfaces } from './join-surfaces.ts';
import { between, plus, unit } from './point-math.ts';
import { lengthOf, pick } from './space-curve.ts';
import type { Surface } from './surface.ts';
import { tubeSurface } from './tube-surface.ts';

/** A point of a surface and the unit vector away from it. */
export interface Footing {
  point: Point;
  normal: Point;
}

export interface Stitching {
  /** From one stitch to the next, and its length, centimeters. */
  pitch: number;
  length: number;
  radius: number;
}

export const FINE_STITCHING: Stitching = { pitch: 0.34, length: 0.24, radius: 0.036 };
export const BOLD_STITCHING: Stitching = { pitch: 0.5, length: 0.36, radius: 0.05 };

const ALONG_STITCH = [0, 0.2, 0.5, 0.8, 1];

/** Short threads laid on a surface along a path; null where the path is shorter than a stitch. */
export function stitchRow(
  path: readonly Footing[],
  stitching: Stitching = FINE_STITCHING,
  material = 'thread',
): Surface | null {
  const length = lengthOf(path.map((footing) => footing.point));
  const count = Math.floor(length / stitching.pitch);
  if (path.length < 2 || count < 1) return null;
  const at = makeWalker(path, length);
  const threads = Array.from({ length: count }, (_, i) => {
    const normal = at(i * stitching.pitch + stitching.length / 2).normal;
    const points = ALONG_STITCH.map((share) => {
      const footing = at(i * stitching.pitch + share * stitching.length);
      const sunk = stitching.radius * (0.7 - 1.3 * (2 * share - 1) ** 4);
      return plus(footing.point, footing.normal, sunk);
    });
    return tubeSurface(points, { section: stitching.radius, material, sides: 6, up: normal });
  });
  return joinSurfaces(threads);
}

function makeWalker(path: readonly Footing[], length: number): (reached: number) => Footing {
  const marks = [0];
  for (let i = 1; i < path.length; i += 1)
    marks.push((marks[i - 1] ?? 0) + lengthOf([pick(path, i - 1).point, pick(path, i).point]));
  return (reached) => {
    const goal = Math.min(length, reached);
    let i = marks.findIndex((mark) => mark >= goal);
    i = Math.max(1, i < 0 ? path.length - 1 : i);
    const from = marks[i - 1] ?? 0;
    const share = (goal - from) / ((marks[i] ?? from) - from || 1);
    const [a, b] = [pick(path, i - 1), pick(path, i)];
    return {
      point: between(a.point, b.point, share),
      normal: unit(between(a.normal, b.normal, share)),
    };
  };
}

export const presentSurfaces = (surfaces: readonly (Surface | null)[]): Surface[] =>
  surfaces.filter((surface) => surface !== null);
