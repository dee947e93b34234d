import { toLabImage } from '@modiste/vision/lab-image';
import { nameColors } from '@modiste/vision/name-colors';
import { demoProducts } from '@modiste/wardrobe/demo-products';
import { linearColor, srgbByte } from '@modiste/wardrobe/linear-color';
import { describe, expect, it } from 'vitest';

/** Metals are told by how they shine. */
const SHINING = ['Gold', 'Silver'];
/** Of the light on cloth in a picture; the rest is lost in its folds. */
const LIGHTS = [1, 0.9];

const tints = new Map(
  demoProducts()
    .flatMap(({ colorways }) => colorways)
    .flatMap(({ ground, ink, second }) => [ground, ink, second])
    .filter((tint) => tint !== null)
    .map((tint) => [tint.name, tint]),
);

function seenAs(hex: string, light: number): string | undefined {
  const rgb = Uint8Array.from(linearColor(hex).map((value) => srgbByte(value * light)));
  return nameColors(toLabImage({ width: 1, height: 1, rgb }), Float32Array.of(1))[0]?.name;
}

describe('the tints of the demo shop', () => {
  it.each([...tints.values()].filter(({ color }) => !SHINING.includes(color)))(
    'look like the color that $name is listed under',
    ({ hex, color }) => {
      expect(LIGHTS.map((light) => seenAs(hex, light))).toEqual(LIGHTS.map(() => color));
    },
  );
});
