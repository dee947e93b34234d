import type { Point } from '../../geometry/point.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import { blend, ease, plus, signedPower, unit } from '../surfaces/point-math.ts';
import { curveThrough, evenly } from '../surfaces/space-curve.ts';
import {
  BOLD_STITCHING,
  type Footing,
  presentSurfaces,
  stitchRow,
} from '../surfaces/stitch-row.ts';
import type { Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import { zipTeeth } from './zip-teeth.ts';

/** Half the width and half the depth of a pouch at a height (0 to 1), closed at both ends. */
export interface Pouch {
  half: (share: number) => number;
  deep: (share: number) => number;
  low: number;
  high: number;
  z: number;
  corner: number;
  /** How far its faces sink in and stand out where nothing fills them, centimeters. */
  slack: number;
}

/** A line around a pouch: angle (0 at its right, a quarter turn in front) and height (0 to 1). */
export type PouchLine = (t: number) => readonly [angle: number, share: number];

export const roundEnds = (share: number, low: number, high: number) =>
  Math.sqrt(Math.max(0, 1 - Math.max(0, (low - share) / low, (share - high) / (1 - high)) ** 2.4));

function pouch(plan: Pouch, angle: number, share: number): Point {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const y = blend(plan.low, plan.high, share);
  const sunk =
    0.5 * Math.sin(y * 0.29 + c * 2.3 + 0.7) +
    0.3 * Math.sin(y * 0.61 - c * 4.1) +
    0.2 * Math.sin(y * 1.25 + c * 6.7);
  const ripple = plan.slack * sunk * Math.abs(s) * roundEnds(share, 0.2, 0.8);
  const aside = 0.4 * plan.slack * Math.sin(y * 0.37 + 1.1) * roundEnds(share, 0.3, 0.7);
  return [
    signedPower(c, plan.corner) * plan.half(share) + aside * Math.sign(c) * Math.abs(c),
    y,
    plan.z + signedPower(s, plan.corner) * plan.deep(share) + Math.sign(s) * ripple,
  ];
}

export function pouchSurface(plan: Pouch, material: string): Surface {
  const columns = 320;
  const ends = [0, 1].map((share) => pouch(plan, 0, share)[1]);
  return gridSurface({
    columns,
    rows: 150,
    isClosedU: true,
    material,
    at: (u, v) => {
      const [x, y, z] = pouch(plan, -u * 2 * Math.PI, (1 - Math.cos(Math.PI * v)) / 2);
      if (v > 0 && v < 1) return [x, y, z];
      return [0, ends[v === 0 ? 0 : 1] ?? y, plan.z];
    },
  });
}

/** A row of stitches along a line of a pouch, or a cord that edges it. */
export function sewnAlong(plan: Pouch, line: PouchLine): Surface[] {
  const path = Array.from({ length: 160 }, (_, i): Footing => {
    const [angle, share] = line(i / 159);
    const normal = unit([Math.cos(angle), 0.1, Math.sin(angle)]);
    return { point: plus(pouch(plan, angle, share), normal, 0.01), normal };
  });
  return presentSurfaces([stitchRow(path, BOLD_STITCHING)]);
}

export function pipedAlong(plan: Pouch, line: PouchLine): Surface {
  const path = Array.from({ length: 160 }, (_, i) => pouch(plan, ...line(i / 159)));
  return tubeSurface(evenly(path, 240), { section: 0.2, material: 'trim', sides: 12 });
}

/** A zip that follows a ring around a pouch: tape, teeth and a puller with a cord. */
export function zipAlong(plan: Pouch, angle: PouchLine, out: number): Surface[] {
  const raw = Array.from({ length: 160 }, (_, i) => {
    const [a, share] = angle(i / 159);
    const [x, y, z] = pouch(plan, a, share);
    return [x * (1 + out / 40), y + 0.04, z + out] as const;
  });
  const path = evenly(raw, 240);
  const tape = tubeSurface(path, {
    section: (_, a) => [Math.cos(a) * 0.5, Math.sin(a) * 0.12],
    material: 'webbing',
    up: [0, 0.25, 1],
  });
  const teeth = zipTeeth({ path, up: [0, 0.25, 1], half: 0.21, high: 0.24 });
  const end = path[Math.round(path.length * 0.86)] ?? [0, 0, 0];
  const cord = curveThrough(
    [end, [end[0] + 0.1, end[1] - 0.7, end[2] + 0.35], [end[0] + 0.15, end[1] - 2.6, end[2] + 0.3]],
    30,
  );
  const puller = tubeSurface(cord, {
    section: (s, a) => [Math.cos(a) * (0.14 + 0.2 * ease(0.3, 0.5, s)), Math.sin(a) * 0.12],
    material: 'hardware',
  });
  return [tape, teeth, puller];
}
