import { describe, expect, it } from 'vitest';
import { understandQuery } from './understand-query.ts';

const firstType = (text: string): string | undefined => understandQuery(text).types[0];

describe('the types in a query', () => {
  it.each([
    ['boot cut jeans', 'bootcut-jeans'],
    ['dress shirt', 'dress-shirt'],
    ['dress shoes', 'dress-shoes'],
    ['shirt dress', 'shirt-dress'],
    ['t-shirt bra', 'bra'],
    ['tie dye tee', 't-shirt'],
    ['coat hanger', undefined],
    ['watch', 'watch'],
    ['jean jacket', 'denim-jacket'],
    ['polo neck', 'turtleneck-sweater'],
    ['cap sleeve top', 'top'],
    ['bell bottoms', 'flared-pants'],
    ['crop top', 'crop-top'],
    ['track pants', 'track-pants'],
    ['running shoes', 'running-shoes'],
    ['evening gown', 'evening-gown'],
    ['cocktail dress', 'cocktail-dress'],
    ['cocktail', undefined],
    ['tank top', 'tank-top'],
    ['jersey dress', 'dress'],
    ['trainers', 'sneakers'],
    ['jumper', 'sweater'],
    ['trousers', 'pants'],
    ['waistcoat', 'waistcoat'],
    ['women’s T-SHIRTS', 't-shirt'],
    ['midi floral dress', 'midi-dress'],
    ['black tie', undefined],
    ['silk black tie', 'tie'],
    ['black tie for men', 'tie'],
    ['black tie event', undefined],
    ['mom jeans', 'mom-jeans'],
    ['gold hoops', 'hoop-earrings'],
  ])('%j means %s', (text, type) => {
    expect(firstType(text)).toBe(type);
  });

  it('bring their descendants', () => {
    expect(understandQuery('dress').types).toEqual(
      expect.arrayContaining(['midi-dress', 'shirt-dress', 'evening-gown']),
    );
  });

  it('keep a plain dress of midi length in, and a mini dress out', () => {
    const { types, soft } = understandQuery('midi dress');
    expect(types).toEqual(expect.arrayContaining(['dress', 'wrap-dress']));
    expect(types).not.toContain('mini-dress');
    expect(soft.attributes).toContain('midi');
  });

  it('may be several', () => {
    const { types, categories } = understandQuery('jeans and t-shirt');
    expect(types).toEqual(expect.arrayContaining(['jeans', 't-shirt']));
    expect(categories).toEqual(['lower_body', 'upper_body']);
  });

  it('leave out what is only worn beside', () => {
    const understood = understandQuery('shoes to go with a blue dress');
    expect(understood.categories).toEqual(['shoes']);
    expect(understood.soft.colors).toEqual([]);
    expect(understood.words).toEqual(['shoes']);
    expect(understood.soft.attributes).toEqual([]);
  });

  it('are as formal as what they are worn beside', () => {
    const { soft, concepts } = understandQuery('shoes to go with a navy suit');
    expect(soft.attributes).toEqual(['formal']);
    expect(concepts).toContainEqual({ kind: 'attribute', id: 'formal' });
    expect(understandQuery('bag for an evening gown').soft.attributes).toEqual(['formal']);
  });
});

describe('the gender in a query', () => {
  it.each([
    ['shirt for men', ['Men', 'Unisex']],
    ['womens coat', ['Women', 'Unisex']],
    ['ladies watch', ['Women', 'Unisex']],
    ['gift for him', ['Men', 'Unisex']],
    ['unisex hoodie', ['Unisex']],
    ["men's and women's jackets", ['Men', 'Women', 'Unisex']],
    ['boys t-shirt', []],
    ['boyfriend jeans', []],
  ])('of %j is %j', (text, gender) => {
    expect(understandQuery(text).hard.gender).toEqual(gender);
  });
});

