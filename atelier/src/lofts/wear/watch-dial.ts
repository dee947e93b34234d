import type { Point } from '../../geometry/point.ts';
import { blend, signedPower } from '../surfaces/point-math.ts';
import { revolved } from '../surfaces/revolved.ts';
import type { Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';

/** How high the glass of a watch lies over the floor, centimeters. */
export const TOP = 1.62;

/** A flat bar on the dial: an index or a hand, `long` from `from` toward 12 turned by `angle`. */
function bar(
  angle: number,
  plan: { from: number; long: number; half: number; lift: number },
): Surface {
  const { from, long, half, lift } = plan;
  const [dx, dz] = [Math.sin(angle), -Math.cos(angle)];
  const path = [0, 0.5, 1].map(
    (share): Point => [dx * (from + long * share), TOP - 0.2 + lift, dz * (from + long * share)],
  );
  return tubeSurface(path, {
    section: (s, turn) => [
      signedPower(Math.cos(turn), 0.3) * half * blend(1, 0.7, s),
      signedPower(Math.sin(turn), 0.3) * 0.03,
    ],
    material: 'mark',
    sides: 12,
    up: [0, 1, 0],
  });
}

/** A round mark, filled with what glows. */
function dot(angle: number, from: number, radius: number): Surface {
  const [x, z] = [Math.sin(angle) * from, -Math.cos(angle) * from];
  return tubeSurface(
    [
      [x, TOP - 0.24, z],
      [x, TOP - 0.2, z],
      [x, TOP - 0.17, z],
    ],
    {
      section: (s, turn) => {
        const round = radius * Math.sqrt(1 - 0.5 * s * s);
        return [Math.cos(turn) * round, Math.sin(turn) * round];
      },
      material: 'mark',
      sides: 24,
      up: [1, 0, 0],
    },
  );
}

/** The twelve marks of a dial: bars, dots, or long wedges. */
export type DialMarks = 'bars' | 'dots' | 'wedges';

function hourMarks(marks: DialMarks): Surface[] {
  return Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour / 12) * 2 * Math.PI;
    const isQuarter = hour % 3 === 0;
    if (marks === 'dots' && !isQuarter) return dot(angle, 1.4, 0.1);
    const long = marks === 'wedges' ? 0.52 : isQuarter ? 0.4 : 0.3;
    const half = marks === 'dots' ? 0.1 : isQuarter ? 0.07 : 0.045;
    return bar(angle, { from: 1.58 - long, long, half, lift: 0 });
  });
}

/** The dial of a watch at ten past ten, its hands and the pin that holds them. */
export function dialOf(marks: DialMarks): Surface[] {
  const dial = revolved({
    profile: [
      [1.72, TOP - 0.26],
      [1.2, TOP - 0.245],
      [0.01, TOP - 0.24],
    ],
    columns: 120,
    rows: 20,
    material: 'dial',
  });
  const indices = hourMarks(marks);
  const minutes = Array.from({ length: 60 }, (_, minute) =>
    bar((minute / 60) * 2 * Math.PI, { from: 1.62, long: 0.06, half: 0.012, lift: -0.02 }),
  );
  const hands = [
    bar(((10 + 9 / 60) / 12) * 2 * Math.PI, { from: -0.2, long: 1.05, half: 0.075, lift: 0.05 }),
    bar((9 / 60) * 2 * Math.PI, { from: -0.24, long: 1.62, half: 0.055, lift: 0.08 }),
    bar((36 / 60) * 2 * Math.PI, { from: -0.36, long: 1.85, half: 0.018, lift: 0.11 }),
  ];
  const pin = revolved({
    profile: [
      [0.12, TOP - 0.2],
      [0.12, TOP - 0.04],
      [0.01, TOP - 0.03],
    ],
    columns: 24,
    rows: 8,
    material: 'mark',
  });
  return [dial, ...indices, ...minutes, ...hands, pin];
}
