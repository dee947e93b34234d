import type { Point } from '../../geometry/point.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import { weldSurface } from '../surfaces/join-surfaces.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, blend, distance, ease, minus, signedPower, unit } from '../surfaces/point-math.ts';
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
    [wide * 0.98, wide],
    [wide * 1.15, wide * 0.985],
    [26, blend(wide, narrow, 0.52)],
    [48, narrow],
    [80, narrow],
  ]);

/** A length of tie along a path, which ends in a point; `up` is where its face looks. */
interface Length {
  path: readonly Point[];
  half: (left: number) => number;
  up: (index: number) => Point;
}

/** Its folded edges are soft: they swell over the interlining, and the middle lies a little flatter. */
function lengthOfTie({ path, half, up }: Length): Surface {
  let run = 0;
  const reached = path.map((point, i) => {
    run += distance(point, pick(path, i - 1));
    return run;
  });
  return tubeSurface(path, {
    section: (s, angle) => {
      const at = reached[Math.round(s * (path.length - 1))] ?? 0;
      const wide = half(run - at);
      const thick = Math.min(0.24, 0.05 + wide * 0.12);
      const across = signedPower(Math.cos(angle), 0.8);
      const full = 0.8 + 0.42 * bell(Math.abs(across) - 0.72, 0.3) * Math.min(1, wide / 3);
      return [across * wide, signedPower(Math.sin(angle), 0.6) * thick * full];
    },
    material: 'bias-cloth',
    sides: 44,
    up,
  });
}

/** Where a tie is rolled up, centimeters: the broad blade comes from the left, the tail leaves below. */
const COIL = { x: 0.9, z: -20.5, radius: 3.15, step: 0.96, turns: 2.3 };

/** A place on the coil, by turns from its left side, clockwise as seen; `lift` is of its middle. */
function onCoil(turn: number, lift: number, farther = 0): Point {
  const radius = COIL.radius - COIL.step * turn + farther;
  const angle = Math.PI + turn * 2 * Math.PI;
  return [COIL.x + Math.cos(angle) * radius, lift, COIL.z + Math.sin(angle) * radius];
}

const coiled = (from: number, to: number, farther: number): Point[] =>
  Array.from({ length: 33 }, (_, i) => onCoil(blend(from, to, i / 32), 1.95, farther));

/** How far a tie has turned onto its edge at a place: it lies flat away from the coil. */
function faceAt(place: Point, away: number): Point {
  const [x, , z] = unit(minus(place, [COIL.x, place[1], COIL.z]));
  const stands = ease(away, COIL.radius + 0.7, Math.hypot(place[0] - COIL.x, place[2] - COIL.z));
  const turn = (stands * Math.PI) / 2;
  return [x * Math.sin(turn), Math.cos(turn), z * Math.sin(turn)];
}

/** A tie as it is sold: rolled up from its middle, the broad blade straight, the tail beside it. */
export function tie(): LoftedShape {
  const blades = [
    {
      knots: [
        ...coiled(COIL.turns, 0, 0),
        [-2.0, 1.95, -17.2],
        [-1.55, 1.15, -13.2],
        [-1, 0.6, -6],
        [-0.6, 0.95, 4],
        [-0.3, 1.1, 14],
        [-0.1, 0.8, 22],
        [0, 0.35, 29],
      ] satisfies Point[],
      half: blade(4.3, 1.85),
      away: 8.6,
    },
    {
      knots: [
        ...coiled(COIL.turns, 0.75, COIL.step / 2),
        [5, 1.75, -16.8],
        [8.2, 0.95, -15.9],
        [11.5, 0.5, -14.9],
        [15.8, 0.3, -13.4],
      ] satisfies Point[],
      half: blade(2, 1.75),
      away: 9,
    },
  ];
  const surfaces = blades.map(({ knots, half, away }) => {
    const path = curveThrough(knots, 420);
    return lengthOfTie({ path, half, up: (i) => faceAt(pick(path, i), away) });
  });
  return { name: 'tie', kind: 'accessory', surfaces, front: FROM_ABOVE, room: 1.16 };
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
