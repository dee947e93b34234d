import { gridSurface } from '../surfaces/grid-surface.ts';
import { ease, signedPower } from '../surfaces/point-math.ts';
import type { Surface } from '../surfaces/surface.ts';

/** Seen from above, as it lies on a table. */
export const FROM_ABOVE = { yaw: 0, pitch: 74 };

/** A folded length of cloth on a table. */
export interface Layer {
  /** Its middle and half sizes on the floor, how high it lies and how thick it is. */
  x: number;
  z: number;
  half: readonly [number, number];
  lift: number;
  thick: number;
  /** Degrees that it lies turned. */
  turn: number;
}

/** Its surface: soft at its folds, a little uneven. */
export function layer(plan: Layer, material: string): Surface {
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
