import type { Last } from '../lasts/last.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import { blend, clamp, signedPower } from '../surfaces/point-math.ts';
import type { Surface } from '../surfaces/surface.ts';
import { type Knots, throughKnots } from '../surfaces/through-knots.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';

/** A heel as sections from the seat (0) to the floor (1): rounded behind, flat at the breast. */
export interface HeelColumn {
  middle: Knots;
  back: Knots;
  breast: Knots;
  half: Knots;
  /** 1 for round sections, less for square ones. */
  roundness: number;
}

const TIP_CM = 0.5;
const SEAT = 0.05;

export const STILETTO: HeelColumn = {
  middle: [
    [0, 3.2],
    [0.2, 2.6],
    [0.45, 2.1],
    [0.7, 1.95],
    [1, 2],
  ],
  back: [
    [0, 2.75],
    [0.12, 1.9],
    [0.3, 1.1],
    [0.6, 0.6],
    [1, 0.48],
  ],
  breast: [
    [0, 3],
    [0.1, 1.9],
    [0.25, 1],
    [0.5, 0.5],
    [1, 0.38],
  ],
  half: [
    [0, 2.4],
    [0.12, 1.8],
    [0.3, 1.1],
    [0.6, 0.6],
    [1, 0.48],
  ],
  roundness: 0.9,
};

/** A low, slim heel that is set forward. */
export const KITTEN: HeelColumn = {
  middle: [
    [0, 3.2],
    [0.3, 2.5],
    [0.6, 2.2],
    [1, 2.2],
  ],
  back: [
    [0, 2.75],
    [0.2, 1.7],
    [0.5, 0.95],
    [1, 0.6],
  ],
  breast: [
    [0, 2.8],
    [0.15, 1.6],
    [0.4, 0.8],
    [1, 0.5],
  ],
  half: [
    [0, 2.4],
    [0.2, 1.6],
    [0.5, 0.95],
    [1, 0.62],
  ],
  roundness: 0.9,
};

export const BLOCK: HeelColumn = {
  middle: [
    [0, 3],
    [0.4, 2.75],
    [1, 2.75],
  ],
  back: [
    [0, 2.75],
    [0.25, 2.35],
    [0.6, 2.1],
    [1, 2.05],
  ],
  breast: [
    [0, 2.6],
    [0.25, 2.1],
    [0.6, 1.9],
    [1, 1.95],
  ],
  half: [
    [0, 2.55],
    [0.25, 2.3],
    [0.6, 2.2],
    [1, 2.3],
  ],
  roundness: 0.62,
};

/** The heel and its top piece under a pitched last. */
export function heelColumn(last: Last, plan: HeelColumn): Surface[] {
  const [middle, back] = [throughKnots(plan.middle), throughKnots(plan.back)];
  const [breast, half] = [throughKnots(plan.breast), throughKnots(plan.half)];
  const section = (share: number, angle: number): readonly [number, number] => {
    const c = Math.cos(angle);
    const x =
      middle(share) +
      (c < 0
        ? -((-c) ** plan.roundness) * back(share)
        : c ** (plan.roundness * 0.6) * breast(share));
    return [
      x,
      signedPower(Math.sin(angle), c > 0 ? 0.7 * plan.roundness : plan.roundness) * half(share),
    ];
  };
  const heel = gridSurface({
    columns: 110,
    rows: 84,
    isClosedV: true,
    isFlipped: false,
    material: 'heel',
    at: (u, v) => {
      const [x, z] = section(u, v * 2 * Math.PI);
      const seat = last.feather(clamp(x, 0, last.shape.length)) - SEAT;
      return [x, blend(seat, TIP_CM, u ** 0.9), z];
    },
  });
  const tip = tubeSurface(
    [
      [middle(1), TIP_CM, 0],
      [middle(1), 0, 0],
    ],
    {
      section: (_, angle) => {
        const [x, z] = section(1, Math.PI - angle);
        return [(middle(1) - x) * 1.01, z * 1.01];
      },
      material: 'sole',
      sides: 48,
      up: [0, 0, 1],
    },
  );
  return [heel, tip];
}
