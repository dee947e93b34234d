import type { Point } from '../../geometry/point.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, ease, signedPower } from '../surfaces/point-math.ts';
import type { Detailing, Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import { type Layer, layer } from './folded-cloth.ts';

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
