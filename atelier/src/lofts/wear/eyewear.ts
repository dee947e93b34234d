import type { Point } from '../../geometry/point.ts';
import { ballOf } from '../jewelry/metal-parts.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { blend, ease, signedPower } from '../surfaces/point-math.ts';
import { curveThrough, evenly, pick } from '../surfaces/space-curve.ts';
import type { Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';

interface Glasses {
  name: string;
  /** The outline of the right lens around its middle, x away from the nose. */
  outline: (angle: number) => readonly [number, number];
  /** How far the middle of a lens lies from the nose, and how high. */
  away: number;
  high: number;
  /** Half the thickness of the rim across and in depth. */
  rim: readonly [number, number];
  frame: 'frame' | 'wire';
  temple: readonly [number, number];
  bridge: readonly Point[];
  hasPads: boolean;
}

/** Lenses wrap a little around the face. */
const wrapped = (x: number, y: number, out = 0): Point => [x, y, 0.9 - 0.022 * x * x + out];

function lensAt(plan: Glasses, side: 1 | -1, [angle, share]: readonly [number, number]): Point {
  const [a, b] = plan.outline(angle);
  return wrapped(side * (plan.away + a * share), plan.high + b * share, 0.08 * (1 - share * share));
}

function lens(plan: Glasses, side: 1 | -1): Surface[] {
  const glass = gridSurface({
    columns: 120,
    rows: 16,
    isClosedU: true,
    isFlipped: side < 0,
    material: 'lens',
    inside: 'lens',
    at: (u, v) => lensAt(plan, side, [u * 2 * Math.PI, 1 - v * 0.999]),
  });
  const path = evenly(
    Array.from({ length: 200 }, (_, i) => lensAt(plan, side, [(i / 200) * 2 * Math.PI, 1])),
    180,
    true,
  );
  const rim = tubeSurface(path, {
    section: (_, angle) => [
      signedPower(Math.cos(angle), 0.6) * plan.rim[1],
      signedPower(Math.sin(angle), 0.6) * plan.rim[0],
    ],
    material: plan.frame,
    isClosed: true,
    sides: 20,
    up: (i) => {
      const [x, y] = pick(path, i);
      const out: Point = [x - side * plan.away, y - plan.high, 0];
      const length = Math.hypot(out[0], out[1]) || 1;
      return [out[0] / length, out[1] / length, 0];
    },
  });
  return [glass, rim];
}

/** A temple from the hinge back over the ear, and the hinge itself. */
function temple(plan: Glasses, side: 1 | -1): Surface[] {
  const [edge, up] = plan.outline(0.5);
  const x = side * (plan.away + edge + plan.rim[0] * 0.8);
  const y = plan.high + up + 0.1;
  const start = wrapped(x, y)[2];
  const path = curveThrough(
    [
      [x * 0.985, y, start],
      [x * 1.02, y, start - 0.8],
      [x * 1.03, y - 0.05, start - 4],
      [x * 1.02, y - 0.1, start - 8.2],
      [x * 1, y - 0.7, start - 10.6],
      [x * 0.97, y - 2.5, start - 12.6],
      [x * 0.95, y - 3.9, start - 13.4],
    ],
    120,
  );
  const [thin, tall] = plan.temple;
  const arm = tubeSurface(path, {
    section: (s, angle) => {
      const swell = blend(1, 0.72, ease(0, 0.5, s)) + 0.3 * ease(0.7, 0.95, s);
      return [
        signedPower(Math.cos(angle), 0.6) * thin * swell,
        signedPower(Math.sin(angle), 0.6) * tall * swell,
      ];
    },
    material: plan.frame,
    sides: 22,
    up: (i) => (i > 70 ? [0, 0.9, -0.44] : [0, 1, 0]),
  });
  const hinge = [-0.12, 0.12].map((lift) =>
    ballOf([x * 0.95, y + lift, start - 0.35], [0.1, 0.08, 0.3], 'metal'),
  );
  return [arm, ...hinge];
}

function pads(plan: Glasses): Surface[] {
  return [1, -1].flatMap((side) => {
    const pad: Point = [side * 0.85, plan.high - 0.5, 0.25];
    const wire = tubeSurface(
      curveThrough(
        [
          [side * (plan.away + plan.outline(Math.PI - 0.2)[0]), plan.high - 0.1, 0.85],
          [side * 1.05, plan.high - 0.2, 0.4],
          pad,
        ],
        20,
      ),
      { section: 0.05, material: 'wire' },
    );
    return [wire, ballOf(pad, [0.1, 0.5, 0.22], 'pad')];
  });
}

function glasses(plan: Glasses): LoftedShape {
  const bridge = tubeSurface(curveThrough(plan.bridge, 40), {
    section: (_, angle) => [
      Math.cos(angle) * Math.max(0.09, plan.rim[1] * 0.85),
      Math.sin(angle) * Math.max(0.09, plan.rim[0]),
    ],
    material: plan.frame,
    sides: 18,
    up: [0, 1, 0],
  });
  const sides = ([1, -1] as const).flatMap((side) => [...lens(plan, side), ...temple(plan, side)]);
  return {
    name: plan.name,
    kind: 'accessory',
    surfaces: [...sides, bridge, ...(plan.hasPads ? pads(plan) : [])],
    front: { yaw: 27, pitch: 11 },
  };
}

/** A superellipse, its lower half narrower where `drop` is above 0. */
const softSquare =
  (half: readonly [number, number], roundness: number, drop: number) =>
  (angle: number): readonly [number, number] => {
    const up = signedPower(Math.sin(angle), roundness) * half[1];
    const narrow = 1 - drop * ease(0.2, -1, up / half[1]);
    return [signedPower(Math.cos(angle), roundness) * half[0] * narrow, up];
  };

/** Thick, softened squares of acetate. */
export function squareSunglasses(): LoftedShape {
  return glasses({
    name: 'square-sunglasses',
    outline: softSquare([2.65, 2.15], 0.56, 0.09),
    away: 3.55,
    high: 2.75,
    rim: [0.3, 0.24],
    frame: 'frame',
    temple: [0.2, 0.6],
    bridge: [
      [-1.05, 3.35, 0.92],
      [-0.45, 3.75, 1.02],
      [0.45, 3.75, 1.02],
      [1.05, 3.35, 0.92],
    ],
    hasPads: false,
  });
}

/** Small round lenses in a wire frame. */
export function roundSunglasses(): LoftedShape {
  return glasses({
    name: 'round-sunglasses',
    outline: softSquare([2.3, 2.3], 1, 0),
    away: 3.35,
    high: 2.65,
    rim: [0.1, 0.11],
    frame: 'wire',
    temple: [0.08, 0.12],
    bridge: [
      [-1.1, 3, 0.9],
      [-0.5, 3.55, 1.05],
      [0.5, 3.55, 1.05],
      [1.1, 3, 0.9],
    ],
    hasPads: true,
  });
}

/** Teardrop lenses below a double bridge. */
export function aviators(): LoftedShape {
  const teardrop = (angle: number): readonly [number, number] => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const up = signedPower(s, 0.85) * (s > 0 ? 1.95 : 2.75);
    const low = ease(0.4, -1, s);
    return [signedPower(c, 0.8) * 2.75 * (1 - 0.3 * low) + 0.42 * low, up];
  };
  const plan: Glasses = {
    name: 'aviators',
    outline: teardrop,
    away: 3.6,
    high: 3.05,
    rim: [0.09, 0.1],
    frame: 'wire',
    temple: [0.08, 0.13],
    bridge: [
      [-1.25, 4.1, 0.9],
      [-0.5, 4.3, 1],
      [0.5, 4.3, 1],
      [1.25, 4.1, 0.9],
    ],
    hasPads: true,
  };
  const shape = glasses(plan);
  const brow = tubeSurface(
    curveThrough(
      [
        [-1.8, 4.92, 0.85],
        [0, 5.02, 1],
        [1.8, 4.92, 0.85],
      ],
      40,
    ),
    { section: 0.09, material: 'wire', sides: 14 },
  );
  return { ...shape, surfaces: [...shape.surfaces, brow] };
}
