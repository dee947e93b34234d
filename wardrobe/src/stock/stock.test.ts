import { discountPercent } from '@modiste/contract/price';
import { findType } from '@modiste/lexicon/garment-types';
import { describe, expect, it } from 'vitest';
import { colorwayOf } from './colorway.ts';
import { demoProducts } from './demo-products.ts';
import { makeTitle, slugOf } from './make-title.ts';
import { priceOf } from './prices.ts';
import { PRINTS } from './prints.ts';
import { entryOf, readStock } from './read-stock.ts';
import { pick, seedOf } from './seeded-pick.ts';
import { SIZE_RUNS, sizesOf, soldOutOf } from './size-runs.ts';
import { designSchema, tintSchema } from './stock-schema.ts';
import { drapeOn, type StoredShape, storedShapes } from './stored-shapes.ts';

const BODIES = ['woman-hourglass-relaxed', 'man-straight-relaxed'];
const stock = readStock();
const [design] = stock.designs;
if (!design) throw new Error('The stock is empty');
const made = stock.makings.map(({ design: each, made: item }) => ({ design: each, item }));

const shapesOf = ({ shape, variants, shapesByMaterial }: (typeof stock.designs)[number]) => [
  shape,
  ...variants,
  ...Object.values(shapesByMaterial).flat(),
];

describe('the files of the stock', () => {
  it('name only brands, fabrics, prints and tints that there are, and use all brands and fabrics', () => {
    for (const { item } of made) {
      expect(Object.hasOwn(stock.brands, item.brand)).toBe(true);
      expect(Object.hasOwn(stock.fabrics, item.fabric)).toBe(true);
      for (const colorway of item.colorways) colorwayOf(colorway, stock.palette);
    }
    const used = (key: 'brand' | 'fabric') => new Set(made.map(({ item }) => item[key]));
    expect(used('brand')).toEqual(new Set(Object.keys(stock.brands)));
    expect(used('fabric')).toEqual(new Set(Object.keys(stock.fabrics)));
    expect(Object.keys(stock.prints)).toEqual(PRINTS.filter((print) => print !== 'none'));
  });

  it('print only where there is an ink to print with', () => {
    for (const {
      design: { noun },
      item,
    } of made) {
      if (item.print === 'none') continue;
      const inks = item.colorways.map((colorway) => colorway.split('+').length);
      expect([noun, item.print, Math.min(...inks)]).toEqual([
        noun,
        item.print,
        expect.toSatisfy((n: number) => n > 1),
      ]);
    }
  });

  it('write whole sentences, and none twice for one design', () => {
    for (const { noun, silhouette, details, styling } of stock.designs) {
      const sentences = [...silhouette, ...details, ...styling];
      expect(sentences).toEqual([...new Set(sentences)]);
      for (const sentence of sentences) {
        expect([noun, sentence, /^[A-Z].*[.!?]$/su.test(sentence)]).toEqual([noun, sentence, true]);
      }
    }
  });

  it('name only shapes that are stored, lofted where nothing is draped', () => {
    for (const design of stock.designs) {
      const { noun, category } = design;
      const isLofted = ['shoes', 'bags', 'accessories'].includes(category);
      const kinds = shapesOf(design).map((name) => storedShapes().get(name)?.kind);
      expect([noun, new Set(kinds)]).toEqual([noun, new Set([isLofted ? 'loft' : 'drape'])]);
    }
  });

  it('name other makings of a garment only where they were draped on the same bodies', () => {
    const bodiesOf = (shape: string) => BODIES.filter((body) => drapeOn(shape, body) !== null);
    for (const { shape, variants } of stock.designs) {
      if (storedShapes().get(shape)?.kind !== 'drape') continue;
      for (const variant of variants)
        expect([variant, bodiesOf(variant)]).toEqual([variant, bodiesOf(shape)]);
    }
  });

  it('deal the shapes of a design out among the brands, each to some', () => {
    const shown = new Map<string, Set<unknown>>();
    // One shape may be draped on a woman and on a man.
    const nameOf = (shape: StoredShape | null) =>
      shape?.kind === 'drape' ? shape.file.replace(/--.+$/, '') : shape;
    for (const { design: each, shape } of demoProducts())
      shown.set(each.shape, (shown.get(each.shape) ?? new Set()).add(nameOf(shape)));
    for (const each of stock.designs)
      expect([each.shape, shown.get(each.shape)?.size]).toEqual([
        each.shape,
        new Set(shapesOf(each)).size,
      ]);
  });

  it('show the items of one brand and design in turn in each of its shapes', () => {
    const shown = new Map<string, unknown[]>();
    for (const { design: each, brand, shape } of demoProducts()) {
      if (each.variants.length === 0 || Object.keys(each.shapesByMaterial).length > 0) continue;
      const key = `${brand.name} ${each.shape}`;
      shown.set(key, [...(shown.get(key) ?? []), shape]);
    }
    const several = [...shown].filter(([, shapes]) => shapes.length > 1);
    expect(several.length).toBeGreaterThan(20);
    for (const [key, shapes] of several) expect([key, new Set(shapes).size]).not.toEqual([key, 1]);
  });

  it('give a type sizes of its system and the category that the lexicon knows it in', () => {
    for (const { type, category, sizes } of stock.designs) {
      expect([type, sizes === 'shoe']).toEqual([type, category === 'shoes']);
      expect([type, findType(type)?.category]).toEqual([type, category]);
      if (sizes === 'waist') expect([type, category]).toEqual([type, 'lower_body']);
    }
  });

  it('are refused where a design is incomplete, misspelled or of no shape', () => {
    const { rail: _rail, ...written } = design;
    const broken = [
      { ...written, silhouette: [] },
      { ...written, basePrice: '128' },
      { ...written, colour: 'red' },
      { ...written, gender: 'Everyone' },
      { ...written, sizes: 'huge' },
      { ...written, shape: undefined },
      { ...written, cut: { neck: 'crew' } },
      { ...written, cut: { neck: 'kite', sleeve: 'long' } },
      { ...written, items: [{ brand: 'lune', fabric: 'silk', colorways: [] }] },
      {
        ...written,
        items: [{ brand: 'lune', fabric: 'silk', print: 'zebra', colorways: ['black'] }],
      },
    ];
    for (const each of broken) expect(designSchema.safeParse(each).success).toBe(false);
    expect(designSchema.safeParse(written).success).toBe(true);
    expect(tintSchema.safeParse({ name: 'Sky', color: 'Blue', hex: 'blue' }).success).toBe(false);
  });

  it('says which key is missing', () => {
    expect(() => entryOf(stock.brands, 'nobody', 'brand')).toThrow(
      'The stock has no brand "nobody"',
    );
    expect(() => entryOf(stock.brands, 'constructor', 'brand')).toThrow('constructor');
  });
});

