import { describe, expect, it } from 'vitest';
import { colorwayOf } from './colorway.ts';
import { entryOf, readStock } from './read-stock.ts';
import type { Design, DesignItem } from './stock-schema.ts';
import { writeDescription, writeSearchDescription } from './write-copy.ts';

const stock = readStock();
const [first] = stock.designs;
if (!first) throw new Error('The stock is empty');

const DESIGN: Design = {
  ...first,
  noun: 'Linen Shirt',
  gender: 'Men',
  silhouette: ['The cut.'],
  details: ['The detail.'],
  styling: ['The styling.'],
  uses: 'shirt for summer',
  build: [],
  cut: { neck: 'camp', sleeve: 'short' },
};
const BRAND = {
  ...entryOf(stock.brands, 'thread', 'brand'),
  name: 'Tester',
  code: 'TE',
  fit: 'true to size; mostly',
};
const FABRIC = {
  ...entryOf(stock.fabrics, 'linen', 'fabric'),
  materials: ['linen', 'pima-cotton'],
  label: '100% flax',
  care: 'wash cold',
};

const subject = (
  colorways: readonly string[],
  given: Partial<Design> = {},
  made: Partial<DesignItem> = {},
) => ({
  design: { ...DESIGN, ...given },
  made: {
    brand: 'thread',
    fabric: 'linen',
    print: 'none' as const,
    colorways: [...colorways],
    words: 'Its own words.',
    ...made,
  },
  brand: BRAND,
  fabric: FABRIC,
  print: null,
  colorways: colorways.map((text) => colorwayOf(text, stock.palette)),
  title: 'Linen Shirt',
});

const cutAs = (cut: Design['cut']) => writeDescription(subject(['black'], { cut }));

describe('a description', () => {
  it('says what is said of the item alone, then a line of facts', () => {
    expect(writeDescription(subject(['black']))).toMatch(
      /^Its own words\. Camp collar, short sleeves; 100% flax; wash cold; true to size, mostly; style TE-\d{5}\.$/,
    );
  });

  it('lists how it is made, but for parts that its own words speak of', () => {
    const build = ['zip fly', 'two side pockets', 'fully lined'];
    const facts = (words: string) => writeDescription(subject(['black'], { build }, { words }));
    expect(facts('Plain.')).toContain(
      '; zip fly; two side pockets; fully lined; 100% flax; wash cold;',
    );
    expect(facts('Five buttons of horn. Unlined.')).toContain('; two side pockets; 100% flax;');
    expect(facts('No pockets, no zip, a silk lining.')).toContain('short sleeves; 100% flax;');
  });

  it('names the collection, and its season where it has one', () => {
    const from = (season: 'summer' | 'all year') =>
      writeDescription(subject(['black'], {}, { collection: { name: 'Long Light', season } }));
    expect(from('summer')).toContain('; Long Light, summer collection; style');
    expect(from('all year')).toContain('; Long Light, here all year; style');
  });

  it('speaks of the cut of the design where an item has no words', () => {
    const text = writeDescription(subject(['black'], {}, { words: undefined }));
    expect(text).toMatch(/^The cut\. The detail\. /);
  });

  it.each([
    ['v', 'long', 'V-neck, long sleeves;'],
    ['crew', 'none', 'Crew neck, sleeveless;'],
    ['turtle', 'three-quarter', 'Turtleneck, three-quarter sleeves;'],
    ['strap', 'none', 'Spaghetti straps, sleeveless;'],
    ['hood', 'balloon', 'Hooded, balloon sleeves;'],
    ['moto', 'short', 'Short sleeves;'],
  ] as const)('says of a %s neck with %s sleeves "%s"', (neck, sleeve, facts) => {
    expect(cutAs({ neck, sleeve })).toContain(` ${facts}`);
  });

  it('says nothing of neck and sleeves where there are none, and of fit only what is worn', () => {
    expect(cutAs(undefined)).not.toMatch(/neck|sleeve|collar/i);
    expect(writeDescription(subject(['black'], { category: 'bags' }))).not.toContain(
      'true to size',
    );
  });

  it('is the same for the same item', () => {
    expect(writeDescription(subject(['black']))).toBe(writeDescription(subject(['black'])));
  });
});

describe('the line for the search by meaning', () => {
  it('says for whom the item is, what it is, its pattern, materials, colors, uses and brand', () => {
    expect(writeSearchDescription(subject(['black', 'sky', 'midnight']))).toBe(
      "men's linen shirt in plain linen and pima cotton, black and blue; shirt for summer; Tester",
    );
  });

  it('names the season that an item is made for', () => {
    const made = { collection: { name: 'Long Light', season: 'summer' as const } };
    expect(writeSearchDescription(subject(['black'], {}, made))).toMatch(/; summer; Tester$/);
  });

  it('names the pattern of a print in words', () => {
    const printed = { ...subject(['black+ivory']), print: stock.prints.dots };
    expect(writeSearchDescription(printed)).toContain('in polka dot linen');
  });
});
