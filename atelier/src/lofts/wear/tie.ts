import type { Point } from '../../geometry/point.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import { weldSurface } from '../surfaces/join-surfaces.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, blend, ease, signedPower } from '../surfaces/point-math.ts';
import { curveThrough, pick } from '../surfaces/space-curve.ts';
import type { Surface } from '../surfaces/surface.ts';
import { throughKnots } from '../surfaces/through-knots.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';

const FROM_ABOVE = { yaw: 0, pitch: 78 };

/** Half the width of a blade that ends in a point, by the distance from it. */
const blade = (wide: number, narrow: number) =>
  throughKnots([
    [0, 0.04],
    [0.25, 0.3],
    [wide * 0.96, wide * 0.97],
    [wide * 1.25, wide],
    [30, blend(wide, narrow, 0.62)],
    [52, narrow],
    [80, narrow],
  ]);

/** A length of tie whose folded edges are soft, along a path with a given face. */
function length(path: readonly Point[], half: (left: number) => number, up: (s: number) => Point) {
  let run = 0;
  const reached = path.map((point, i) => {
    const before = pick(path, i - 1);
    run += Math.hypot(point[0] - before[0], point[1] - before[1], point[2] - before[2]);
    return run;
  });
  return tubeSurface(path, {
    section: (s, angle) => {
      const at = reached[Math.round(s * (path.length - 1))] ?? 0;
      const wide = half(run - at);
      const thick = Math.min(0.3, 0.06 + wide * 0.11);
      const swell = 0.75 + 0.25 * Math.cos(angle) ** 2;
      return [
        signedPower(Math.cos(angle), 0.8) * wide,
        signedPower(Math.sin(angle), 0.7) * thick * swell,
      ];
    },
    material: 'bias-cloth',
    sides: 44,
    up: (i) => up(i / (path.length - 1)),
  });
}

/** A tie folded once: the broad blade in front, the narrow one behind it at a slant. */
export function tie(): LoftedShape {
  const up = (): Point => [0, 1, 0];
  const front = curveThrough(
    [
      [0.4, 1.2, -27],
      [0.3, 1.35, -24],
      [0.1, 1.15, -10],
      [-0.1, 0.75, 6],
      [0.1, 0.4, 18],
      [0.2, 0.32, 27],
    ],
    260,
  );
  const back = curveThrough(
    [
      [0.5, 0.5, -27],
      [2.4, 0.3, -18],
      [5.6, 0.3, -4],
      [8.4, 0.3, 8],
      [9.8, 0.3, 14],
    ],
    220,
  );
  const fold = tubeSurface(
    Array.from({ length: 24 }, (_, i): Point => [0.45 + 3.6 * (i / 23 - 0.5), 0.85, -27]),
    {
      section: (s, angle) => {
        const edge = Math.sqrt(Math.max(0, 1 - (2 * s - 1) ** 8));
        return [Math.cos(angle) * 0.62 * edge, Math.sin(angle) * 0.62 * edge];
      },
      material: 'bias-cloth',
      sides: 26,
      up: [0, 1, 0],
    },
  );
  return {
    name: 'tie',
    kind: 'accessory',
    surfaces: [length(front, blade(4.3, 1.8), up), length(back, blade(2.2, 1.7), up), fold],
    front: FROM_ABOVE,
    room: 1.16,
  };
}

/** One wing of a bow, gathered toward the knot: pleats that open outward. */
function wing(side: 1 | -1, plan: { reach: number; tall: number; lift: number }): Surface {
  const { reach, tall, lift } = plan;
  const surface = gridSurface({
    columns: 90,
    rows: 90,
    isClosedV: true,
    isFlipped: side > 0,
    material: 'cloth',
    at: (u, v) => {
      const angle = v * 2 * Math.PI;
      const out = ease(0, 1, u) * 0.35 + u * 0.65;
      const flare = blend(0.85, tall, ease(0, 0.86, u) ** 0.8) * (1 - 0.06 * ease(0.85, 1, u));
      const thick =
        0.42 * Math.sqrt(Math.max(0, 1 - ease(0.9, 1, u) ** 2)) + 0.14 * bell(u - 0.3, 0.3);
      const across = signedPower(Math.cos(angle), 0.62);
      const pleat = 0.14 * Math.cos(across * 7) * (1 - u) ** 1.4;
      return [
        side * (0.5 + reach * out - 0.25 * Math.abs(across) * u),
        lift + signedPower(Math.sin(angle), 0.7) * thick + pleat,
        across * flare,
      ];
    },
  });
  return weldSurface(surface);
}

/** A tied bow, lying flat. */
export function bowTie(): LoftedShape {
  const loops = ([1, -1] as const).flatMap((side) => [
    wing(side, { reach: 5.6, tall: 2.5, lift: 0.95 }),
    wing(side, { reach: 5.2, tall: 2.9, lift: 0.5 }),
  ]);
  const knot = tubeSurface(
    Array.from({ length: 40 }, (_, i): Point => {
      const angle = (i / 40) * 2 * Math.PI;
      return [
        0,
        0.95 + signedPower(Math.sin(angle), 0.7) * 0.62,
        signedPower(Math.cos(angle), 0.7) * 1.05,
      ];
    }),
    {
      section: (_, angle) => [Math.cos(angle) * 0.26, signedPower(Math.sin(angle), 0.6) * 0.78],
      material: 'cloth',
      isClosed: true,
      sides: 24,
      up: [1, 0, 0],
    },
  );
  return {
    name: 'bow-tie',
    kind: 'accessory',
    surfaces: [...loops, knot],
    front: { yaw: 0, pitch: 66 },
    room: 1.4,
  };
}