describe('a colorway', () => {
  it('is a ground, an ink and a second ink', () => {
    const plain = colorwayOf('black', stock.palette);
    expect(plain).toMatchObject({
      slug: 'black',
      name: 'Black',
      colors: ['Black'],
      ink: null,
      second: null,
    });
    const printed = colorwayOf('ivory+rose+sage', stock.palette);
    expect(printed.slug).toBe('ivory-rose-sage');
    expect(printed.name).toBe('Ivory / Rose');
    expect(printed.colors).toEqual(['White', 'Pink', 'Green', 'Multicolor']);
  });

  it('counts a color once and refuses an unknown tint', () => {
    expect(colorwayOf('navy+indigo', stock.palette).colors).toEqual(['Blue']);
    expect(() => colorwayOf('navy+nothing', stock.palette)).toThrow('tint "nothing"');
  });
});

describe('a title', () => {
  const fabric = entryOf(stock.fabrics, 'silk', 'fabric');
  const named = { ...entryOf(stock.brands, 'lune', 'brand'), named: true };
  const plain = { ...named, named: false };
  const titled = { design: { ...design, noun: 'Slip Dress' }, brand: plain, fabric, print: null };

  it('is the fabric and the noun, after the print', () => {
    expect(makeTitle(titled, new Set())).toBe('Silk Slip Dress');
    expect(makeTitle({ ...titled, print: stock.prints.dots }, new Set())).toBe(
      'Polka-Dot Silk Slip Dress',
    );
  });

  it('does not say the fabric twice', () => {
    expect(makeTitle({ ...titled, design: { ...design, noun: 'Silk Scarf' } }, new Set())).toBe(
      'Silk Scarf',
    );
  });

  it('has a person’s name where the brand gives names, or where the plain title is taken', () => {
    const first = makeTitle({ ...titled, brand: named }, new Set());
    expect(first).toMatch(/^\p{Lu}\p{Ll}+ Silk Slip Dress$/u);
    const second = makeTitle(
      { ...titled, brand: named },
      new Set([slugOf(`${named.name} ${first}`)]),
    );
    expect(second).not.toBe(first);
    expect(second).toMatch(/ Silk Slip Dress$/);
    const other = makeTitle(titled, new Set([slugOf(`${plain.name} Silk Slip Dress`)]));
    expect(other).toMatch(/^\p{Lu}\p{Ll}+ Silk Slip Dress$/u);
  });

  it('gives men’s clothes men’s names', () => {
    const mens = makeTitle(
      { ...titled, brand: named, design: { ...design, gender: 'Men', noun: 'Shirt' } },
      new Set(),
    );
    const womens = makeTitle(
      { ...titled, brand: named, design: { ...design, noun: 'Shirt' } },
      new Set(),
    );
    expect(mens.split(' ')[0]).not.toBe(womens.split(' ')[0]);
  });

  it('makes slugs without accents or signs', () => {
    expect(slugOf('Harrow & Pike Crêpe Dress')).toBe('harrow-pike-crepe-dress');
  });
});

