import { describe, expect, it } from 'vitest';
import { makeBody } from '../../bodies/make-body.ts';
import { makeStockingFoot } from './stocking-foot.ts';

const HEM_CM = 9;

describe('the foot of tights', () => {
  const body = makeBody('woman-hourglass-relaxed');
  const spots = (['left', 'right'] as const).map((side) => {
    const { lay, edges } = makeStockingFoot(body, side, HEM_CM);
    const place = lay(() => ({ position: [0, 0, 0], normal: [0, 0, 1] }));
    const us = edges.flatMap(({ points }) => points.map(([u]) => u));
    const vs = edges.flatMap(({ points }) => points.map(([, v]) => v));
    const at = (u: number, v: number) =>
      place(
        Math.min(...us) + u * (Math.max(...us) - Math.min(...us)),
        Math.min(...vs) + v * (Math.max(...vs) - Math.min(...vs)),
      );
    return { side, at };
  });

  it.each(spots)('lies close to the $side foot all over, and nowhere inside of it', ({ at }) => {
    const sample = new Float64Array(4);
    for (let u = 0; u <= 1; u += 0.05)
      for (let v = 0; v <= 1; v += 0.05) {
        body.sample(...at(u, v), sample);
        expect(sample[0]).toBeGreaterThan(-0.02);
        expect(sample[0]).toBeLessThan(1.1);
      }
  });

  it.each(spots)('reaches from the ankle to the toes: $side', ({ side, at }) => {
    const toe = body.landmarks[`${side}-toe`];
    expect(at(0.5, 1)[1]).toBeGreaterThan(HEM_CM);
    expect(at(0.5, 0)[2]).toBeGreaterThan(toe[2] - 0.6);
  });

  it.each(spots)('closes along its sole: $side', ({ at }) => {
    for (let v = 0; v <= 1; v += 0.1)
      expect(
        Math.hypot(...[0, 1, 2].map((axis) => (at(0, v)[axis] ?? 0) - (at(1, v)[axis] ?? 0))),
      ).toBeLessThan(0.01);
  });
});
