import type { Point } from '../../geometry/point.ts';
import { blend, signedPower } from '../surfaces/point-math.ts';
import { curveThrough } from '../surfaces/space-curve.ts';
import type { Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import { zipTeeth } from './zip-teeth.ts';

/** The teeth of a zip on their tape, along a path. */
export function rowOfTeeth(path: readonly Point[], up: Point): Surface[] {
  const tape = tubeSurface(path, {
    section: (_, angle) => [Math.cos(angle) * 0.62, Math.sin(angle) * 0.09],
    material: 'webbing',
    up,
    sides: 16,
  });
  return [tape, zipTeeth({ path, up, half: 0.24, high: 0.2 })];
}

/** Strips of leather bound together, that hang from a ring. */
export function tassel([x, y, z]: Point): Surface[] {
  const cord = tubeSurface(
    curveThrough(
      [
        [x, y, z],
        [x + 0.3, y - 1.2, z + 0.8],
        [x + 0.2, y - 2.6, z + 1],
      ],
      30,
    ),
    {
      section: 0.14,
      material: 'handle',
      sides: 10,
    },
  );
  const [ax, ay, az] = [x + 0.2, y - 2.4, z + 1];
  const cap = tubeSurface(
    [
      [ax, ay, az],
      [ax, ay - 0.6, az],
      [ax, ay - 1.2, az],
    ],
    {
      section: (s, angle) => [
        Math.cos(angle) * blend(0.4, 0.55, s),
        Math.sin(angle) * blend(0.4, 0.55, s),
      ],
      material: 'hardware',
      sides: 20,
      up: [0, 0, 1],
    },
  );
  const strips = Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const long = 4.6 + 0.3 * Math.sin(i * 2.4);
    const way = (share: number, out: number): Point => [
      ax + c * out,
      ay - 1.1 - long * share,
      az + Math.max(-0.35, s * out * 0.7),
    ];
    return tubeSurface([way(0, 0.4), way(0.5, 0.68), way(1, 0.8 + 0.1 * Math.sin(i * 1.7))], {
      section: (_, turn) => [
        signedPower(Math.cos(turn), 0.4) * 0.17,
        signedPower(Math.sin(turn), 0.4) * 0.06,
      ],
      material: 'handle',
      sides: 10,
      up: [c, 0, s],
    });
  });
  return [cord, cap, ...strips];
}
