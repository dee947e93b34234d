import type { BodyFrame } from '../body/body-frame.ts';
import { SIDES } from '../geometry/point.ts';

const STEPS = 24;

/**
 * The upper outline of both shoulders: the row, in pixels, for each of `width` columns; NaN for
 * columns beyond the tips and of the neck.
 */
export function shoulderEdge(frame: BodyFrame, width: number): Float32Array {
  const rows = new Float32Array(width).fill(Number.NaN);
  for (const side of SIDES) {
    for (let step = 0; step < STEPS; step += 1) {
      const from = frame.shoulder(side, step / STEPS);
      const to = frame.shoulder(side, (step + 1) / STEPS);
      const [left, right] = from.x < to.x ? [from, to] : [to, from];
      const wide = Math.max(1e-3, right.x - left.x);
      for (let x = Math.max(0, Math.ceil(left.x)); x <= Math.min(width - 1, right.x); x += 1) {
        rows[x] = left.y + ((right.y - left.y) * (x - left.x)) / wide;
      }
    }
  }
  return rows;
}
