import { expect, it } from 'vitest';
import { SIDE_CM, square, squaresOfJersey } from '../testing/square-cloth.ts';
import { findCrossings } from './contacts/find-crossings.ts';
import { smoothTangles } from './smooth-tangles.ts';
import { startPositions } from './start-motion.ts';

it('smooths out a crushed fold that goes through itself, and leaves the cloth around it alone', () => {
  const model = squaresOfJersey([square('cloth', (u, v) => [100 + u, 50, v])]);
  const positions = startPositions(model);
  const flat = positions.slice();
  const fromMiddle = (particle: number) =>
    Math.hypot(
      (flat[particle * 3] ?? 0) - 100 - SIDE_CM / 2,
      (flat[particle * 3 + 2] ?? 0) - SIDE_CM / 2,
    );
  // A fold is pushed sideways, over the cloth beside it and under it again.
  for (let particle = 0; particle < model.count; particle += 1) {
    if (fromMiddle(particle) > 2) continue;
    const depth = fromMiddle(particle) < 1.2 ? -0.4 : 0.3;
    positions[particle * 3] = (positions[particle * 3] ?? 0) + 3.1;
    positions[particle * 3 + 1] = (positions[particle * 3 + 1] ?? 0) + depth;
  }
  expect(findCrossings(model, positions).length).toBeGreaterThan(0);
  expect(smoothTangles(model, positions)).toBe(0);
  expect(findCrossings(model, positions)).toEqual([]);
  for (let at = 0; at < positions.length; at += 1) {
    const isNear = fromMiddle(Math.floor(at / 3)) < SIDE_CM * 0.45;
    if (!isNear) expect(positions[at]).toBe(flat[at]);
  }
});
