import type { Point } from '../../geometry/point.ts';
import type { Last } from '../lasts/last.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import { blend, ease, plus, signedPower } from '../surfaces/point-math.ts';
import { curveThrough, evenly } from '../surfaces/space-curve.ts';
import { FINE_STITCHING, presentSurfaces, stitchRow } from '../surfaces/stitch-row.ts';
import type { Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';

const STRAP_THICK = 0.13;

/** A strap over the foot between two lengths, its edges turned under. */
export function footStrap(last: Last, from: (share: number) => number, wide: number): Surface[] {
  const place = (u: number, v: number, away: number): Point => {
    const around = blend(0.015, 0.985, v);
    const x = from(v) + (u - 0.5) * wide;
    return last.at(last.alongAt(x), around, away);
  };
  const band = gridSurface({
    columns: 24,
    rows: 90,
    material: 'upper',
    inside: 'lining',
    at: (u, v) => place(u, v, 0.06 + STRAP_THICK * ease(0, 0.12, u) * ease(1, 0.88, u)),
  });
  const rows = [0.1, 0.9].map((u) =>
    stitchRow(
      Array.from({ length: 80 }, (_, i) => {
        const v = 0.03 + (0.94 * i) / 79;
        const point = place(u, v, 0.06 + STRAP_THICK);
        const x = from(v) + (u - 0.5) * wide;
        return { point, normal: last.normal(last.alongAt(x), blend(0.015, 0.985, v)) };
      }),
      FINE_STITCHING,
    ),
  );
  return [band, ...presentSurfaces(rows)];
}

/** A strap around the ankle, with a buckle on its outer side. */
export function ankleStrap(heel: number, half = 0.46): Surface[] {
  const high = heel + 7.5;
  const loop = (angle: number): Point => [
    4.1 + 3.6 * Math.cos(angle),
    high + 0.55 * Math.cos(angle),
    3 * Math.sin(angle),
  ];
  const path = Array.from({ length: 140 }, (_, i) => loop((i / 140) * 2 * Math.PI));
  const strap = tubeSurface(path, {
    section: (_, angle) => [
      signedPower(Math.cos(angle), 0.35) * 0.09,
      signedPower(Math.sin(angle), 0.35) * half,
    ],
    material: 'upper',
    isClosed: true,
    sides: 24,
    up: [0, 1, 0],
  });
  const center = loop(1.2);
  const out: Point = [Math.cos(1.2), 0, Math.sin(1.2)];
  const along: Point = [-Math.sin(1.2), 0, Math.cos(1.2)];
  const at = (a: number, b: number, away: number) =>
    plus(plus(plus(center, along, a), [0, 1, 0], b), out, 0.12 + away);
  const frame = Array.from({ length: 48 }, (_, i) => {
    const angle = (i / 48) * 2 * Math.PI;
    return at(
      signedPower(Math.cos(angle), 0.4) * 0.5,
      signedPower(Math.sin(angle), 0.4) * 0.72,
      0.06,
    );
  });
  const buckle = tubeSurface(frame, {
    section: 0.085,
    material: 'hardware',
    isClosed: true,
    up: out,
  });
  const prong = tubeSurface(evenly([at(-0.5, 0, 0.1), at(0.55, 0, 0.14)], 8), {
    section: 0.06,
    material: 'hardware',
  });
  return [strap, buckle, prong];
}

/** The counter that holds the heel, rising to the strap around the ankle. */
export function heelCounter(last: Last, heel: number): Surface[] {
  const columns = 40;
  const rows = 70;
  const rim = (v: number) => blend(3.1, 6.9, ease(0.05, 0.5, v) * ease(0.95, 0.5, v));
  const at = (u: number, v: number): Point => {
    const around = v < 0.5 ? 0 : 1;
    const share = Math.abs(2 * v - 1);
    const x = 0.02 + 4.9 * share ** 2;
    const edge = last.at(last.alongAt(x), around === 0 ? 0.02 : 0.98, 0.08);
    const up = u * rim(v) * (1 - share ** 6);
    const [cx, cz] = [
      blend(edge[0], 0.9 + x * 0.8, ease(1, 8, up)),
      edge[2] * (1 - 0.18 * ease(1, 8, up)),
    ];
    return [cx, edge[1] + up, cz];
  };
  const counter = gridSurface({ columns, rows, material: 'upper', inside: 'lining', at });
  const loopAt: Point = [0.45, heel + 7.1, 0];
  const loop = tubeSurface(
    curveThrough(
      [plus(loopAt, [0.1, -0.8, 0]), plus(loopAt, [-0.28, 0, 0]), plus(loopAt, [0.1, 0.75, 0])],
      24,
    ),
    {
      section: (_, a) => [signedPower(Math.cos(a), 0.4) * 0.55, Math.sin(a) * 0.08],
      material: 'upper',
      sides: 20,
      up: [-1, 0, 0.001],
    },
  );
  return [counter, loop];
}
