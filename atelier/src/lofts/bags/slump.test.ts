import { describe, expect, it } from 'vitest';
import { slumped } from './slump.ts';

const HEIGHT = 30;
const slump = slumped({ height: HEIGHT, folds: 0.5, sag: 1, lean: 0.5 });

describe('a bag that gives way', () => {
  it('stands where it stood, with its top lower in the middle than at its sides', () => {
    const [, floor] = slump([6, 0, 4]);
    expect(floor).toBe(0);
    const [, middle] = slump([0, HEIGHT, 4]);
    const [, side] = slump([17, HEIGHT, 4]);
    expect(side - middle).toBeGreaterThan(0.4);
  });

  it('carries along what hangs above it, as it is', () => {
    const [x, y, z] = slump([5, HEIGHT, 3]);
    const [farX, farY, farZ] = slump([5, HEIGHT + 12, 3]);
    expect([farX - x, farY - y, farZ - z]).toEqual([
      expect.closeTo(0),
      expect.closeTo(12),
      expect.closeTo(0),
    ]);
  });

  it('folds nowhere over itself', () => {
    for (let x = -16; x <= 16; x += 0.5)
      for (let y = 0; y <= HEIGHT; y += 0.5) {
        const [left] = slump([x, y, 4]);
        const [right] = slump([x + 0.1, y, 4]);
        expect(right).toBeGreaterThan(left);
      }
  });
});
