import { expect, it } from 'vitest';
import { clog } from './clog.ts';

/** The lowest and highest place of a material between two lengths, centimeters. */
function heights(material: string, from: number, to: number): { low: number; high: number } {
  let [low, high] = [Infinity, -Infinity];
  for (const surface of clog().surfaces)
    for (let i = 0; surface.material === material && i < surface.places.length; i += 3) {
      const [x = 0, y = 0] = surface.places.subarray(i, i + 2);
      if (x < from || x > to) continue;
      low = Math.min(low, y);
      high = Math.max(high, y);
    }
  return { low, high };
}

it('stands on a base that is thick under the ball and higher under the heel', () => {
  const [ball, heel] = [heights('wood', 16, 19), heights('wood', 1, 5)];
  expect(ball.high - ball.low).toBeGreaterThan(1.5);
  expect(heel.high - ball.high).toBeGreaterThan(2);
});

it('has its nails around the toe, too', () => {
  expect(heights('hardware', 24.5, 27).high).toBeGreaterThan(0);
});
