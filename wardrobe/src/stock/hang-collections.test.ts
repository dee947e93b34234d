import { describe, expect, it } from 'vitest';
import { dealWords } from './deal-words.ts';
import { hangCollections } from './hang-collections.ts';
import { readStock } from './read-stock.ts';
import type { Collection, Design } from './stock-schema.ts';

const stock = readStock();
const [first] = stock.designs;
if (!first) throw new Error('The stock is empty');

const DESIGN: Design = {
  ...first,
  noun: 'Slip Dress',
  shape: 'slip',
  silhouette: ['The line.', 'The fall.'],
  details: ['The seam.'],
  styling: ['The evening.'],
  items: [],
};
const PIECE = {
  shape: 'slip',
  name: 'Bias Dress',
  fabric: 'silk',
  print: 'none' as const,
  colors: 'black ivory',
  words: 'Its own words.',
};
const collection = (...pieces: Partial<typeof PIECE>[]): Collection => ({
  brand: 'lune',
  name: 'Orangery',
  season: 'spring',
  pieces: pieces.map((piece) => ({ ...PIECE, ...piece })),
});

describe('a piece of a collection', () => {
  it('is cut like the design of its shape, under a name and in words of its own', () => {
    const [hung] = hangCollections([DESIGN], [collection({})]);
    expect(hung?.design).toMatchObject({
      noun: 'Bias Dress',
      category: DESIGN.category,
      shape: 'slip',
    });
    expect(hung?.made).toEqual({
      brand: 'lune',
      fabric: 'silk',
      print: 'none',
      colorways: ['black', 'ivory'],
      words: 'Its own words.',
      collection: { name: 'Orangery', season: 'spring' },
    });
  });

  it('shares its design with others of its name, and with the design that has it already', () => {
    const pieces = collection({}, { fabric: 'satin' }, { name: 'Slip Dress' });
    const [one, two, three] = hangCollections([DESIGN], [pieces]);
    expect(one?.design).toBe(two?.design);
    expect(three?.design).toBe(DESIGN);
  });

  it('is refused where no design has its shape, or another cut has its name', () => {
    expect(() => hangCollections([DESIGN], [collection({ shape: 'kite' })])).toThrow('"kite"');
    const other = { ...DESIGN, noun: 'Bias Dress', shape: 'tube' };
    expect(() => hangCollections([DESIGN, other], [collection({})])).toThrow('another cut');
  });
});

describe('the words of the items', () => {
  const made = (fabric: string, words?: string) => ({
    design: DESIGN,
    made: { brand: 'lune', fabric, print: 'none' as const, colorways: ['black'], words },
  });

  it('share out what a design says, so that nothing is said twice', () => {
    const dealt = dealWords([made('silk'), made('satin')], stock);
    expect(dealt.map((one) => one.made.words)).toEqual([
      'The line. The seam.',
      'The fall. The evening.',
    ]);
  });

  it('begin with those of an item alone, and are no others where it is of a collection', () => {
    const [piece] = hangCollections([DESIGN], [collection({ name: 'Slip Dress' })]);
    if (!piece) throw new Error('Nothing was hung');
    const dealt = dealWords([made('silk', 'Mine alone.'), piece], stock);
    expect(dealt[0]?.made.words).toBe('Mine alone. The line. The fall. The seam. The evening.');
    expect(dealt[1]?.made.words).toBe('Its own words.');
  });

  it('are filled up from cloth and brand where a design has few, each sentence for one item', () => {
    const five = ['silk', 'silk', 'silk', 'silk', 'silk'].map((fabric) => made(fabric));
    const words = dealWords(five, stock).map((one) => one.made.words ?? '');
    const said = words.flatMap((text) => text.split(/(?<=\.) /));
    expect(said).toEqual([...new Set(said)]);
    expect(Math.min(...words.map((text) => text.split(/(?<=\.) /).length))).toBeGreaterThan(0);
    expect(words[0]).toContain(stock.fabrics.silk?.sentences[0]);
  });
});
