import { describe, expect, it } from 'vitest';
import { frameOf } from './neckline-shape.ts';
import { frontEnds } from './seam-ends.ts';

const [width, height] = [100, 80];

/** Pale cloth from row 10 down, with a dark opening between two columns down to row 40. */
function seenWith(from: number, to: number) {
  const inside = new Uint8Array(width * height);
  const lab = new Float32Array(width * height * 3);
  for (let at = 0; at < inside.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    inside[at] = y >= 10 ? 1 : 0;
    lab[at * 3] = x >= from && x < to && y < 40 ? 30 : 90;
  }
  return { image: { width, height, lab }, mask: { width, height, inside } };
}

const frame = frameOf({ x: 32, y: 10 }, { x: 68, y: 10 });
const shape = { depth: 30 / frame.half, roundness: 4, breadth: 1, shift: 0 };

describe('the ends of a neckline', () => {
  it('lie where the front begins, not where the back stands highest', () => {
    const { left, right } = frontEnds(seenWith(29, 71), frame, shape);
    expect(Math.abs(left.x - 29)).toBeLessThan(3);
    expect(Math.abs(right.x - 71)).toBeLessThan(3);
  });

  it('are the neck points where no change of color is beside them', () => {
    const { left, right } = frontEnds(seenWith(50, 50), frame, shape);
    expect([left.x, right.x]).toEqual([32, 68]);
  });
});
