import { describe, expect, it } from 'vitest';
import { isInArmpit } from '../bodies/arms/armpit.ts';
import { liftArms } from '../bodies/arms/lift-arms.ts';
import { makeBody } from '../bodies/make-body.ts';
import { bakeDistances } from './body-distances.ts';
import { bakeLiftedDistances } from './lifted-distances.ts';

const body = makeBody('woman-hourglass-relaxed');
const { arms } = body;
if (!arms) throw new Error('The body has no arms.');
const distances = bakeLiftedDistances(body, arms, bakeDistances(body));
const found = new Float64Array(4);

function read(place: readonly number[], lift = 0): number | undefined {
  distances.lift = lift;
  const point = { positions: Float64Array.from(place), at: 0, within: 1 };
  return distances.read(point, found) ? found[0] : undefined;
}

describe('the distances to a body whose arms move', () => {
  it('are those of the body itself where its arms hang', () => {
    let worst = 0;
    for (let at = 0; at < body.mesh.positions.length; at += 3 * 97) {
      const [x = 0, y = 0, z = 0] = body.mesh.positions.subarray(at, at + 3);
      if (y < 20 || y > 145 || isInArmpit(arms, [x, y, z])) continue;
      // Fingers are finer than the grid.
      if (Math.abs(x) > 24 && y < 84) continue;
      worst = Math.max(worst, Math.abs(read([x, y, z]) ?? 1));
    }
    expect(worst).toBeLessThan(0.15);
  });

  it('move with the arm: where it hung is room, where it went is flesh', () => {
    const lifted = liftArms(body, 0.5);
    const elbow = body.axes['left-arm'][20]?.center ?? [0, 0, 0];
    const raised = lifted.axes['left-arm'][20]?.center ?? [0, 0, 0];
    expect(raised[1]).toBeGreaterThan(elbow[1] + 3);
    expect(read(elbow)).toBeLessThan(-2);
    expect(read(elbow, 0.5)).toBeUndefined();
    expect(read(raised, 0.5)).toBeLessThan(-2);
    expect(read([-raised[0], raised[1], raised[2]], 0.5)).toBeLessThan(-2);
    const sample = new Float64Array(4);
    lifted.sample(...raised, sample);
    expect(sample[0]).toBeLessThan(-2);
  });

  it('lead out of a lifted arm at a right angle to it', () => {
    const lifted = liftArms(body, 0.5);
    const [from, to] = [lifted.axes['left-arm'][10], lifted.axes['left-arm'][14]];
    if (!from || !to) throw new Error('The arm is too short.');
    const along = [0, 1, 2].map((axis) => (to.center[axis] ?? 0) - (from.center[axis] ?? 0));
    const { center, halfDepth } = to;
    expect(read([center[0], center[1], center[2] + halfDepth], 0.5)).toBeLessThan(0.4);
    const slope = along.reduce((sum, step, axis) => sum + step * (found[axis + 1] ?? 0), 0);
    expect(Math.abs(slope) / Math.hypot(...along)).toBeLessThan(0.2);
  });

  it('leave room for cloth in the fold under a hanging arm, and none in the trunk', () => {
    let folded: readonly [number, number, number] | undefined;
    const y = arms.armpitY - 3.2;
    for (let x = 10; x < 22; x += 0.05) {
      if (
        isInArmpit(arms, [x, y, -3]) &&
        Math.abs(arms.withoutArms(x, y, -3) - arms.left(x, y, -3)) < 0.1
      ) {
        folded = [x, y, -3];
      }
    }
    if (!folded) throw new Error('There is no fold.');
    const sample = new Float64Array(4);
    body.sample(...folded, sample);
    expect(sample[0]).toBeLessThan(0);
    expect(read(folded)).toBeGreaterThan(0.2);
    expect(read([0, folded[1], -3])).toBeLessThan(-2);
  });
});
