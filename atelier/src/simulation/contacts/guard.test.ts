import { describe, expect, it } from 'vitest';
import { SIDE_CM, square, squaresOfJersey } from '../../testing/square-cloth.ts';
import { runStage } from '../run-stage.ts';
import { EASE } from '../stages.ts';
import { startMotion, startPositions } from '../start-motion.ts';
import { findCrossings } from './find-crossings.ts';
import { measureGuard } from './guard.ts';

/** Two squares 100 cm beside the body: a lower one whose edges are held, and one that falls on it. */
function twoSquares() {
  const lower = square('lower', (u, v) => [100 + u, 50, v]);
  const turned = Math.PI / 5;
  const upper = square('upper', (u, v) => [
    100 + u * Math.cos(turned) - v * Math.sin(turned) + 3,
    52 + u * 0.2,
    u * Math.sin(turned) + v * Math.cos(turned),
  ]);
  const tethers = lower.edges.map(({ name }) => ({
    edge: ['lower', name] as const,
    forGood: true,
  }));
  return squaresOfJersey([lower, upper], tethers);
}

function fall(touchesItself: boolean) {
  const model = twoSquares();
  const positions = startPositions(model);
  const motion = startMotion(model, { read: () => false }, positions);
  let crossings = 0;
  for (let turn = 0; turn < 10; turn += 1) {
    runStage(motion, { ...EASE, seconds: 0.05, touchesItself });
    crossings += findCrossings(model, positions).length;
  }
  return { model, positions, motion, crossings };
}

describe('the guard of a garment', () => {
  it('lets cloth fall on cloth, and never through it', () => {
    const { crossings, motion } = fall(true);
    expect(crossings).toBe(0);
    expect(motion.guard.contacts.count).toBeGreaterThan(0);
  });

  it('is what holds it', () => {
    expect(fall(false).crossings).toBeGreaterThan(0);
  });

  it('pulls apart what was pushed through', () => {
    const { model, positions, motion } = fall(true);
    const upper = model.assembly.panelOf.indexOf(1);
    const middle = [100 + SIDE_CM / 2, 0, SIDE_CM / 2] as const;
    const away = (particle: number) =>
      Math.hypot(
        (positions[particle * 3] ?? 0) - middle[0],
        (positions[particle * 3 + 2] ?? 0) - middle[2],
      );
    const poked = model.welding.particleOf.subarray(upper).filter((particle) => away(particle) < 2);
    for (const particle of poked) {
      positions[particle * 3 + 1] = (positions[particle * 3 + 1] ?? 0) - 0.5;
    }
    motion.guard.isListed = false;
    const before = findCrossings(model, positions).length;
    measureGuard(motion.guard, positions);
    const { gaps, count } = motion.guard.contacts;
    expect(gaps.subarray(0, count).filter((gap) => gap < 0)).toHaveLength(before);
    runStage(motion, { ...EASE, seconds: 0.5 });
    expect(before).toBeGreaterThan(0);
    expect(findCrossings(model, positions).length).toBe(0);
  });
});
