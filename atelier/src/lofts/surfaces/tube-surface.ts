import type { Point } from '../../geometry/point.ts';
import { cross, minus, plus, unit } from './point-math.ts';
import { pick } from './space-curve.ts';
import type { Surface } from './surface.ts';

export interface Tube {
  /** A radius, or how far beside and above the path the section lies at `angle`, `s` from 0 to 1. */
  section: number | ((s: number, angle: number) => readonly [beside: number, above: number]);
  material: string;
  isClosed?: boolean;
  sides?: number;
  /** Which way is above: fixed, or by place; left out, it is carried along without twist. */
  up?: Point | ((index: number) => Point);
}

const FIRST_UP: Point = [0.13, 0.97, 0.21];

/** A section swept along a path: rims, laces, straps, handles. Open ends are capped. */
export function tubeSurface(path: readonly Point[], tube: Tube): Surface {
  const sides = tube.sides ?? 12;
  const frames = framesAlong(path, tube);
  const places: number[] = [];
  path.forEach((center, i) => {
    const s = i / (tube.isClosed ? path.length : Math.max(1, path.length - 1));
    const { beside, above } = pick(frames, i);
    for (let k = 0; k < sides; k += 1) {
      const angle = (k / sides) * 2 * Math.PI;
      const [a, b] = sectionOf(tube, s, angle);
      places.push(...plus(plus(center, beside, a), above, b));
    }
  });
  const triangles = wallsOf(path.length, sides, tube.isClosed ?? false);
  if (!tube.isClosed) addCaps(path, sides, { places, triangles });
  return {
    places: Float64Array.from(places),
    triangles: Uint32Array.from(triangles),
    material: tube.material,
    inside: null,
    detailing: null,
  };
}

function sectionOf(tube: Tube, s: number, angle: number): readonly [number, number] {
  if (typeof tube.section === 'function') return tube.section(s, angle);
  return [Math.cos(angle) * tube.section, Math.sin(angle) * tube.section];
}

interface Frame {
  beside: Point;
  above: Point;
}

function framesAlong(path: readonly Point[], tube: Tube): Frame[] {
  let carried = FIRST_UP;
  return path.map((_, i) => {
    const closed = tube.isClosed ?? false;
    const along = unit(minus(pick(path, i + 1, closed), pick(path, i - 1, closed)));
    const up = typeof tube.up === 'function' ? tube.up(i) : (tube.up ?? carried);
    const beside = unit(cross(along, up));
    const above = cross(beside, along);
    if (!tube.up) carried = above;
    return { beside, above };
  });
}

function wallsOf(count: number, sides: number, isClosed: boolean): number[] {
  const triangles: number[] = [];
  for (let i = 0; i < (isClosed ? count : count - 1); i += 1)
    for (let k = 0; k < sides; k += 1) {
      const [a, d] = [i * sides + k, i * sides + ((k + 1) % sides)];
      const next = ((i + 1) % count) * sides;
      const [b, c] = [next + k, next + ((k + 1) % sides)];
      triangles.push(a, b, c, a, c, d);
    }
  return triangles;
}

function addCaps(
  path: readonly Point[],
  sides: number,
  to: { places: number[]; triangles: number[] },
): void {
  for (const end of [0, path.length - 1]) {
    const middle = to.places.length / 3;
    to.places.push(...pick(path, end));
    for (let k = 0; k < sides; k += 1) {
      const [a, b] = [end * sides + k, end * sides + ((k + 1) % sides)];
      to.triangles.push(...(end === 0 ? [middle, a, b] : [middle, b, a]));
    }
  }
}
