import { describe, expect, it } from 'vitest';
import { createPoint, createSample, resetSample } from '../materials/material.ts';
import { sewZip, type ZipStyle } from './sew-zip.ts';

const COIL: ZipStyle = { tape: [0.1, 0, 0], teeth: [0.2, 0, 0], isMetal: false };
const point = createPoint();
const sample = createSample();

function at(away: number, along: number, { style = COIL, footprint = 0.02 } = {}) {
  Object.assign(point, { finishAcross: away, finishAlong: along, footprint });
  resetSample(sample);
  sewZip(point, sample, style);
  return { ...sample };
}

describe('a zip', () => {
  it('is dyed like its cloth where it is a coil, and shines where its teeth are of metal', () => {
    expect(at(0.1, 10).red).toBeGreaterThan(5 * at(0.1, 10).blue);
    expect(at(0.1, 10).metal).toBe(0);
    expect(at(0, 11, { style: { ...COIL, isMetal: true } }).metal).toBe(1);
  });

  it('has a slider at its top and a pull below it, and none farther down', () => {
    const metal = [0.8, 2, 3.3, 6, 40].map((along) => at(0.1, along).metal);
    expect(metal).toEqual([1, 1, 1, 0, 0]);
  });

  it.each([0.02, 0.15])(
    'has teeth from near and in a tile, where a pixel is %s cm',
    (footprint) => {
      const reds = Array.from(
        { length: 40 },
        (_, step) => at(0, 10 + step * 0.1, { footprint }).red,
      );
      expect(Math.max(...reds) / Math.min(...reds)).toBeGreaterThan(1.1);
    },
  );

  it('lies on a tape that is stitched down beside it', () => {
    expect(at(0.5, 10).red).toBeCloseTo(0.1, 2);
    expect(at(1.04, 10).cavity).toBeLessThan(0.9);
  });

  it('leaves the cloth beside it as it is', () => {
    expect(at(1.5, 10).red).toBe(0.5);
    expect(at(1.5, 10).cavity).toBeCloseTo(1, 3);
  });
});
