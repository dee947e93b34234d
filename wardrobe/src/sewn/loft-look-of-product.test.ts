import { expect, it } from 'vitest';
import { demoProducts } from '../stock/demo-products.ts';
import { loftLookOfProduct } from './loft-look-of-product.ts';

const LOFTED = new Set(['shoe', 'bag', 'accessory']);
const lofted = demoProducts().filter(({ design }) => LOFTED.has(design.figure.kind));

it('knows the look of every shoe, bag and accessory of the shop', () => {
  expect(lofted.length).toBeGreaterThan(150);
  for (const product of lofted)
    for (const colorway of product.colorways) {
      const look = loftLookOfProduct(product, colorway);
      expect([product.slug, look?.color]).toEqual([product.slug, colorway.ground.hex]);
    }
});

it('tells faux leather from leather, and wool felt from woven wool', () => {
  const fabricsOf = (title: string) =>
    new Set(
      lofted
        .filter(({ fabric }) => fabric.title === title)
        .flatMap((product) =>
          product.colorways.map((colorway) => loftLookOfProduct(product, colorway)?.fabric),
        ),
    );
  expect([...fabricsOf('Faux-Leather')]).toEqual(['vegan']);
  expect([...fabricsOf('Leather')]).toEqual(['leather']);
  expect([...fabricsOf('Wool-Felt')]).toEqual(['felt']);
});
