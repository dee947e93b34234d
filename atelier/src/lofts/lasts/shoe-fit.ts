import type { Point } from '../../geometry/point.ts';
import { clamp, ease } from '../surfaces/point-math.ts';
import type { Reshaping } from '../surfaces/reshape.ts';

/** How a maker's last differs from the common one: nothing of it is what the shape is drawn with. */
export interface ShoeFit {
  /** From -1, narrow and pointed, to 1, broad and square. */
  toe?: number;
  /** How much longer the toe is, and how much thicker the sole of a flat shoe, centimeters. */
  toeLength?: number;
  sole?: number;
  /** How much lower the toe is, and how much higher the collar and the shaft, shares. */
  toeFlat?: number;
  collar?: number;
  /** How much wider the whole shoe is, a share. */
  width?: number;
  /** How much higher a heel is, centimeters, and how much wider at the floor than above, a share. */
  heel?: number;
  flare?: number;
}

/** What a fit has to know of a shape. */
export interface ShoeSize {
  length: number;
  /** How high the seat of the heel lies over the floor, centimeters. */
  seat: number;
}

const TOE_CM = 9;
/** Where the foot stands on its ball; behind it, heels lift it. */
const BALL_CM = 16.5;
const SOLE_CM = 1.3;
const SHAFT_CM = 10;
const HEEL_MIDDLE_CM = 2.6;

/** The reshaping that makes the shoe of another maker of a shape. */
export function shoeFit(fit: ShoeFit, { length, seat }: ShoeSize): Reshaping {
  const { toe = 0, toeLength = 0, sole = 0, toeFlat = 0 } = fit;
  const { collar = 0, width = 0, heel = 0, flare = 0 } = fit;
  return ([x, y, z]: Point): Point => {
    const front = ease(length - TOE_CM, length, x);
    const tip = ease(length - TOE_CM / 2, length + 0.5, x);
    const breadth = toe < 0 ? 1 + toe * 0.34 * front : 1 + toe * (0.1 * front + 0.3 * tip);
    const under = seat > 1 ? clamp(1 - y / seat, 0, 1) * ease(7.5, 5.5, x) : 0;
    const spread = 1 + flare * under;
    const low = y * (1 - toeFlat * front);
    const upper = ease(4, 8, low) * ease(15, 8.5, x) * Math.min(low, SHAFT_CM);
    const shaft = Math.max(0, low - SHAFT_CM);
    const rise = heel * Math.max(0, 1 - x / BALL_CM) * clamp(low / (seat * 0.9), 0, 1);
    return [
      HEEL_MIDDLE_CM + (x - HEEL_MIDDLE_CM) * (x < 8 ? spread : 1) + toeLength * front * front,
      low + collar * (upper + shaft) + sole * clamp(low / SOLE_CM, 0, 1) + rise,
      z * breadth * (1 + width) * spread,
    ];
  };
}
