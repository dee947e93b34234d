import { expect, it } from 'vitest';
import { FINISHES } from './finishes.ts';

const lightness = ([red, green, blue]: readonly [number, number, number]) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

it('skin goes from light to deep, and redder than green, greener than blue', () => {
  const tones = FINISHES.filter(({ kind }) => kind === 'skin').map(({ albedo }) => albedo);
  const light = tones.map(lightness);
  expect(light).toEqual(light.toSorted((a, b) => b - a));
  for (const [red, green, blue] of tones) expect(red > green && green > blue).toBe(true);
  expect(new Set(FINISHES.map(({ name }) => name)).size).toBe(FINISHES.length);
});
