import { describe, expect, it } from 'vitest';
import { formatTable, isKept } from './format-table.ts';
import { halfOf } from './measure.ts';

const FIGURE = { measure: 'a', atLeast: 0.5, naive: 0.4, tuned: 0.7, heldOut: 0.6 };

describe('a figure', () => {
  it('keeps its promise by the held-out half alone', () => {
    expect(isKept(FIGURE)).toBe(true);
    expect(isKept({ ...FIGURE, heldOut: 0.49 })).toBe(false);
  });

  it('may promise that nothing goes wrong', () => {
    const violations = { ...FIGURE, atLeast: null, atMost: 0 };
    expect(isKept({ ...violations, heldOut: 0 })).toBe(true);
    expect(isKept({ ...violations, heldOut: 1 })).toBe(false);
  });

  it('without a promise or a measurement has no verdict', () => {
    expect(isKept({ ...FIGURE, atLeast: null })).toBeNull();
    expect(isKept({ ...FIGURE, heldOut: null })).toBeNull();
  });
});

describe('the table', () => {
  it('has a line a figure, with its verdict', () => {
    const [, , line = ''] = formatTable([FIGURE]).split('\n');
    const cells = line.split('|').map((cell) => cell.trim());
    expect(cells.join()).toBe(',a,0.500,0.400,0.700,0.600,reached,');
  });
});

describe('the halves', () => {
  it('are about equal and the same in every run', () => {
    const ids = Array.from({ length: 2_000 }, (_, number) => String(10_000 + number));
    const tuned = ids.filter((id) => halfOf(id) === 'tuned').length;
    expect(tuned).toBeGreaterThan(900);
    expect(tuned).toBeLessThan(1_100);
    expect(halfOf('15970')).toBe(halfOf('15970'));
  });
});
