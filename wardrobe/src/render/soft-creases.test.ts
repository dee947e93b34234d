import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { circle, crease } from '../shapes/path.ts';
import { softCreases } from './soft-creases.ts';

const CREASES = [
  crease({ x: 20, y: 20 }, { x: 40, y: 180 }, { width: 10 }),
  crease({ x: 70, y: 190 }, { x: 90, y: 20 }, { width: 18, bend: 12 }),
  crease({ x: 120, y: 30 }, { x: 170, y: 150 }, { width: 50, bend: -8 }),
];
const OLIVE = '#808a55';
const SHADE = { color: '#33332a', opacity: 0.45, blur: 6 };

const pixelsOf = (creases: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><rect width="200" height="200" fill="${OLIVE}"/>${creases}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
};

describe('soft creases', () => {
  it('look as the same creases behind a blur, without a tint', async () => {
    const { color, opacity, blur } = SHADE;
    const soft = await pixelsOf(`<g style="isolation:isolate">${softCreases(CREASES, SHADE)}</g>`);
    const behindBlur = await pixelsOf(
      `<filter id="f" color-interpolation-filters="sRGB" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${blur}"/></filter>` +
        `<g filter="url(#f)"><path d="${CREASES.join(' ')}" fill="${color}" fill-opacity="${opacity}"/></g>`,
    );
    const apart = [...soft].map((value, at) => value - (behindBlur[at] ?? 0));
    expect(Math.max(...apart.map(Math.abs))).toBeLessThanOrEqual(12);
    for (const channel of [0, 1, 2]) {
      const mean = apart
        .filter((_, at) => at % 3 === channel)
        .reduce((sum, value, _, all) => sum + value / all.length, 0);
      expect(Math.abs(mean)).toBeLessThan(0.3);
    }
  });

  it('are made of creases alone', () => {
    expect(softCreases([], SHADE)).toBe('');
    expect(() => softCreases([circle(5, 5, 3)], SHADE)).toThrow('Not a crease');
  });
});
