import { describe, expect, it } from 'vitest';
import { wordDistance } from './stroke-letters.ts';

describe('letters of strokes', () => {
  it('stand in a row around the middle of their word, and read from left to right', () => {
    const away = wordDistance('LID');
    const isInked = (x: number, y: number) => away(x, y) < 0.1;
    const columns = Array.from({ length: 200 }, (_, step) => step / 50 - 2);
    const inked = columns.filter((x) => [0, 0.25, 0.5, 0.75, 1].some((y) => isInked(x, y)));
    expect(Math.min(...inked) + Math.max(...inked)).toBeCloseTo(0, 1);
    // The L has its foot at the right of its stem.
    expect(isInked(Math.min(...inked) + 0.4, 0)).toBe(true);
    expect(isInked(Math.min(...inked) + 0.4, 1)).toBe(false);
  });

  it('know only what is drawn', () => {
    expect(() => wordDistance('LYN7')).toThrow('"7"');
  });
});
