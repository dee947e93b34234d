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

/** Where the buckle sits, radians around the ankle from its front to its outer side. */
const BUCKLE_AT = 1.2;

/**
 * The line of an ankle strap that nobody wears: narrow, as it hangs from the counter by its own
 * stiffness, lower in front, and a little out of true.
 */
const ankleLine =
  (high: number) =>
  (angle: number, away = 0): Point => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const drop = 1.15 * ease(-0.9, 1, c) - 0.22 * Math.sin(2 * angle + 0.5);
    const flat = 1 - 0.1 * c + 0.05 * Math.sin(3 * angle);
    return [3.75 + (3.3 + away) * c * flat, high + 0.35 - drop, (2.55 + away) * s * flat];
  };

/** Upward along a strap that lies on an ankle: it leans in toward the leg. */
const upAnkle = (angle: number): Point => [-0.24 * Math.cos(angle), 1, -0.24 * Math.sin(angle)];

/** A length of strap along its line, from one angle to another. */
function strapAlong(
  line: (angle: number) => Point,
  { from, to, half }: { from: number; to: number; half: (s: number) => number },
): Surface {
  const count = Math.max(24, Math.round(Math.abs(to - from) * 24));
  const angles = Array.from({ length: count }, (_, i) => blend(from, to, i / (count - 1)));
  const path = angles.map((angle) => line(angle));
  return tubeSurface(path, {
    section: (s, angle) => [
      signedPower(Math.cos(angle), 0.35) * 0.085,
      signedPower(Math.sin(angle), 0.35) * half(s),
    ],
    material: 'upper',
    sides: 24,
    up: (i) => upAnkle(angles[i] ?? 0),
  });
}

/** A strap around the ankle, with a buckle on its outer side and its end run through it. */
export function ankleStrap(heel: number, half = 0.46): Surface[] {
  const line = ankleLine(heel + 7.5);
  const tip = (s: number) => half * Math.sqrt(Math.max(0.04, 1 - ease(0.72, 1, s) ** 2));
  const around = 2 * Math.PI;
  const strap = strapAlong(line, {
    from: BUCKLE_AT - around,
    to: BUCKLE_AT,
    half: () => half,
  });
  const end = strapAlong((angle) => line(angle, 0.19), {
    from: BUCKLE_AT - 0.12,
    to: BUCKLE_AT + 0.78,
    half: tip,
  });
  const center = line(BUCKLE_AT);
  const out: Point = [Math.cos(BUCKLE_AT), 0.2, Math.sin(BUCKLE_AT)];
  const along: Point = [-Math.sin(BUCKLE_AT), 0, Math.cos(BUCKLE_AT)];
  const at = (a: number, b: number, away: number) =>
    plus(plus(plus(center, along, a), [0, 1, 0], b), out, 0.16 + away);
  const frame = Array.from({ length: 48 }, (_, i) => {
    const angle = (i / 48) * 2 * Math.PI;
    return at(
      signedPower(Math.cos(angle), 0.4) * 0.5,
      signedPower(Math.sin(angle), 0.4) * (half + 0.26),
      0.1,
    );
  });
  const buckle = tubeSurface(frame, {
    section: 0.085,
    material: 'hardware',
    isClosed: true,
    up: out,
  });
  const prong = tubeSurface(evenly([at(-0.5, 0, 0.2), at(0.55, 0, 0.24)], 8), {
    section: 0.06,
    material: 'hardware',
  });
  return [strap, end, buckle, prong];
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