describe('the colors, materials and patterns in a query', () => {
  it.each([
    ['orange dress', ['Orange'], [], []],
    ['rose dress', ['Pink'], [], []],
    ['rose print skirt', [], [], ['floral']],
    ['rose gold watch', ['Gold'], [], []],
    ['gold jewelry', ['Gold'], [], []],
    ['old navy jeans', [], [], []],
    ['navy linen shirt', ['Blue'], ['linen'], []],
    ['red and blue striped top', ['Red', 'Blue'], [], ['stripes']],
    ['red dress with white belt', ['Red'], [], []],
    ['white sneakers', ['White'], [], []],
  ])('of %j are read', (text, colors, materials, patterns) => {
    const { soft } = understandQuery(text);
    expect(soft.colors).toEqual(colors);
    expect(soft.materials).toEqual(materials);
    expect(soft.patterns).toEqual(patterns);
  });
});

describe('what a query does not want', () => {
  it.each([
    ['blazer not double-breasted', 'attributes', 'double-breasted'],
    ['bag, no leather', 'materials', 'leather'],
    ['boots without leather or suede', 'materials', 'suede'],
    ['jacket without hood', 'attributes', 'hooded'],
    ['non-wool coat', 'materials', 'merino'],
    ['wool-free scarf', 'materials', 'wool'],
    ['no black dresses', 'colors', 'Black'],
    ["shoes that aren't black", 'colors', 'Black'],
    ['anything but black shoes', 'colors', 'Black'],
    ['heels not stilettos', 'types', 'stilettos'],
    ['dress without belt', 'attributes', 'belted'],
    ['not a short dress', 'types', 'mini-dress'],
  ] as const)('in %j is kept', (text, kind, id) => {
    const understood = understandQuery(text);
    expect(understood.not[kind]).toContain(id);
    expect(understood.soft.colors).toEqual([]);
    expect(understood.soft.materials).toEqual([]);
    expect(understood.types).not.toContain(id);
  });

  it('keeps the garment wanted and its words, without the negated ones', () => {
    const { types, words } = understandQuery('no black dresses');
    expect(types).toContain('dress');
    expect(words).toEqual(['dresses']);
  });

  it('tells sleeveless from a negation', () => {
    const { not, soft } = understandQuery('dress without sleeves');
    expect(soft.attributes).toEqual(['sleeveless']);
    expect(not.attributes).not.toContain('sleeveless');
  });
});

describe('the sizes in a query', () => {
  it.each([
    ['size M hoodie', { clothing_size: ['M'] }],
    ['dress in medium', { clothing_size: ['M'] }],
    ['shirt 16 neck', { clothing_size: ['L'] }],
    ['15.5 inch collar shirt', { clothing_size: ['M'] }],
    ['dress shirt neck size 17', { clothing_size: ['XL'] }],
    ['large mens hoodie', { clothing_size: ['L'] }],
    ['xxl tee', { clothing_size: ['2XL'] }],
    ['size 9 shoes', { shoes_size: ['9'] }],
    ['us 8.5 boots', { shoes_canonical_size: ['8.5'] }],
    ['size 8 dress', { clothing_canonical_size: ['8'], shoes_size: [] }],
    ['size 8', { clothing_canonical_size: ['8'], shoes_size: ['8'] }],
    ['32x30 jeans', { clothing_canonical_size: ['32x30'] }],
    ['UK 10 dress', { clothing_canonical_size: ['6'] }],
    ['dress uk size 10', { clothing_canonical_size: ['6'] }],
    ['EU size 38 dress', { clothing_canonical_size: ['6'] }],
    ['suit 42R', { clothing_canonical_size: ['42'], clothing_fit: ['R'] }],
    ['petite pants', { clothing_fit: ['P'] }],
    ['plus size dress', { clothing_fit: ['W'] }],
    ['tall boots', { clothing_fit: [] }],
    ['large print dress', { clothing_size: [] }],
    ['large tote bag', { clothing_size: [] }],
  ])('of %j are %j', (text, sizes) => {
    expect(understandQuery(text).hard).toMatchObject(sizes);
  });

  it('take any inseam with a lone waist', () => {
    const { clothing_canonical_size: sizes } = understandQuery('mens jeans size 32').hard;
    expect(sizes).toEqual(expect.arrayContaining(['32x30', '32x32', '32x34']));
  });
});

