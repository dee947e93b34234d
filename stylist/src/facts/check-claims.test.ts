import { describe, expect, it } from 'vitest';
import { sampleItem } from '../testing/sample-items.ts';
import { SAMPLE_SHOP } from '../testing/sample-shop.ts';
import { findFalseClaims } from './check-claims.ts';

const dress = sampleItem('silk', {
  short_description: 'Silk Slip Midi Dress',
  description:
    'Pure silk, cut on the bias. Falls to the calf. Wear it with a wool coat and gold earrings. Spaghetti straps, sleeveless. Unlined.',
  semantic_search_description: 'slip midi dress for evenings and wedding guests',
  brand: 'Maison Alder',
  price: 180,
  full_price: 360,
  discount_perc: 50,
  colors: ['Black', 'Blue'],
  size: ['0', '2', '4', '6'],
  sizes: ['0', '2', '4', '6'],
  facts: {
    type: 'slip-dress',
    color_names: ['Black', 'Navy'],
    color_variants: [
      { name: 'Black', colors: ['Black'], image: 0 },
      { name: 'Navy', colors: ['Blue'], image: 1 },
    ],
    materials: ['silk'],
    patterns: ['solid'],
    clothing_size: [],
    clothing_canonical_size: ['0', '2', '4', '6'],
    sold_out_sizes: ['6'],
  },
});
const cheaper = sampleItem('linen', {
  short_description: 'Linen Shirt Dress',
  description: 'Washed linen. Long sleeves. Pockets in the seams.',
  brand: 'Birch',
  price: 88,
  colors: ['White'],
  facts: { type: 'shirt-dress', materials: ['linen'], patterns: ['solid'] },
});
const warmer = sampleItem('wool', {
  short_description: 'Wool Sweater Dress',
  description: 'A thick wool knit. Long sleeves.',
  brand: 'Cedar',
  price: 240,
  colors: ['Red'],
  facts: { type: 'sweater-dress', materials: ['wool'], patterns: ['solid'] },
});
const among = [dress, cheaper, warmer];
const faults = (sentence: string) => findFalseClaims(sentence, dress, among);

describe('how hot a piece is washed', () => {
  it('are none in what a page says word by word, though only a clause of it is quoted', () => {
    const item = sampleItem('fit', {
      description:
        'Plain. 80% wool, 20% polyamide; between two sizes, take the smaller; dry clean.',
    });
    expect(
      findFalseClaims('Its page says so: “between two sizes, take the smaller.”', item, [item]),
    ).toEqual([]);
    expect(findFalseClaims('Its page says so: “in four sizes.”', item, [item])).not.toEqual([]);
  });

  const shirt = sampleItem('shirt', {
    short_description: 'Cotton Shirt',
    description: '100% cotton; machine wash warm. Long sleeves.',
    colors: ['White'],
    facts: { type: 'shirt', materials: ['cotton'], patterns: ['solid'] },
  });

  it('is no warmth of it, and that it can be washed is told', () => {
    expect(findFalseClaims('It is warm.', shirt, [shirt])).toEqual(['warm']);
    expect(findFalseClaims('A warm cotton shirt.', shirt, [shirt])).toEqual(['warm']);
    expect(findFalseClaims('It is machine washable.', shirt, [shirt])).toEqual([]);
  });
});

describe('a color that an item is shown without', () => {
  const shown = (shown_color: string) =>
    findFalseClaims('It is not black.', { ...dress, shown_color }, among);

  it('may be denied of it, and only then', () => {
    expect(shown('Navy')).toEqual([]);
    expect(shown('Black')).toEqual(['black']);
    expect(faults('It is not black.')).toEqual(['black']);
  });
});

