import type { Point } from '../../geometry/point.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, blend, ease, plus, signedPower } from '../surfaces/point-math.ts';
import type { Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import { facetedStone } from './metal-parts.ts';

const RADIUS = 0.92;
const FRONT = { yaw: 34, pitch: 24 };

/** A standing band whose width and thickness change around the finger; its top is at angle 0. */
function band(half: (angle: number) => number, thick: (angle: number) => number): Surface {
  return gridSurface({
    columns: 160,
    rows: 40,
    isClosedU: true,
    isClosedV: true,
    isFlipped: true,
    material: 'metal',
    at: (u, v) => {
      const angle = (u - 0.5) * 2 * Math.PI;
      const around = v * 2 * Math.PI;
      const out = RADIUS + thick(angle) * (0.5 + 0.5 * signedPower(Math.cos(around), 0.55));
      const side = half(angle) * signedPower(Math.sin(around), 0.6);
      return [out * Math.sin(angle), RADIUS + 0.17 + out * Math.cos(angle), side];
    },
  });
}

/** A signet ring: a plain oval seal on a band that narrows below. */
export function signetRing(): LoftedShape {
  const top = (angle: number) => ease(1.35, 0.35, Math.abs(angle));
  const body = band(
    (angle) => blend(0.2, 0.62, top(angle)),
    (angle) => blend(0.17, 0.3, top(angle)),
  );
  const seal = gridSurface({
    columns: 90,
    rows: 24,
    isClosedU: true,
    material: 'metal',
    at: (u, v) => {
      const angle = -u * 2 * Math.PI;
      const reach = v < 0.45 ? 1 : 1 - (v - 0.45) / 0.55;
      const rise = v < 0.45 ? blend(-0.22, 0.06, v / 0.45) : 0.06 + 0.05 * bell(reach - 0.9, 0.12);
      const edge = 1 - 0.05 * ease(0.3, 0.45, v);
      return [
        0.66 * reach * edge * Math.cos(angle),
        2 * RADIUS + 0.17 + 0.26 + rise,
        0.78 * reach * edge * Math.sin(angle),
      ];
    },
  });
  return {
    name: 'signet-ring',
    kind: 'accessory',
    surfaces: [body, seal],
    front: FRONT,
    room: 1.7,
  };
}

/** Four claws around a stone. */
function claws(center: Point, half: readonly [number, number]): Surface[] {
  return [0.25, 0.75, 1.25, 1.75].map((turn) => {
    const [c, s] = [Math.cos(turn * Math.PI), Math.sin(turn * Math.PI)];
    const out = (reach: number, rise: number) =>
      plus(center, [c * half[0] * reach, rise, s * half[1] * reach]);
    return tubeSurface(
      [out(0.45, -0.5), out(0.85, -0.22), out(1.05, 0.02), out(1.0, 0.16), out(0.9, 0.22)],
      { section: 0.07, material: 'metal', sides: 12 },
    );
  });
}

/** A large stone in claws on a slim band. */
export function stoneRing(): LoftedShape {
  const body = band(
    (angle) => 0.13 + 0.05 * ease(1.2, 0.2, Math.abs(angle)),
    () => 0.16,
  );
  const center: Point = [0, 2 * RADIUS + 0.17 + 0.48, 0];
  const basket = tubeSurface(
    Array.from({ length: 60 }, (_, i): Point => {
      const angle = (i / 60) * 2 * Math.PI;
      return [0.45 * Math.cos(angle), center[1] - 0.26, 0.56 * Math.sin(angle)];
    }),
    { section: 0.06, material: 'metal', isClosed: true },
  );
  return {
    name: 'stone-ring',
    kind: 'accessory',
    surfaces: [body, basket, facetedStone(center, [0.72, 0.92], 8), ...claws(center, [0.72, 0.92])],
    front: { yaw: 30, pitch: 30 },
    room: 1.7,
  };
}

/** Two slim bangles, one leaning on the other. */
export function bangles(): LoftedShape {
  const one = (lift: (x: number) => number, radius: number, wire: number): Surface =>
    tubeSurface(
      Array.from({ length: 200 }, (_, i): Point => {
        const angle = (i / 200) * 2 * Math.PI;
        const x = radius * Math.cos(angle);
        return [x, wire + lift(x), radius * 0.94 * Math.sin(angle)];
      }),
      {
        section: (_s, angle) => [
          signedPower(Math.cos(angle), 0.8) * wire,
          signedPower(Math.sin(angle), 0.8) * wire,
        ],
        material: 'metal',
        isClosed: true,
        sides: 22,
        up: [0, 1, 0],
      },
    );
  const flat = one(() => 0, 3.2, 0.24);
  const leaning = one((x) => 0.5 + 0.42 * (x + 3.2) * 0.55, 3.2, 0.2);
  return {
    name: 'bangles',
    kind: 'accessory',
    surfaces: [flat, leaning],
    front: { yaw: 10, pitch: 34 },
  };
}
