import { describe, expect, it } from 'vitest';
import { findCloth } from '../../cloths/cloths.ts';
import type { Point } from '../../geometry/point.ts';
import type { FlatPoint } from '../../patterns/flat/outline.ts';
import type { Pattern } from '../../patterns/pattern.ts';
import { makePanel } from '../../patterns/pieces/make-panel.ts';
import { assemble } from '../../patterns/sewing/assemble.ts';
import { columnBody } from '../../testing/column-body.ts';
import { makeClothModel } from '../model/make-cloth-model.ts';
import { runStage } from '../run-stage.ts';
import { EASE } from '../stages.ts';
import { startMotion, startPositions } from '../start-motion.ts';
import { findCrossings } from './find-crossings.ts';
import { measureGuard } from './guard.ts';

const SIDE_CM = 12;

/** A square of cloth, placed by a rule. */
function square(name: string, place: (u: number, v: number) => Point) {
  const corners: FlatPoint[] = [
    [0, 0],
    [SIDE_CM, 0],
    [SIDE_CM, SIDE_CM],
    [0, SIDE_CM],
  ];
  return makePanel({
    name,
    place,
    edges: corners.map((from, index) => ({
      name: `edge-${index}`,
      points: [from, corners[(index + 1) % 4] ?? from],
    })),
  });
}

/** Two squares 100 cm beside the body: a lower one whose edges are held, and one that falls on it. */
function twoSquares(): Pattern {
  const lower = square('lower', (u, v) => [100 + u, 50, v]);
  const turned = Math.PI / 5;
  const upper = square('upper', (u, v) => [
    100 + u * Math.cos(turned) - v * Math.sin(turned) + 3,
    52 + u * 0.2,
    u * Math.sin(turned) + v * Math.cos(turned),
  ]);
  return {
    name: 'two-squares',
    panels: [lower, upper],
    seams: [],
    tethers: lower.edges.map(({ name }) => ({ edge: ['lower', name] as const, forGood: true })),
    fastenings: [],
    buttoned: [],
  };
}

function fall(touchesItself: boolean) {
  const model = makeClothModel(assemble(twoSquares(), columnBody(), 1.5), () =>
    findCloth('jersey'),
  );
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
