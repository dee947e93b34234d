import { describe, expect, it } from 'vitest';
import { makeProduct, pictureName } from './make-product.ts';
import { entryOf, readStock } from './read-stock.ts';
import type { Design, DesignItem } from './stock-schema.ts';

const stock = readStock();

function designNamed(noun: string): Design {
  const design = stock.designs.find((each) => each.noun === noun);
  if (!design) throw new Error(`The stock has no ${noun}`);
  return design;
}

const MADE: DesignItem = {
  brand: 'kestrel',
  fabric: 'cotton',
  print: 'none',
  colorways: ['black', 'white'],
};

const make = (noun: string, made: Partial<DesignItem> = {}) =>
  makeProduct({ design: designNamed(noun), made: { ...MADE, ...made } }, stock, new Set());

/** The mean full price of a design at every brand, so that chance counts for little. */
function meanPrice(noun: string, fabric: string): number {
  const prices = Object.keys(stock.brands).map(
    (brand) => make(noun, { brand, fabric }).item.full_price,
  );
  return prices.reduce((sum, price) => sum + price, 0) / prices.length;
}

describe('an item of the shop', () => {
  it('carries the words, the type and the gender of its design', () => {
    const { item } = make('Crew T-Shirt');
    expect(item).toMatchObject({
      short_description: 'Cotton Crew T-Shirt',
      brand: entryOf(stock.brands, 'kestrel', 'brand').name,
      try_on_category: 'upper_body',
      colors: ['Black', 'White'],
      other_info: { type: 't-shirt', gender: 'Men', materials: ['cotton'], patterns: ['solid'] },
    });
  });

  it('lives at an address made of its brand and its title', () => {
    const { item, slug } = make('Crew T-Shirt');
    expect(slug).toBe('kestrel-supply-cotton-crew-t-shirt');
    expect(item.id).toBe(`demo_${slug}`);
    expect(item.item_url).toBe(`/shop/demo_${slug}`);
  });

  it('takes an address once: the next one of the same title gets a name', () => {
    const taken = new Set<string>();
    const plan = { design: designNamed('Crew T-Shirt'), made: MADE };
    const [first, second] = [makeProduct(plan, stock, taken), makeProduct(plan, stock, taken)];
    expect(taken).toEqual(new Set([first.slug, second.slug]));
    expect(second.item.short_description).toMatch(/^\p{Lu}\p{Ll}+ Cotton Crew T-Shirt$/u);
  });

  it('shows the first colorway from the front, worn, near and from behind, and the others without what is near', () => {
    const { item } = make('Crew T-Shirt');
    const views = item.image_urls.map((url) => url.split('--').slice(1).join(' '));
    expect(views).toEqual([
      'black front.webp',
      'black worn.webp',
      'black detail.webp',
      'black back.webp',
      'white front.webp',
      'white worn.webp',
      'white back.webp',
    ]);
  });

  it('points from each of several colors to its own picture, and from a single one to none', () => {
    const { item, slug, colorways } = make('Crew T-Shirt');
    for (const [at, variant] of (item.other_info.color_variants ?? []).entries()) {
      const colorway = colorways[at];
      if (!colorway) throw new Error('A variant without a colorway');
      expect(item.image_urls[variant.image ?? -1]).toContain(pictureName(slug, colorway, 'front'));
    }
    expect(
      make('Crew T-Shirt', { colorways: ['black'] }).item.other_info.color_variants,
    ).toBeUndefined();
  });

  it('names its print in its title and files it as a pattern', () => {
    const { item } = make('Crew T-Shirt', { print: 'breton', colorways: ['white+navy'] });
    expect(item.short_description).toBe('Breton-Stripe Cotton Crew T-Shirt');
    expect(item.other_info.patterns).toEqual(['stripes']);
    expect(item.other_info.color_names).toHaveLength(1);
    expect(item.colors).toEqual(['White', 'Blue']);
  });
});

describe('the price of an item', () => {
  it('rises with its fabric', () => {
    expect(meanPrice('Crew-Neck Sweater', 'cashmere')).toBeGreaterThan(
      meanPrice('Crew-Neck Sweater', 'merino') * 1.15,
    );
  });

  it('rises less with the fabric of a bag or a shoe, which is priced for leather already', () => {
    const rise = (noun: string) => meanPrice(noun, 'leather') / meanPrice(noun, 'canvas');
    expect(rise('Tote Bag')).toBeLessThan(2);
    expect(rise('Biker Jacket')).toBeGreaterThan(2.3);
  });
});

describe('the sizes of an item', () => {
  it.each([
    ['Crew T-Shirt', 'S M L XL 2XL'],
    ['Slip Midi Dress', '0 2 4 6 8 10 12 14 16 18'],
    ['Belt', 'S M L XL'],
    ['Tote Bag', 'One Size'],
  ])('of the %s are %s', (noun, sizes) => {
    expect(make(noun, { brand: 'ostra' }).item.sizes.join(' ')).toBe(sizes);
  });

  it('are more where a brand makes more, and fewer where it makes fewer', () => {
    expect(make('Crew T-Shirt', { brand: 'thread' }).item.sizes).toContain('3XL');
    expect(make('Slip Midi Dress', { brand: 'lune' }).item.sizes.at(-1)).toBe('14');
    expect(make('Slip Midi Dress', { brand: 'fable' }).item.sizes.at(-1)).toBe('24');
  });

  it('are bands with cups for a bra, chests for a suit, waists with lengths for jeans', () => {
    expect(make('Plunge Bra').item.sizes).toContain('34B');
    expect(make('Two-Piece Suit').item.sizes).toEqual(
      expect.arrayContaining(['38S', '40R', '44L']),
    );
    expect(make('Straight Jeans').item.sizes).toContain('32x32');
    expect(make('Curve Wrap Dress').item.sizes).toContain('18W');
  });

  it('are filed as clothing or as shoes, never as both', () => {
    for (const { noun, category } of stock.designs) {
      const facts = make(noun).item.other_info;
      const clothing = facts.clothing_size.length + facts.clothing_canonical_size.length;
      const shoes = facts.shoes_size.length + facts.shoes_canonical_size.length;
      expect([noun, category === 'shoes' ? clothing : shoes]).toEqual([noun, 0]);
    }
  });
});
