import { describe, expect, it } from 'vitest';
import { CLOTH_NAMES, CLOTHS, findCloth } from './cloths.ts';

describe('the cloths', () => {
  it('are at least eighteen, each a sheet that simulation can hold', () => {
    expect(CLOTH_NAMES.length).toBeGreaterThanOrEqual(18);
    for (const cloth of Object.values(CLOTHS)) {
      expect(cloth.gramsPerSquareMeter).toBeGreaterThan(30);
      expect(cloth.gramsPerSquareMeter).toBeLessThan(900);
      expect(cloth.shearNewtonPerMeter).toBeLessThan(cloth.stretchWarpNewtonPerMeter);
      expect(cloth.friction).toBeLessThan(0.6);
    }
  });

  it('bend as hands know: chiffon least, poplin less than denim, leather more', () => {
    const bending = (name: string) => findCloth(name).bendingWarpMicronewtonMeter;
    const order = ['chiffon', 'silk', 'poplin', 'denim', 'leather'].map(bending);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });

  it('refuse a name that none has', () => {
    expect(() => findCloth('tin')).toThrow('"tin"');
  });
});