describe('misspellings in a query', () => {
  it.each([
    ['blak drees', 'black dress'],
    ['blak dres', 'black dress'],
    ['glases', 'glasses'],
    ['snekers', 'sneakers'],
    ['lether bcakpack', 'leather backpack'],
    ['jumpr', 'jumper'],
    ['red lehnga', 'red lehenga'],
    ['gorpcor jacket', 'gorpcore jacket'],
    ['leahter jaket', 'leather jacket'],
    ['womens snadals under 40', 'womens sandals under 40'],
  ])('%j is corrected to %j', (text, corrected) => {
    expect(understandQuery(text).corrected).toBe(corrected);
  });

  it.each([
    'nike puma shoes',
    'wood sandals',
    'table lamp',
    'zara coat',
    'sho',
    'boat shoes',
    'vintage coach bag',
  ])('%j is left alone', (text) => {
    expect(understandQuery(text).corrected).toBeNull();
  });

  it('spares the words that the caller knows', () => {
    const isKnownWord = (word: string): boolean => word === 'drees';
    expect(understandQuery('drees', { isKnownWord }).corrected).toBeNull();
  });

  it('reads back the words as they were typed', () => {
    const { readings } = understandQuery('blak drees under $50');
    expect(readings).toMatchObject([
      { words: 'blak', concept: { kind: 'color', id: 'Black' }, hard: false },
      { words: 'drees', concept: { kind: 'type', id: 'dress' }, hard: false },
      { words: 'under $50', amount: { kind: 'price', min: null, max: 50 }, hard: true },
    ]);
  });
});

describe('the rest of a query', () => {
  it('relates an occasion to what is worn to it', () => {
    const { related, soft } = understandQuery('something for a garden wedding');
    expect(soft.attributes).toEqual(['garden-wedding']);
    const weights = new Map(related.map(({ word, weight }) => [word, weight]));
    expect(weights.get('midi dress')).toBeGreaterThan(0.5);
    expect(weights.get('floral')).toBeGreaterThan(0.5);
  });

  it('relates no dresses where shoes are wanted for the occasion', () => {
    const { related } = understandQuery('garden wedding shoes');
    expect(related.map(({ word }) => word)).not.toContain('midi dress');
  });

  it('leaves words to match without prices, sizes, genders and stop words', () => {
    const { words } = understandQuery('i want a black levi jacket for men size M under $80');
    expect(words).toEqual(['black', 'levi', 'jacket']);
  });

  it('looks for no word that it keeps out', () => {
    expect(understandQuery('boots without heels').words).toEqual(['boots', 'flat']);
    expect(understandQuery('t-shirt no logo').words).not.toContain('logo');
    expect(understandQuery('dress without sleeves').words).toEqual(['dress', 'sleeveless']);
  });

  it.each(['', '   ', '!!!', '👗', '$'])('survives %j', (text) => {
    expect(understandQuery(text)).toMatchObject({ text, types: [], readings: [] });
  });

  it('survives a word of a thousand letters', () => {
    const text = 'x'.repeat(1000);
    expect(understandQuery(text)).toMatchObject({ text, types: [], unknownGoods: text });
  });
});

describe('an imitation', () => {
  it.each([
    ['vegan leather jacket', 'faux-leather', 'jacket'],
    ['faux leather jacket', 'faux-leather', 'jacket'],
    ['vegan suede boots', 'faux-suede', 'boots'],
  ])('is no garment of the real thing: %j', (text, material, type) => {
    const { concepts } = understandQuery(text);
    expect(concepts.map(({ id }) => id).toSorted()).toEqual([material, type].toSorted());
  });
});
