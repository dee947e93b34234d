import { describe, expect, it } from 'vitest';
import { planeOf } from '../raster/plane.ts';
import { withoutLoose } from './without-loose.ts';

const SIZE = { width: 100, height: 100 };

/** An arm of 30 columns with a soft edge, a shred of 4 columns beside it, and a fleck further away. */
const shares = planeOf(SIZE, (at) => {
  const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)];
  if (x >= 10 && x < 40) return 1;
  if (x === 40) return 0.1;
  if (x > 40 && x < 56 && y >= 20 && y < 24) return 1;
  return Math.hypot(x - 80, y - 50) < 8 ? 1 : 0;
});

describe('what is loose beside an arm', () => {
  const left = withoutLoose(shares, { areaMin: 400, narrow: 3 });
  const at = (x: number, y: number) => left.values[y * SIZE.width + x] ?? 0;

  it('goes: shreds and flecks', () => {
    expect(at(50, 22)).toBe(0);
    expect(at(80, 50)).toBe(0);
  });

  it('leaves the arm with its soft edge', () => {
    expect(at(25, 50)).toBe(1);
    expect(at(40, 60)).toBeCloseTo(0.1);
  });
});