describe('prices', () => {
  const brand = entryOf(stock.brands, 'thread', 'brand');
  const prices = (given: Partial<typeof brand>, base = 80) =>
    Array.from({ length: 400 }, (_, at) =>
      priceOf({ base, factor: 1, brand: { ...brand, ...given }, seed: `item-${at}` }),
    );

  it('end as the brand writes them', () => {
    for (const { full_price: full } of prices({ ending: 'half' })) expect(full % 1).toBe(0.5);
    for (const { full_price: full } of prices({ ending: 'ninety-five' }))
      expect(full.toFixed(2)).toMatch(/\.95$/);
    for (const { full_price: full } of prices({ ending: 'round' }, 200)) expect(full % 5).toBe(0);
  });

  it('rise with the brand’s level and stay near the base', () => {
    const meanOf = (level: number) => {
      const all = prices({ level }).map(({ full_price: full }) => full);
      return all.reduce((sum, full) => sum + full, 0) / all.length;
    };
    expect(meanOf(1) / 80).toBeGreaterThan(0.9);
    expect(meanOf(1) / 80).toBeLessThan(1.1);
    expect(meanOf(1.5) / meanOf(1)).toBeCloseTo(1.5, 1);
  });

  it('are reduced for about a quarter, by 15 to 50 percent, and never raised', () => {
    const all = prices({ ending: 'round' });
    const reduced = all.filter(({ price, full_price: full }) => price < full);
    expect(reduced.length / all.length).toBeGreaterThan(0.2);
    expect(reduced.length / all.length).toBeLessThan(0.33);
    for (const { price, full_price: full, discount_perc: percent } of all) {
      expect(price).toBeLessThanOrEqual(full);
      expect(percent).toBe(discountPercent(price, full));
      expect(percent === 0 || (percent >= 8 && percent <= 56)).toBe(true);
    }
  });

  it('are the same for the same item', () => {
    expect(prices({})).toEqual(prices({}));
  });
});

describe('sizes', () => {
  it.each(SIZE_RUNS)('of the run "%s" are many enough, and none twice', (run) => {
    for (const gender of ['Women', 'Men', 'Unisex'] as const) {
      const { sizes } = sizesOf(run, gender);
      expect(sizes.length).toBeGreaterThanOrEqual(run === 'one' ? 1 : 4);
      expect(sizes).toEqual([...new Set(sizes)]);
    }
  });

  it.each([
    ['alpha', 'Women', 'XS S M L XL'],
    ['alpha', 'Men', 'S M L XL 2XL'],
    ['numeric', 'Women', '0 2 4 6 8 10 12 14 16 18'],
    ['belt', 'Men', 'S M L XL'],
    ['one', 'Unisex', 'One Size'],
  ] as const)('of "%s" for %s are %s', (run, gender, expected) => {
    expect(sizesOf(run, gender).sizes.join(' ')).toBe(
      expected === 'One Size' ? 'One Size' : expected,
    );
  });

  it('of shoes go by halves, larger for men', () => {
    const [women, men] = [sizesOf('shoe', 'Women').sizes, sizesOf('shoe', 'Men').sizes];
    expect(women.slice(0, 3)).toEqual(['5', '5.5', '6']);
    expect(Number(men.at(-1))).toBeGreaterThan(Number(women.at(-1)));
  });

  it('of jeans are waist by length', () => {
    const { sizes } = sizesOf('waist', 'Men');
    expect(sizes.every((size) => /^\d\dx\d\d$/.test(size))).toBe(true);
  });

  it('sell out here and there, never all by chance', () => {
    const { sizes } = sizesOf('shoe', 'Women');
    const gone = Array.from({ length: 300 }, (_, at) => soldOutOf(sizes, `item-${at}`));
    const share = gone.flat().length / (300 * sizes.length);
    expect(share).toBeGreaterThan(0.07);
    expect(share).toBeLessThan(0.16);
    expect(gone.every((each) => each.length < sizes.length)).toBe(true);
    for (let at = 0; at < 100; at += 1) expect(soldOutOf(['One Size'], `bag-${at}`)).toEqual([]);
  });
});

describe('seeded choices', () => {
  it('are the same for the same words and spread over all entries', () => {
    expect(seedOf('a red dress')).toBe(seedOf('a red dress'));
    const letters = ['a', 'b', 'c', 'd'];
    const counts = new Map(letters.map((letter) => [letter, 0]));
    for (let at = 0; at < 2000; at += 1) {
      const letter = pick(letters, `seed ${at}`);
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    for (const count of counts.values()) expect(count).toBeGreaterThan(400);
  });

  it('say so where there is nothing to choose from', () => {
    expect(() => pick([], 'seed')).toThrow('Nothing to pick from');
  });
});
