import type { Point } from '../../geometry/point.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import { joinSurfaces } from '../surfaces/join-surfaces.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, blend, ease, signedPower } from '../surfaces/point-math.ts';
import type { Detailing, Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';

const FROM_ABOVE = { yaw: 0, pitch: 74 };

interface Layer {
  /** Its middle and half sizes on the floor, how high it lies and how thick it is. */
  x: number;
  z: number;
  half: readonly [number, number];
  lift: number;
  thick: number;
  /** Degrees that it lies turned. */
  turn: number;
}

/** A folded length of cloth: soft at its folds, a little uneven. */
function layer(plan: Layer, material: string): Surface {
  const [c, s] = [Math.cos((plan.turn * Math.PI) / 180), Math.sin((plan.turn * Math.PI) / 180)];
  return gridSurface({
    columns: 150,
    rows: 120,
    isClosedV: true,
    isFlipped: true,
    material,
    at: (u, v) => {
      const angle = v * 2 * Math.PI;
      const end = Math.sqrt(Math.max(0, 1 - Math.max(0, Math.abs(2 * u - 1) - 0.97) ** 2 / 0.0009));
      const across = signedPower(Math.cos(angle), 0.45) * plan.half[0] * (0.985 + 0.015 * end);
      const along = (2 * u - 1) * plan.half[1];
      const side = 0.22 * Math.sin(along * 0.21 + plan.x + plan.lift) + 0.1 * Math.sin(along * 0.6);
      const wave =
        0.14 * Math.sin(along * 0.33 + across * 0.22) + 0.08 * Math.sin(across * 0.8 + along * 0.1);
      const rise = signedPower(Math.sin(angle), 0.55) * plan.thick * (0.5 + 0.5 * end);
      const [x, z] = [across + side * Math.sign(across), along];
      return [
        plan.x + c * x + s * z,
        plan.lift + rise + wave * ease(0, 1, rise),
        plan.z - s * x + c * z,
      ];
    },
  });
}

/** Twisted tassels along an edge. */
function fringe(plan: Layer, { long, rest }: { long: number; rest: number }): Surface {
  const count = Math.round(plan.half[0] * 2.1);
  const [c, s] = [Math.cos((plan.turn * Math.PI) / 180), Math.sin((plan.turn * Math.PI) / 180)];
  const tassels = Array.from({ length: count }, (_, i) => {
    const across = (((i + 0.5) / count) * 2 - 1) * plan.half[0] * 0.97;
    const lean = 0.5 * Math.sin(i * 12.9898) + 0.3 * Math.sin(i * 4.1);
    const reach = long * (0.92 + 0.1 * Math.sin(i * 7.7));
    const path = Array.from({ length: 26 }, (_unused, k): Point => {
      const t = k / 25;
      const x = across + lean * t * t + 0.08 * Math.sin(t * 7 + i);
      const z = plan.half[1] - 0.3 + reach * t;
      const y = blend(plan.lift, rest, ease(0, 0.4, t));
      return [plan.x + c * x + s * z, y, plan.z - s * x + c * z];
    });
    return tubeSurface(path, {
      section: (t, angle) => {
        const swirl = 0.24 + 0.055 * Math.cos(3 * angle + t * 34);
        const end = t > 0.9 ? 1.25 : 1;
        return [Math.cos(angle) * swirl * end, Math.sin(angle) * swirl * end * 0.8];
      },
      material: 'cloth',
      sides: 14,
      up: [0, 1, 0],
    });
  });
  return joinSurfaces(tassels);
}

/** Soft knitting: rows of stitches that read as wool from near. */
const woolly: Detailing = ([x, , z], out) => {
  const stitch = Math.sin(x * 15) * Math.cos(z * 10 + 2.2 * Math.abs(Math.sin(x * 7.5)));
  out.relief += 0.012 * stitch;
};

/** A wool scarf, folded lengthwise and once across, its fringe below. */
export function scarf(): LoftedShape {
  const lower: Layer = { x: 1.6, z: -0.4, half: [8.6, 19], lift: 0.75, thick: 0.62, turn: -4 };
  const upper: Layer = { x: -0.8, z: -2.6, half: [8.4, 17.2], lift: 2.1, thick: 0.66, turn: 2.5 };
  const fold = tubeSurface(
    Array.from({ length: 60 }, (_, i): Point => {
      const x = (i / 59 - 0.5) * 17;
      return [x - 0.3, 1.5, -19.4 + 0.04 * x + 0.2 * Math.sin(x * 0.4)];
    }),
    {
      section: (s, angle) => {
        const end = Math.sqrt(Math.max(0, 1 - (2 * s - 1) ** 10));
        return [Math.cos(angle) * 1.2 * end, Math.sin(angle) * 1.35 * end];
      },
      material: 'cloth',
      sides: 36,
      up: [0, 1, 0],
    },
  );
  const cloth = [layer(lower, 'cloth'), layer(upper, 'cloth'), fold].map((surface) => ({
    ...surface,
    detailing: woolly,
  }));
  return {
    name: 'scarf',
    kind: 'accessory',
    surfaces: [
      ...cloth,
      fringe(lower, { long: 6, rest: 0.3 }),
      fringe(upper, { long: 4.6, rest: 1.75 }),
    ],
    front: FROM_ABOVE,
    room: 1.14,
  };
}

/** A square of silk spread out, its hem rolled, one corner turned over. */
export function squareScarf(): LoftedShape {
  const half = 26;
  const height = (x: number, z: number) =>
    0.5 +
    0.55 * bell((x + z * 0.6 - 6) / 5, 1) * ease(-30, 10, z) +
    0.45 * bell((x * 0.7 - z + 10) / 4, 1) +
    0.3 * Math.sin(x * 0.16 + z * 0.05) * Math.sin(z * 0.12) +
    0.12 * Math.sin(x * 0.4 - z * 0.33);
  const at = (x: number, z: number): Point => {
    const wave = 0.5 * Math.sin(z * 0.13 + 1) * (x / half) + 0.25 * Math.sin(x * 0.19);
    return [
      x + wave * 0.8,
      Math.max(0.12, height(x, z)),
      z + 0.5 * Math.sin(x * 0.12) * (z / half),
    ];
  };
  const cloth = gridSurface({
    columns: 170,
    rows: 170,
    material: 'cloth',
    isFlipped: true,
    at: (u, v) => at((2 * u - 1) * half, (2 * v - 1) * half),
  });
  const border: Detailing = ([x, , z], out) => {
    const edge = half - Math.max(Math.abs(x), Math.abs(z));
    if (edge < 2.6) out.material = 'accent';
    out.relief -= 0.02 * bell(edge - 0.7, 0.12);
  };
  const rim = Array.from({ length: 400 }, (_, i): Point => {
    const turn = (i / 400) * 4;
    const side = Math.floor(turn);
    const t = (turn - side) * 2 - 1;
    const corner = [
      [t, -1],
      [1, t],
      [-t, 1],
      [-1, -t],
    ][side] ?? [0, 0];
    return at((corner[0] ?? 0) * half, (corner[1] ?? 0) * half);
  });
  const hem = tubeSurface(rim, {
    section: 0.2,
    material: 'accent',
    isClosed: true,
    sides: 10,
    up: [0, 1, 0],
  });
  return {
    name: 'square-scarf',
    kind: 'accessory',
    surfaces: [{ ...cloth, detailing: border }, hem],
    front: { yaw: 0, pitch: 82 },
    room: 1.14,
  };
}

/** A handkerchief folded to a square, its four corners fanned out at the top. */
export function pocketSquare(): LoftedShape {
  const piece = (turn: number, lift: number, size: number): Surface[] => {
    const plan: Layer = { x: 0.3 * turn * 0.1, z: 0, half: [size, size], lift, thick: 0.1, turn };
    const body = layer(plan, 'cloth');
    const edge: Detailing = ([x, , z], out) => {
      const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      const [a, b] = [c * (x - plan.x) - s * z, s * (x - plan.x) + c * z];
      const inset = size - Math.max(Math.abs(a), Math.abs(b));
      out.relief -= 0.05 * bell(inset - 0.55, 0.1);
      out.openness *= 1 - 0.25 * bell(inset - 0.55, 0.12);
    };
    const hem = Array.from({ length: 200 }, (_, i): Point => {
      const way = (i / 200) * 2 * Math.PI;
      const [a, b] = [Math.cos(way), Math.sin(way)].map((value) => signedPower(value, 0.12) * size);
      const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      const [x, z] = [(a ?? 0) * 0.995, (b ?? 0) * 0.995];
      return [plan.x + c * x + s * z, lift, -s * x + c * z];
    });
    const roll = tubeSurface(hem, {
      section: 0.13,
      material: 'cloth',
      isClosed: true,
      sides: 10,
      up: [0, 1, 0],
    });
    return [{ ...body, detailing: edge }, roll];
  };
  return {
    name: 'pocket-square',
    kind: 'accessory',
    surfaces: [...piece(-3.5, 0.14, 7.7), ...piece(-1, 0.4, 7.6), ...piece(3, 0.66, 7.6)],
    front: { yaw: 0, pitch: 70 },
    room: 1.4,
  };
}
