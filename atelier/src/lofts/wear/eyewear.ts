import type { Point } from '../../geometry/point.ts';
import { ballOf } from '../jewelry/metal-parts.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, blend, ease, signedPower } from '../surfaces/point-math.ts';
import { curveThrough, evenly, pick } from '../surfaces/space-curve.ts';
import type { Detailing, Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';

interface Glasses {
  name: string;
  /** The outline of the right lens around its middle, x away from the nose. */
  outline: (angle: number) => readonly [number, number];
  /** How far the middle of a lens lies from the nose, and how high. */
  away: number;
  high: number;
  /** Half the thickness of the rim across and in depth, and how much broader it is at the brow. */
  rim: readonly [number, number];
  brow?: number;
  frame: 'frame' | 'wire';
  /** Half the thickness and half the height of a temple, and where on the outline it is hinged. */
  temple: readonly [number, number];
  hinge?: number;
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
    section: (s, angle) => {
      const [, y] = pick(path, Math.round(s * path.length) % path.length);
      const broad = 1 + (plan.brow ?? 0) * ease(-0.5, 1.6, y - plan.high);
      const soft = plan.frame === 'frame' ? 0.42 : 1;
      return [
        signedPower(Math.cos(angle), soft) * plan.rim[1],
        signedPower(Math.sin(angle), soft) * plan.rim[0] * broad,
      ];
    },
    material: plan.frame,
    isClosed: true,
    sides: 24,
    up: (i) => {
      const [x, y] = pick(path, i);
      const out: Point = [x - side * plan.away, y - plan.high, 0];
      const length = Math.hypot(out[0], out[1]) || 1;
      return [out[0] / length, out[1] / length, 0];
    },
  });
  return [glass, rim];
}

/** How far behind the corner of the front a temple folds, centimeters. */
const JOINT = 0.62;

/** From inside the rim around the corner of the front, straight back, and down behind the ear. */
function templePath([x, y, z]: Point, side: 1 | -1): Point[] {
  const along: readonly (readonly [out: number, down: number, back: number])[] = [
    [-0.2, 0, 0],
    [0.08, 0, 0.01],
    [0.3, 0, 0.08],
    [0.43, 0, 0.28],
    [0.47, 0, 0.6],
    [0.48, 0.01, 1.2],
    [0.48, 0.03, 3],
    [0.44, 0.08, 6],
    [0.38, 0.2, 8.6],
    [0.32, 0.7, 10.4],
    [0.24, 1.75, 12],
    [0.14, 3.2, 13.4],
  ];
  return curveThrough(
    along.map(([out, down, back]): Point => [x + side * out, y - down, z - back]),
    160,
  );
}

/** A temple that grows out of the rim: its joint, the end that lies behind the ear, two rivets. */
function temple(plan: Glasses, side: 1 | -1): Surface[] {
  const [edge, up] = plan.outline(plan.hinge ?? 0.5);
  const x = side * (plan.away + edge + plan.rim[0] * 0.4);
  const start = wrapped(x, plan.high + up);
  const [thin, tall] = plan.temple;
  const arm = tubeSurface(templePath(start, side), {
    section: (s, angle) => {
      const end = Math.sqrt(Math.max(0, 1 - ease(0.965, 1, s) ** 2));
      const swell = (blend(1, 0.66, ease(0.05, 0.6, s)) + 0.2 * ease(0.72, 0.92, s)) * end;
      return [
        signedPower(Math.cos(angle), 0.5) * thin * Math.max(0.05, blend(0.85, 1, s) * end),
        signedPower(Math.sin(angle), 0.5) * tall * Math.max(0.05, swell),
      ];
    },
    material: plan.frame,
    sides: 26,
    up: [0, 1, 0],
  });
  const joint: Detailing = ([, , z], out) => {
    const away = start[2] - JOINT - z;
    out.relief -= 0.05 * bell(away, 0.035);
    out.openness *= 1 - 0.7 * bell(away, 0.045);
  };
  if (plan.frame === 'wire') return [{ ...arm, detailing: joint }];
  const rivets = [-0.14, 0.14].map((lift) =>
    ballOf([x + side * 0.1, start[1] + lift, start[2] + thin * 0.86], [0.07, 0.07, 0.03], 'metal'),
  );
  return [{ ...arm, detailing: joint }, ...rivets];
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
  const isWire = plan.frame === 'wire';
  const bridge = tubeSurface(curveThrough(plan.bridge, 60), {
    section: (s, angle) => {
      const root = isWire ? 1 : 1 + 0.7 * (2 * s - 1) ** 2;
      const soft = isWire ? 1 : 0.5;
      return [
        signedPower(Math.cos(angle), soft) * Math.max(0.09, plan.rim[1] * 0.92),
        signedPower(Math.sin(angle), soft) * Math.max(0.09, plan.rim[0] * 1.15) * root,
      ];
    },
    material: plan.frame,
    sides: 24,
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

/** Of acetate, by their outline. */
const acetate = (
  name: string,
  own: Pick<Glasses, 'outline' | 'hinge'> & { high: number; front: LoftedShape['front'] },
): LoftedShape => {
  const { front, ...rest } = own;
  const high = own.high + 0.72;
  const shape = glasses({
    name,
    ...rest,
    away: 3.5,
    rim: [0.2, 0.17],
    brow: 0.45,
    frame: 'frame',
    temple: [0.17, 0.42],
    bridge: [
      [-1.15, high - 0.12, 0.87],
      [-0.5, high + 0.1, 0.92],
      [0.5, high + 0.1, 0.92],
      [1.15, high - 0.12, 0.87],
    ],
    hasPads: false,
  });
  return { ...shape, ...(front && { front }) };
};

/** Softened squares. */
export const squareSunglasses = (): LoftedShape =>
  acetate('square-sunglasses', {
    outline: softSquare([2.62, 2.1], 0.56, 0.1),
    high: 2.4,
    front: { yaw: 27, pitch: 11 },
  });

/** The same, drawn in below. */
export const taperedSunglasses = (): LoftedShape =>
  acetate('tapered-sunglasses', {
    outline: softSquare([2.6, 1.98], 0.66, 0.26),
    high: 2.25,
    front: { yaw: -24, pitch: 12 },
  });

/** The outer corners of the brows drawn up. */
export const catEyeSunglasses = (): LoftedShape => {
  const soft = softSquare([2.6, 1.85], 0.72, 0.16);
  return acetate('cat-eye-sunglasses', {
    outline: (angle) => {
      const [x, y] = soft(angle);
      const corner = ease(0.4, 2.5, x) * ease(-0.9, 1.6, y);
      return [x + 0.28 * corner, y + 0.62 * corner];
    },
    hinge: 0.62,
    high: 2.1,
    front: { yaw: 33, pitch: 9 },
  });
};

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
