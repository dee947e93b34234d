import { describe, expect, it } from 'vitest';
import { demoProducts } from '../stock/demo-products.ts';
import { pictureName } from '../stock/make-product.ts';
import { silhouetteOf } from '../stock/stored-shapes.ts';
import { planOutfit } from './plan-outfit.ts';

describe('a garment on a figure', () => {
  it('is of the making that its pictures show', () => {
    const slips = demoProducts().filter(({ design }) => design.type === 'slip-dress');
    const worn = slips.map(({ slug, colorways, shape }) => {
      const [first] = colorways;
      const name = first ? pictureName(slug, first, 'front') : '';
      const pieces = planOutfit('woman-hourglass-relaxed', [name]) ?? [];
      const shown = shape.kind === 'drape' ? silhouetteOf(shape.file) : null;
      return [shown, pieces.find(({ slot }) => slot === 'whole')?.shape];
    });
    expect(new Set(worn.map(([shown]) => shown)).size).toBe(2);
    for (const [shown, own] of worn) expect(own).toBe(shown);
  });
});
