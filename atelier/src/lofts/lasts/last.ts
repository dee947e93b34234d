import type { Point } from '../../geometry/point.ts';
import { clamp, cross, minus, plus, signedPower, unit } from '../surfaces/point-math.ts';
import type { Footing } from '../surfaces/stitch-row.ts';
import { type Knots, throughKnots } from '../surfaces/through-knots.ts';

/** The form a shoe is built on, as curves along its length (x from the heel, centimeters). */
export interface LastShape {
  length: number;
  /** The edge of the sole toward the little toe (z above 0) and toward the big toe. */
  lateral: Knots;
  medial: Knots;
  /** The height of the ridge above the feather line, and of the feather line above the floor. */
  ridge: Knots;
  feather: Knots;
  /** Below 1 the walls stand up straight; the crown is rounder the larger its power. */
  sidePower: Knots;
  crownPower: Knots;
  /** How far the walls swell over the sole, a share. */
  bulge: number;
  /** By height: how far the back of the heel lies behind, and how much narrower it is. */
  heelCurve: Knots;
  taper: Knots;
}

/** A surface by `along` (0 heel to 1 toe) and `around` (0 outer edge, 0.5 ridge, 1 inner edge). */
export interface Last {
  shape: LastShape;
  at: (along: number, around: number, away?: number) => Point;
  normal: (along: number, around: number) => Point;
  alongAt: (x: number) => number;
  feather: (x: number) => number;
  ridge: (x: number) => number;
  /** The edge of the sole at `x`, outer or inner. */
  edge: (x: number, side: Side) => number;
  /** Where the wall of a side crosses the zero of `wanted`, sought from the edge to the ridge. */
  onWall: (
    from: { x: number; side: Side; away?: number },
    wanted: (place: Point) => number,
  ) => Footing;
}

type Side = 'outer' | 'inner';

const EDGE_STEP = 1e-3;
const HALVINGS = 26;
/** How the sections draw together toward the ridge. */
const RIDGE_LEAN = 0.4;

export function makeLast(shape: LastShape): Last {
  const alongAt = (x: number) => Math.acos(clamp(1 - (2 * x) / shape.length, -1, 1)) / Math.PI;
  const byAlong = (knots: Knots) => throughKnots(knots.map(([x, v]) => [alongAt(x), v] as const));
  const [lateral, medial, ridge] = [shape.lateral, shape.medial, shape.ridge].map(byAlong);
  const [sidePower, crownPower] = [shape.sidePower, shape.crownPower].map(byAlong);
  const feather = throughKnots(shape.feather);
  const [heelCurve, taper] = [throughKnots(shape.heelCurve), throughKnots(shape.taper)];
  if (!lateral || !medial || !ridge || !sidePower || !crownPower) throw new RangeError('No last');
  const bare = (along: number, around: number): Point => {
    const x0 = (shape.length * (1 - Math.cos(Math.PI * along))) / 2;
    const [outer, inner] = [lateral(along), medial(along)];
    const angle = Math.PI * around;
    const rise = Math.max(0, Math.sin(angle));
    const up = ridge(along) * rise ** crownPower(along);
    const swell = 1 + shape.bulge * Math.sin(Math.PI * clamp(up / 5, 0, 1));
    const wall = signedPower(Math.cos(angle), sidePower(along));
    const middle = ((outer + inner) / 2) * (1 - RIDGE_LEAN * rise * rise);
    const z = middle + ((outer - inner) / 2) * wall * swell * taper(up);
    const x = x0 + heelCurve(up) * Math.max(0, 1 - x0 / 9) ** 2;
    return [x, feather(x0) + up, z];
  };
  const normal = (along: number, around: number): Point => {
    const [t, h] = [clamp(along, 0.004, 0.996), clamp(around, 0.004, 0.996)];
    const ahead = minus(bare(t + EDGE_STEP, h), bare(t - EDGE_STEP, h));
    return unit(cross(ahead, minus(bare(t, h + EDGE_STEP), bare(t, h - EDGE_STEP))));
  };
  const at = (along: number, around: number, away = 0): Point => {
    const place = bare(along, around);
    return away === 0 ? place : plus(place, normal(along, around), away);
  };
  const onWall: Last['onWall'] = ({ x, side, away = 0 }, wanted) => {
    const along = alongAt(x);
    let [from, to] = side === 'outer' ? [0.01, 0.5] : [0.99, 0.5];
    const sign = Math.sign(wanted(bare(along, from)));
    for (let i = 0; i < HALVINGS; i += 1) {
      const middle = (from + to) / 2;
      if (Math.sign(wanted(bare(along, middle))) === sign) from = middle;
      else to = middle;
    }
    return { point: at(along, from, away), normal: normal(along, from) };
  };
  const edge = (x: number, side: Side) => (side === 'outer' ? lateral : medial)(alongAt(x));
  return {
    shape,
    at,
    normal,
    alongAt,
    feather,
    ridge: (x) => ridge(alongAt(x)),
    edge,
    onWall,
  };
}

/** Heels and toes as the flat outline of a last: a point of its edge and the way out of it. */
export interface EdgePoint {
  x: number;
  z: number;
  outX: number;
  outZ: number;
  /** The middle of the sole at the same length. */
  middle: number;
}

/** `count` (even) points around the foot, from the heel along the outer edge, once around. */
export function edgeOf(last: Last, count: number): EdgePoint[] {
  const point = (index: number) => {
    const share = (((index % count) + count) % count) / count;
    const along = share < 0.5 ? share * 2 : 2 - share * 2;
    const [x, , z] = last.at(along, share < 0.5 ? 0 : 1);
    const [outer, inner] = [last.at(along, 0)[2], last.at(along, 1)[2]];
    return { x, z, middle: (outer + inner) / 2 };
  };
  return Array.from({ length: count }, (_, i) => {
    const [a, b, here] = [point(i - 2), point(i + 2), point(i)];
    const [dx, dz] = [b.x - a.x, b.z - a.z];
    const length = Math.hypot(dx, dz) || 1;
    return { ...here, outX: -dz / length, outZ: dx / length };
  });
}
