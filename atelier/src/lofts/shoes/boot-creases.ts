import { bell, ease } from '../surfaces/point-math.ts';

/** Folds around the ankle of a worn-in boot: across the front of the bend and behind it. */
export function ankleCreases(x: number, y: number, z: number): number {
  const inFront = ease(9, 13, x) * ease(18, 14.5, x);
  const behind = ease(7.5, 3, x);
  const bend = 0.5 * Math.sin(z * 0.9 + 0.6) + 0.22 * Math.sin(z * 2.3 + y);
  const slant = y + (x - 12) * 0.55 + bend;
  const front =
    bell(slant - 9.2, 0.42) + 0.8 * bell(slant - 10.9, 0.5) + 0.55 * bell(slant - 7.8, 0.36);
  const tilt = y - (x - 2) * 0.4 + 0.35 * Math.sin(z * 1.4);
  const back = 0.8 * bell(tilt - 8.1, 0.5) + 0.6 * bell(tilt - 10, 0.6);
  return -0.13 * inFront * front - 0.09 * behind * back;
}

/** Fine furrows over the ball of the foot. */
export function vampCreases(x: number, y: number, z: number): number {
  const where = ease(3.2, 5.4, y) * ease(22.4, 21, x) * ease(16.4, 18, x);
  const along = x + 0.35 * Math.sin(z * 1.1) - 0.05 * z * z;
  return (
    -0.035 *
    where *
    (bell(along - 18.5, 0.3) + bell(along - 19.7, 0.26) + 0.6 * bell(along - 20.7, 0.22))
  );
}
