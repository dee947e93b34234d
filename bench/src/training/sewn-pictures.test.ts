import { demoItems } from '@modiste/wardrobe/demo-products';
import { describe, expect, it } from 'vitest';
import { sewnColorways, sewnRaster } from './sewn-pictures.ts';

describe('the colorways that are learned from', () => {
  const colorways = sewnColorways();

  it('are those of the shop, each with a front', () => {
    expect(colorways.filter(({ isFirst }) => isFirst)).toHaveLength(demoItems().length);
    for (const { names } of colorways) {
      expect(names.front).toMatch(/--front$/);
    }
  });

  it('name pictures that can be made', async () => {
    const [first] = colorways;
    const { width, height } = await sewnRaster(first?.names.front ?? '');
    expect(height).toBeGreaterThan(width);
  });
});
