import { describe, expect, it } from 'vitest';
import { linearColor, luminanceOf } from '../materials/linear-color.ts';
import { demoProducts } from '../stock/demo-products.ts';
import { contrastsOf } from './contrasts-of-product.ts';
import { markOfProduct } from './mark-of-product.ts';

const all = demoProducts().map((product) => {
  const hex = product.colorways[0]?.ground.hex ?? '';
  return { product, hex, contrasts: contrastsOf(product, hex) };
});

describe('details of another color', () => {
  it.each(['ribs', 'thread', 'button'] as const)(
    'are on some things, not on most: %s',
    (detail) => {
      const having = all.filter(({ contrasts }) => contrasts[detail] !== undefined);
      expect(having.length).toBeGreaterThan(6);
      const types = new Set(having.map(({ product }) => product.design.type));
      const alike = all.filter(({ product }) => types.has(product.design.type));
      expect(having.length / alike.length).toBeLessThan(0.5);
    },
  );

  it('stand apart from the cloth: pale on dark, dark on pale', () => {
    for (const { hex, contrasts } of all)
      for (const color of Object.values(contrasts)) {
        const [own, other] = [luminanceOf(linearColor(hex)), luminanceOf(linearColor(color))];
        expect(own < 0.22 ? other - own : own - other).toBeGreaterThan(0.05);
      }
  });

  it('are the same each time, and in every color of a thing', () => {
    for (const { product } of all) {
      const kinds = product.colorways.map(({ ground }) =>
        Object.keys(contrastsOf(product, ground.hex)),
      );
      expect(new Set(kinds.map(String)).size).toBe(1);
    }
  });
});

describe('the name of a brand', () => {
  it('is not on what is printed', () => {
    for (const { product } of all) {
      expect(markOfProduct(product, 'breton')).not.toBe('name');
      expect(['name', 'chest']).not.toContain(markOfProduct(product, 'crest'));
    }
  });
});
