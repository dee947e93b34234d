import { describe, expect, it } from 'vitest';
import { demoProducts } from './demo-products.ts';
import { isShownWorn } from './make-product.ts';

const products = demoProducts();
const uppers = products.flatMap(({ item, design: { cut } }) => (cut ? [{ item, cut }] : []));

describe('what the demo shop says of its items', () => {
  it('names the item, its maker and its shop', () => {
    for (const { item, brand, design } of products) {
      expect(item.short_description.endsWith(design.noun)).toBe(true);
      expect(item.brand).toBe(brand.name);
      expect(item.website).toBe(brand.website);
    }
  });

  it('says of every top and dress what neck and sleeves it has', () => {
    const sleeves = { none: 'leeveless', short: 'hort sleeves', long: 'ong sleeves' } as const;
    for (const { item, cut } of uppers) {
      const facts = item.description.split(/(?<=\.) /).at(-1) ?? '';
      if (cut.sleeve in sleeves) {
        const words =
          sleeves[cut.sleeve === 'none' ? 'none' : cut.sleeve === 'short' ? 'short' : 'long'];
        expect([item.id, facts.includes(words)]).toEqual([item.id, true]);
      }
      if (cut.neck === 'v') expect([item.id, facts.includes('V-neck')]).toEqual([item.id, true]);
      if (cut.neck === 'hood') expect([item.id, facts.includes('Hooded')]).toEqual([item.id, true]);
      if (cut.sleeve === 'none') expect(facts).not.toMatch(/long sleeves/i);
    }
  });

  it('says what is made of which fabric and print, in words a search understands', () => {
    for (const { item, fabric, print } of products) {
      expect(item.other_info.materials).toEqual(fabric.materials);
      const text = item.semantic_search_description;
      for (const material of fabric.materials)
        expect(text).toContain(material.replaceAll('-', ' '));
      expect(item.other_info.patterns).toHaveLength(1);
      expect(print === 'none').toBe(item.other_info.patterns[0] === 'solid');
    }
  });

  it('says for whom it is, and which colors there are', () => {
    const words = { Women: "women's", Men: "men's", Unisex: 'unisex' } as const;
    for (const { item, colorways } of products) {
      const text = item.semantic_search_description;
      expect(text.startsWith(words[item.other_info.gender])).toBe(true);
      for (const color of item.colors) expect(text).toContain(color.toLowerCase());
      const colors = new Set(colorways.flatMap((colorway) => colorway.colors));
      expect(new Set(item.colors)).toEqual(colors);
      expect(item.other_info.color_names).toEqual(colorways.map(({ name }) => name));
    }
  });

  it('shows each colorway from both sides and worn, and the first one near, as far as its shape is stored so', () => {
    for (const { item, slug, colorways, shape, design } of products) {
      const worn = isShownWorn({ design, shape }) ? ['worn'] : [];
      const stored =
        shape.kind === 'loft'
          ? [...Object.keys(shape.files), 'detail']
          : ['front', ...worn, 'detail', 'back'];
      const [first = [], second = []] = [
        ['front', 'worn', 'detail', 'back'],
        ['front', 'worn', 'back'],
      ].map((views) => views.filter((view) => stored.includes(view)));
      const shown = item.image_urls.map((url) => url.split('--').at(-1)?.replace('.webp', ''));
      expect(shown).toEqual([...first, ...colorways.slice(1).flatMap(() => second)]);
      expect(shown[0]).toBe('front');
      for (const url of item.image_urls)
        expect(url.startsWith(`/shop/pictures/${slug}--`)).toBe(true);
      for (const variant of item.other_info.color_variants ?? []) {
        expect(item.image_urls[variant.image ?? -1]).toMatch(/--front\.webp$/);
      }
    }
  });

  it('prices what a dear brand makes of a dear fabric above the plain one of the same design', () => {
    const byDesign = Map.groupBy(products, ({ design }) => design);
    let [dearer, cheaper] = [0, 0];
    for (const made of byDesign.values()) {
      const worthOf = ({ brand, fabric }: (typeof made)[number]) =>
        brand.level * fabric.priceFactor;
      const sorted = made.toSorted((a, b) => worthOf(a) - worthOf(b));
      const [least, most] = [sorted[0], sorted.at(-1)];
      if (!least || !most || worthOf(most) < worthOf(least) * 1.3) continue;
      if (most.item.full_price > least.item.full_price) dearer += 1;
      else cheaper += 1;
    }
    expect(dearer).toBeGreaterThan(50);
    expect(cheaper).toBeLessThanOrEqual(dearer * 0.03);
  });

  it('keeps each brand at one shop', () => {
    const shops = Map.groupBy(products, ({ brand }) => brand.name);
    for (const [name, made] of shops) {
      expect([name, new Set(made.map(({ item }) => item.website)).size]).toEqual([name, 1]);
      expect([name, made.length >= 5]).toEqual([name, true]);
    }
  });
});
