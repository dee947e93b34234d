import { describe, expect, it } from 'vitest';
import { brandFinder } from './query/brands/find-brands.ts';
import { understandQuery } from './understand-query.ts';

describe('a query of many parts', () => {
  it('is read part by part', () => {
    const text = 'navy wool coat, not double-breasted, under 300, for a tall man';
    const { types, hard, soft, not, readings } = understandQuery(text);
    expect(types[0]).toBe('wool-coat');
    expect(types).not.toContain('double-breasted-coat');
    expect(soft.colors).toEqual(['Blue']);
    expect(not.attributes).toEqual(['double-breasted']);
    expect(hard).toMatchObject({
      gender: ['Men', 'Unisex'],
      priceMax: 300,
      clothing_fit: ['L'],
    });
    expect(readings.filter((reading) => reading.hard)).toHaveLength(4);
  });

  it('may name a product for a whole kind of things', () => {
    const { types, soft, comparisons } = understandQuery('sneakers like Stan Smiths but cheaper');
    expect(types).toContain('court-sneakers');
    expect(soft).toMatchObject({ colors: ['White'], materials: ['leather'], priceLevel: -1 });
    expect(comparisons).toEqual([{ aspect: 'price', direction: -1 }]);
  });

  it('may name a month for a season', () => {
    const { soft } = understandQuery('something for a garden wedding in June');
    expect(soft.attributes).toEqual(['garden-wedding', 'summer']);
  });

  it('may ask for sleeves of any length, and for no flowers', () => {
    const { not, soft } = understandQuery('a dress with sleeves but not floral');
    expect(soft.attributes).toEqual(['sleeved']);
    expect(not.attributes).toContain('sleeveless');
    expect(not.patterns).toEqual(['floral']);
  });

  it.each(['no heels', 'boots without heels', 'shoes with no heel'])(
    '%j keeps everything on heels out',
    (text) => {
      const { not, types, readings } = understandQuery(text);
      expect(not.types).toEqual(
        expect.arrayContaining(['pumps', 'heeled-sandals', 'heeled-boots']),
      );
      expect(not.attributes).toEqual(expect.arrayContaining(['high-heel', 'chunky-heel']));
      expect(types).not.toContain('heeled-boots');
      expect(readings.at(-1)?.hard).toBe(true);
    },
  );

  it('asks for shoes where it speaks of heels alone', () => {
    expect(understandQuery('no heels').categories).toEqual(['shoes']);
  });

  it('keeps skins and wool out of what is to be vegan, and not what only looks like them', () => {
    const { not } = understandQuery('vegan shoes');
    expect(not.materials).toEqual(expect.arrayContaining(['leather', 'suede', 'wool', 'silk']));
    expect(not.materials).not.toContain('faux-leather');
    expect(understandQuery('vegan leather bag').not.materials).toEqual([]);
  });

  it('keeps what ends above the knee out where it shall end at or below it', () => {
    const { not, types } = understandQuery('dress below the knee');
    expect(not.attributes).toContain('mini');
    expect(types).toContain('midi-dress');
    expect(types).not.toContain('mini-dress');
  });

  it('keeps sleeves out where none are wanted', () => {
    expect(understandQuery('dress without sleeves').not.attributes).toContain('long-sleeve');
  });

  it('may want a color but not one shade of it', () => {
    const { soft, not, readings } = understandQuery('blue but not navy shirt');
    expect(soft.colors).toEqual(['Blue']);
    expect(not).toMatchObject({ colors: [], shades: ['navy'] });
    expect(readings.at(1)).toMatchObject({
      words: 'navy',
      concept: { kind: 'shade', id: 'navy' },
      hard: true,
    });
    expect(understandQuery('shirt not navy').not).toMatchObject({ colors: ['Blue'], shades: [] });
  });

  it('gives up the kinds of a type that are what it negates', () => {
    const { types } = understandQuery('flared jeans not skinny or ripped');
    expect(types).toContain('flared-jeans');
    expect(types).not.toContain('ripped-jeans');
  });
});

describe('measures and money in a query', () => {
  it.each([
    ['3 inch heels', 'mid-heel'],
    ['10 cm stiletto heels', 'high-heel'],
    ['heels under 4cm', 'low-heel'],
    ['shoes with a 60 mm block heel', 'mid-heel'],
  ])('%j asks for a %s', (text, attribute) => {
    expect(understandQuery(text).soft.attributes).toContain(attribute);
  });

  it('are read in other currencies', () => {
    expect(understandQuery('kurta under ₹2000').hard.priceMax).toBe(2000);
    expect(understandQuery('kurta under rs 2000').hard.priceMax).toBe(2000);
    expect(understandQuery('coat for 80 euros').hard.priceMax).toBe(80);
  });
});

describe('everyday words of many places', () => {
  it.each([
    ['jumper', 'sweater'],
    ['waistcoat', 'waistcoat'],
    ['gilet', 'vest'],
    ['trainers', 'sneakers'],
    ['wellies', 'rain-boots'],
    ['dungarees', 'overalls'],
    ['knickers', 'panties'],
    ['fanny pack', 'belt-bag'],
    ['kurti', 'kurta'],
    ['saree', 'sari'],
    ['churidar', 'churidar'],
    ['mojari', 'jutti'],
    ['ghagra', 'lehenga'],
    ['salwar suit', 'salwar-kameez'],
    ['chappal', 'kolhapuris'],
    ['dad shoes', 'chunky-sneakers'],
    ['braces', 'suspenders'],
    ['jandals', 'flip-flops'],
    ['stetson', 'cowboy-hat'],
    ['jodhpurs', 'riding-pants'],
    ['running shirt', 'sports-top'],
  ])('%j is %s', (text, type) => {
    expect(understandQuery(text).types[0]).toBe(type);
  });
});

describe('the brands of a shop', () => {
  const findBrands = brandFinder(['The Vegan Baker', 'Ocean Wears']);

  it('are names, whatever their words mean', () => {
    const { soft, readings } = understandQuery('red coat from the vegan baker', { findBrands });
    expect(soft.brands).toEqual(['The Vegan Baker']);
    expect(soft.attributes).toEqual([]);
    expect(readings.at(-1)?.concept).toEqual({ kind: 'brand', id: 'The Vegan Baker' });
  });

  it('stay among the words to match', () => {
    expect(understandQuery('ocean wears hat', { findBrands }).words).toEqual([
      'ocean',
      'wears',
      'hat',
    ]);
  });
});
