import { describe, expect, it } from 'vitest';
import { BRAND_PRINTS, clothPrint } from '../looks/cloth-look.ts';
import { createPoint, createSample } from '../materials/material.ts';
import type { Print } from '../prints/print.ts';
import { demoProducts } from '../stock/demo-products.ts';

const NAMES = Object.keys(BRAND_PRINTS).filter((name): name is keyof typeof BRAND_PRINTS =>
  Object.hasOwn(BRAND_PRINTS, name),
);
const BRANDS = [...new Set(demoProducts().map(({ item }) => item.brand))];

/** Which of ground, ink and second ink is seen at each place of a chest. */
function seenOn(print: Print): string {
  const point = { ...createPoint(), footprint: 0.05 };
  const sample = createSample();
  let seen = '';
  for (point.y = 0; point.y > -34; point.y -= 0.5)
    for (point.x = -16; point.x < 16; point.x += 0.5) {
      [sample.red, sample.green, sample.blue] = [1, 0, 0];
      print(point, sample, { ground: [1, 0, 0], ink: [0, 1, 0], second: [0, 0, 1] });
      seen += sample.green > 0.5 ? 'i' : sample.blue > 0.5 ? 's' : '.';
    }
  return seen;
}

describe('the prints of a brand', () => {
  it.each(NAMES)('are in both inks and leave most of the chest free: %s', (name) => {
    for (const brand of BRANDS) {
      const seen = seenOn(clothPrint(name, brand));
      const share = (mark: string) => seen.split(mark).length / seen.length;
      expect([brand, share('i') > 0.008, share('s') > 0.002]).toEqual([brand, true, true]);
      expect(share('.')).toBeGreaterThan(0.7);
    }
  });

  it('are each brand’s own where they bear its name', () => {
    for (const name of ['wordmark', 'crest'] as const) {
      const all = BRANDS.map((brand) => seenOn(clothPrint(name, brand)));
      expect(new Set(all).size).toBe(BRANDS.length);
    }
  });

  it('are spoken of wherever an item shows one', () => {
    const printed = demoProducts().filter(({ print }) => Object.hasOwn(BRAND_PRINTS, print));
    expect(printed.length).toBeGreaterThan(8);
    for (const { item } of printed) {
      expect(item.description).toMatch(/print|letter|badge|seal|capitals|shapes/i);
      expect(item.other_info?.patterns).not.toContain('solid');
    }
  });
});
