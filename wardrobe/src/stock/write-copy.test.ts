import { describe, expect, it } from 'vitest';
import { colorwayOf } from './colorway.ts';
import { entryOf, readStock } from './read-stock.ts';
import type { Design } from './stock-schema.ts';
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
  cut: { neck: 'camp', sleeve: 'short' },
};
const BRAND = { ...entryOf(stock.brands, 'thread', 'brand'), name: 'Tester', notes: ['The note.'] };
const FABRIC = {
  ...entryOf(stock.fabrics, 'linen', 'fabric'),
  materials: ['linen', 'pima-cotton'],
  sentences: ['The fabric.'],
};

const subject = (
  colorways: readonly string[],
  given: Partial<Design> = {},
  title = 'Linen Shirt',
) => ({
  design: { ...DESIGN, ...given },
  brand: BRAND,
  fabric: FABRIC,
  print: null,
  colorways: colorways.map((text) => colorwayOf(text, stock.palette)),
  title,
});

const written = (cut: Design['cut']) => writeDescription(subject(['black'], { cut }));

describe('a description', () => {
  it('speaks of the cut, the fabric, the detail and the styling once each', () => {
    for (const title of ['Ada', 'Bea', 'Cleo', 'Dora', 'Enid', 'Faye']) {
      const text = writeDescription(subject(['black', 'sky'], {}, title));
      const count = (sentence: string) => text.split(sentence).length - 1;
      expect(count('The fabric.')).toBe(1);
      expect(count('The cut.')).toBe(1);
      expect(count('The styling.')).toBe(1);
      expect(text.endsWith('Camp collar, short sleeves.')).toBe(true);
    }
  });

  it('names all colors of an item in a list that reads well', () => {
    const texts = ['Ada', 'Bea', 'Cleo', 'Dora', 'Enid'].map((title) =>
      writeDescription(subject(['black', 'sky', 'olive'], {}, title)),
    );
    expect(texts.some((text) => text.includes('Black, Sky and Olive'))).toBe(true);
    const single = ['Ada', 'Bea', 'Cleo', 'Dora', 'Enid'].map((title) =>
      writeDescription(subject(['black'], {}, title)),
    );
    for (const text of single) expect(text).not.toMatch(/Comes in|Choose from|Available in/);
  });

  it('speaks of a print only where there is one', () => {
    const printed = {
      ...subject(['black+ivory']),
      print: { ...stock.prints.dots, sentence: 'The dots.' },
    };
    expect(writeDescription(printed)).toContain('The dots.');
    expect(writeDescription(subject(['black']))).not.toContain('The dots.');
  });

  it.each([
    ['v', 'long', 'V-neck, long sleeves.'],
    ['crew', 'none', 'Crew neck, sleeveless.'],
    ['turtle', 'three-quarter', 'Turtleneck, three-quarter sleeves.'],
    ['strap', 'none', 'Spaghetti straps, sleeveless.'],
    ['hood', 'balloon', 'Hooded, balloon sleeves.'],
    ['moto', 'short', 'Short sleeves.'],
  ] as const)('says of a %s neck with %s sleeves "%s"', (neck, sleeve, facts) => {
    expect(written({ neck, sleeve }).endsWith(` ${facts}`)).toBe(true);
  });

  it('says nothing of neck and sleeves where there are none', () => {
    expect(written(undefined)).not.toMatch(/neck|sleeve|collar/i);
  });

  it('is the same for the same item and varies from one to another', () => {
    const text = (title: string) => writeDescription(subject(['black', 'sky'], {}, title));
    expect(text('Ada')).toBe(text('Ada'));
    expect(
      new Set(['Ada', 'Bea', 'Cleo', 'Dora', 'Enid', 'Faye', 'Gwen'].map(text)).size,
    ).toBeGreaterThan(1);
  });
});

describe('the line for the search by meaning', () => {
  it('says for whom the item is, what it is, its pattern, materials, colors, uses and brand', () => {
    expect(writeSearchDescription(subject(['black', 'sky', 'midnight']))).toBe(
      "men's linen shirt in plain linen and pima cotton, black and blue; shirt for summer; Tester",
    );
  });

  it('names the pattern of a print in words', () => {
    const printed = { ...subject(['black+ivory']), print: stock.prints.dots };
    expect(writeSearchDescription(printed)).toContain('in polka dot linen');
  });
});
