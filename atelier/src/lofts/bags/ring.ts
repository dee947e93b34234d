import type { Point } from '../../geometry/point.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import { plus, signedPower } from '../surfaces/point-math.ts';
import type { Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';

export interface RingPlan {
  center: Point;
  /** Half the width along `across` and half the height along `upward`. */
  half: readonly [number, number];
  across?: Point;
  upward?: Point;
  /** How thick the wire is, and how round the ring: 1 an ellipse, less a rectangle. */
  wire: number;
  roundness?: number;
}

/** A closed ring of metal: rings, slides and buckles. */
export function metalRing(plan: RingPlan): Surface {
  const { center, half, across = [1, 0, 0], upward = [0, 1, 0], roundness = 1 } = plan;
  const path = Array.from({ length: 56 }, (_, i) => {
    const angle = (i / 56) * 2 * Math.PI;
    const a = signedPower(Math.cos(angle), roundness) * half[0];
    const b = signedPower(Math.sin(angle), roundness) * half[1];
    return plus(plus(center, across, a), upward, b);
  });
  return tubeSurface(path, { section: plan.wire, material: 'hardware', isClosed: true, sides: 14 });
}

/** A low dome that faces `z`: studs, plates, feet and buttons, `roundness` as for rings. */
export function metalDome(
  center: Point,
  half: readonly [number, number, number],
  roundness = 1,
): Surface {
  return gridSurface({
    columns: 48,
    rows: 10,
    isClosedU: true,
    material: 'hardware',
    at: (u, v) => {
      const angle = u * 2 * Math.PI;
      const around = Math.sqrt(1 - v * v);
      const rise = signedPower(v, 0.6);
      return plus(center, [
        signedPower(Math.cos(angle), roundness) * half[0] * around ** 0.5,
        signedPower(Math.sin(angle), roundness) * half[1] * around ** 0.5,
        half[2] * rise,
      ]);
    },
  });
}
