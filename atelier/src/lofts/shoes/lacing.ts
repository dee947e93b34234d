import type { Point } from '../../geometry/point.ts';
import type { Last } from '../lasts/last.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import { joinSurfaces } from '../surfaces/join-surfaces.ts';
import { blend, cross, plus, unit } from '../surfaces/point-math.ts';
import { curveThrough, evenly, pick } from '../surfaces/space-curve.ts';
import type { Footing } from '../surfaces/stitch-row.ts';
import type { Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import { overInstep } from './shoe-upper.ts';

export interface Lacing {
  /** Where the pairs of eyelets lie along the foot, from the toe up. */
  eyelets: readonly number[];
  /** How far each eyelet lies from the middle line. */
  halfGap: (x: number) => number;
  /** Half the width and the thickness of a lace. */
  lace: { half: number; thick: number };
  /** How far the facings lie outside of the last. */
  away: number;
  style: 'crossed' | 'bars';
  eyelet: 'punched' | 'metal';
  /** How far the loops of the bow reach to each side; 0 for laces tucked away. */
  bow: number;
}

export function laceUp(last: Last, plan: Lacing): Surface[] {
  const pairs = plan.eyelets.map((x) => {
    const gap = plan.halfGap(x);
    return [1, -1].map((sign) => overInstep(last, [x, sign * gap, plan.away]));
  });
  const all = pairs.flat();
  const laces = [...crossings(last, plan), ...(plan.bow > 0 ? bow(last, plan) : [])];
  const holes = all.map((footing) => disc(footing, plan.lace.half * 0.62, 'hole'));
  const rings = plan.eyelet === 'metal' ? all.map((f) => ring(f, plan.lace.half)) : [];
  return [joinSurfaces(laces), joinSurfaces(holes), ...rings];
}

/** A lace that lies on the shoe through points given as length, width and height over the last. */
function laceOver(last: Last, plan: Lacing, points: readonly Point[]): Surface {
  const path = evenly(curveThrough(points, 60), 46).map(([x, z, away]) =>
    overInstep(last, [x, z, plan.away + away]),
  );
  const { half, thick } = plan.lace;
  return tubeSurface(
    path.map((footing) => footing.point),
    {
      section: (_, angle) => [Math.cos(angle) * half, Math.sin(angle) * thick],
      material: 'lace',
      sides: 14,
      up: (index) => pick(path, index).normal,
    },
  );
}

function crossings(last: Last, plan: Lacing): Surface[] {
  const { eyelets, halfGap, lace } = plan;
  const bar = (from: number, to: number, over: number): Surface => {
    const [a, b] = [halfGap(from), -halfGap(to)];
    const step = (share: number, away: number): Point => [
      blend(from, to, share),
      blend(a, b, share),
      away,
    ];
    const high = lace.thick * 1.3 + 0.06 + over;
    return laceOver(last, plan, [
      step(0, -0.1),
      step(0.06, lace.thick * 0.9),
      step(0.28, high),
      step(0.5, high),
      step(0.72, high),
      step(0.94, lace.thick * 0.9),
      step(1, -0.1),
    ]);
  };
  if (plan.style === 'bars') return eyelets.map((x) => bar(x, x, 0.03));
  const first = pick(eyelets, 0);
  const laces = [bar(first, first, 0)];
  for (let i = 0; i + 1 < eyelets.length; i += 1) {
    const [low, high] = [pick(eyelets, i), pick(eyelets, i + 1)];
    laces.push(bar(low, high, 0.02), bar(high, low, 0.02 + lace.thick * 1.7));
  }
  return laces;
}

/** A knot, two loops that fall to the sides, and two ends. */
function bow(last: Last, plan: Lacing): Surface[] {
  const x = pick(plan.eyelets, plan.eyelets.length - 1) + 0.15;
  const { half, thick } = plan.lace;
  const high = 0.16 + thick * 2.4;
  const reach = plan.bow;
  const loops = [1, -1].map((sign) =>
    laceOver(last, plan, [
      [x, 0, high],
      [x - 0.1, sign * reach * 0.3, high + 0.35],
      [x + 0.1, sign * reach * 0.7, high + 0.3],
      [x + 0.7, sign * reach * 0.98, high + 0.02],
      [x + 1.5, sign * reach * 0.86, high - 0.05],
      [x + 1.2, sign * reach * 0.5, high + 0.05],
      [x + 0.45, sign * reach * 0.16, high + 0.05],
      [x + 0.1, 0, high],
    ]),
  );
  const ends = [1, -1].map((sign) =>
    laceOver(last, plan, [
      [x, 0, high - thick],
      [x + 0.7, sign * reach * 0.24, high + 0.12],
      [x + 1.7, sign * reach * 0.44, high],
      [x + 2.8, sign * reach * 0.74, 0.1 + thick],
      [x + 3.5, sign * reach * 1.02, 0.06 + thick],
    ]),
  );
  return [
    ...loops,
    ...ends,
    knotOf(overInstep(last, [x + 0.05, 0, plan.away + high + thick]), half),
  ];
}

function knotOf({ point, normal }: Footing, half: number): Surface {
  const beside: Point = [0, 0, 1];
  const along = unit(cross(beside, normal));
  const at = (u: number, v: number): Point => {
    const [a, b] = [u * 2 * Math.PI, (v - 0.5) * Math.PI];
    const round = Math.cos(b);
    const side = plus(point, beside, Math.sin(b) * half * 1.25);
    const ahead = plus(side, along, Math.cos(a) * round * half * 1.05);
    return plus(ahead, normal, Math.sin(a) * round * half * 0.75);
  };
  return gridSurface({ columns: 28, rows: 16, isClosedU: true, material: 'lace', at });
}

function circle({ point, normal }: Footing, radius: number, count: number): Point[] {
  const beside = unit(cross([0, 0, 1], normal));
  const along = cross(normal, beside);
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    return plus(plus(point, beside, Math.cos(angle) * radius), along, Math.sin(angle) * radius);
  });
}

function disc(footing: Footing, radius: number, material: string): Surface {
  const lifted = { ...footing, point: plus(footing.point, footing.normal, 0.03) };
  const edge = circle(lifted, radius, 18);
  return gridSurface({
    columns: 18,
    rows: 2,
    isClosedU: true,
    material,
    isFlipped: true,
    at: (u, v) =>
      plus(lifted.point, plus(pick(edge, Math.round(u * 18), true), lifted.point, -1), v),
  });
}

function ring(footing: Footing, radius: number): Surface {
  const lifted = { ...footing, point: plus(footing.point, footing.normal, 0.04) };
  const path = circle(lifted, radius, 24);
  return tubeSurface(path, {
    section: 0.065,
    material: 'hardware',
    isClosed: true,
    sides: 8,
    up: footing.normal,
  });
}
