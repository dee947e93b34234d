import { COLORS } from '@modiste/contract/values';
import { describe, expect, it } from 'vitest';
import { colorHarmony } from './color-harmony.ts';

describe('colorHarmony', () => {
  it('stays from 0 to 1 and does not depend on the order of two garments', () => {
    for (const one of COLORS) {
      for (const other of COLORS) {
        const harmony = colorHarmony([one], [other]);
        expect(harmony).toBeGreaterThanOrEqual(0);
        expect(harmony).toBeLessThanOrEqual(1);
        expect(colorHarmony([other], [one])).toBe(harmony);
      }
    }
  });

  it('prefers white with blue to red with green', () => {
    expect(colorHarmony(['Blue'], ['White'])).toBeGreaterThan(colorHarmony(['Red'], ['Green']));
  });

  it('calms two prints: multicolor goes better with black than with itself', () => {
    const withBlack = colorHarmony(['Multicolor'], ['Black']);
    expect(withBlack).toBeGreaterThan(colorHarmony(['Multicolor'], ['Multicolor']));
  });

  it('weighs the main color most', () => {
    const mainlyWhite = colorHarmony(['White', 'Green'], ['Red']);
    expect(mainlyWhite).toBeGreaterThan(colorHarmony(['Green', 'White'], ['Red']));
  });

  it('is undecided where a color is unknown', () => {
    expect(colorHarmony([], ['Red'])).toBe(0.5);
  });
});