describe('the check of claims', () => {
  it.each([
    'Pure silk, now $180 instead of $360.',
    'It is 50% off, half its full price.',
    'You save $180 on it.',
    'It leaves $20 of your $200.',
    'At $180 it is under $200 and on sale.',
    'A silk midi dress by Maison Alder.',
    'It comes in two colors, Black and Navy.',
    'Your size 4 is in stock; size 6 is sold out.',
    'Spaghetti straps and no sleeves.',
    'No wool, as you asked.',
    'It is unlined.',
    'The only silk one of the three.',
    'Goes with the red wool coat you saved.',
    'It falls to the calf, and works with white sneakers.',
    'A good choice for a wedding guest in summer.',
    'Dress it up with heels or down with flats.',
    'Plain, with no print.',
    'It costs less than the wool one.',
    'It suits a warm evening.',
  ])('lets pass: %s', (sentence) => {
    expect(faults(sentence)).toEqual([]);
  });

  it.each([
    ['It is linen.', 'linen'],
    ['A wool dress.', 'wool'],
    ['In red.', 'red'],
    ['It comes in ivory.', 'ivory'],
    ['A floral print.', 'floral print'],
    ['It costs $170.', '$170'],
    ['Was $400, now $180.', '$400'],
    ['It is 30% off.', '30%'],
    ['It leaves $50 of your $200.', '$50'],
    ['It stays under $150.', '$150'],
    ['It comes in four colors.', 'four colors'],
    ['Your size 6 is in stock.', '6'],
    ['Size 14 is in stock.', '14'],
    ['The least expensive of the three.', 'least expensive'],
    ['The warmest of the three.', 'warmest'],
    ['The lightest of the eight.', 'of the eight'],
    ['The only midi dress in navy, with long sleeves.', 'long sleeves'],
    ['It has pockets.', 'pockets'],
    ['A V-neck and puff sleeves.', 'V-neck'],
    ['By Gucci.', 'gucci'],
    ['A Birch dress.', 'Birch'],
    ['Lined in cotton.', 'Lined'],
    ['With a silk lining.', 'silk'],
    ['No silk, as you asked.', 'silk'],
    ['A linen jacket.', 'jacket'],
    ['A bestseller.', 'bestseller'],
    ['Just arrived this week.', 'Just arrived'],
    ['Italian silk from a Florentine mill.', 'Florentine'],
    ['The softest of them, the softest.', 'the softest'],
    ['It is at full price.', 'at full price'],
    ['It has two pockets.', 'two'],
    ['A men’s dress.', 'men’s'],
  ])('finds what is not so: %s', (sentence, claim) => {
    expect(faults(sentence).map((one) => one.toLowerCase())).toContainEqual(
      expect.stringContaining(claim.toLowerCase()),
    );
  });

  it('finds a color, a fabric, a price or a number that was exchanged in a true sentence', () => {
    const sentence = 'A silk midi dress in navy for $180, one of two colors.';
    const exchanged = [
      ['silk', 'cotton'],
      ['midi', 'mini'],
      ['navy', 'green'],
      ['$180', '$108'],
      ['two', 'five'],
    ] as const;
    expect(faults(sentence)).toEqual([]);
    for (const [word, other] of exchanged) {
      expect(faults(sentence.replace(word, other))).not.toEqual([]);
    }
  });

  it('lets pass what records say of themselves, and finds the fabrics of others', () => {
    const own = SAMPLE_SHOP.map(
      (item) =>
        [item, `The ${item.short_description} by ${item.brand} at $${item.price}.`] as const,
    );
    expect(own.flatMap(([item, text]) => findFalseClaims(text, item, SAMPLE_SHOP))).toEqual([]);
    const described = SAMPLE_SHOP.flatMap((item) =>
      item.description
        .split(/(?<=\.)\s/)
        .filter((sentence) => !/pocket is lined/.test(sentence))
        .flatMap((sentence) => findFalseClaims(sentence, item, SAMPLE_SHOP)),
    );
    expect(described).toEqual([]);
    const missed = SAMPLE_SHOP.filter((item) => {
      const other = item.other_info.materials.includes('linen') ? 'silk' : 'linen';
      return findFalseClaims(`Made of ${other}.`, item, SAMPLE_SHOP).length === 0;
    });
    expect(missed).toEqual([]);
  });

  it('believes of a material what it does, and only where the item is made of it', () => {
    const airy = 'Made of mohair, which is airy and warm at once.';
    const of = (material: string) =>
      sampleItem(material, {
        short_description: 'Sweater',
        facts: { type: 'crewneck-sweater', materials: [material] },
      });
    const [mohair, cotton] = [of('mohair'), of('cotton')];
    expect(findFalseClaims(airy, mohair, [mohair, cotton])).toEqual([]);
    expect(findFalseClaims(airy, cotton, [mohair, cotton])).not.toEqual([]);
    expect(findFalseClaims('It is airy.', mohair, [mohair, cotton])).not.toEqual([]);
  });

  it('takes the name and the price of what was pointed at for no claim of the item', () => {
    expect(faults('At $180 it costs less than the Nine Acre pair at $200 you pointed at.')).toEqual(
      [],
    );
    expect(faults('As a slip dress it is longer than the Ostra one you pointed at.')).toEqual([]);
    expect(faults('At $90 it costs less than the Nine Acre pair you pointed at.')).not.toEqual([]);
  });

  it('takes a T-shirt for no brand', () => {
    const tee = sampleItem('tee', {
      short_description: 'Stretch Pace Tee',
      facts: { type: 't-shirt', materials: ['cotton'] },
    });
    expect(findFalseClaims('A T-shirt suits every day.', tee, [tee])).toEqual([]);
    expect(findFalseClaims('A Zara T-shirt.', tee, [tee])).not.toEqual([]);
  });

  it('takes belt bags and monk straps for no part of something', () => {
    const shoes = sampleItem('shoes', {
      short_description: 'Suede Monk Straps',
      facts: { type: 'monk-straps', materials: ['suede'] },
    });
    expect(findFalseClaims('Suede monk straps.', shoes, [shoes])).toEqual([]);
    const bag = sampleItem('bag', {
      short_description: 'Ripstop Race Belt Bag',
      facts: { type: 'belt-bag', materials: ['nylon'] },
    });
    expect(findFalseClaims('A nylon belt bag.', bag, [bag])).toEqual([]);
    expect(findFalseClaims('It has a nylon belt.', bag, [bag])).not.toEqual([]);
  });

  it('takes nothing that an item is worn with for the item itself', () => {
    expect(faults('A wool and gold dress.')).not.toEqual([]);
  });
});
