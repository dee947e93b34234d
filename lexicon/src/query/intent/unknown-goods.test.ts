import { describe, expect, it } from 'vitest';
import { understandQuery } from '../../understand-query.ts';
import { brandFinder } from '../brands/find-brands.ts';

const goodsIn = (text: string): string | null => understandQuery(text).unknownGoods;

describe('a thing that no fashion shop sells', () => {
  it.each([
    'tires',
    'lipstick',
    'red lipstick',
    'sheets',
    'laptop',
    'dog bed',
    'wine glasses',
    'phone case',
    'car seat covers',
    'asdfgh qwerty',
    'jumper cables',
    'coat rack',
    'fish tank',
    'bean bag chair',
    'sleeping bag',
    'shower cap',
    'curtain rings',
    'life jacket',
    'table runner',
    'oven mitts',
    'golf clubs',
    'basketball hoop',
    'garbage bags',
    'seat belt',
    'bow and arrow',
    'wedding cake',
    'blue velvet sofa',
    'leather couch',
    'boho lampshade',
    'silk pillowcase',
    'watch battery',
    'ring light',
    'sweater for my dog',
    'carburetor',
    'hiking poles',
    'samsung tv',
    'charcoal grill',
    'baby stroller',
    'birthday cake',
    'orange juice',
    'air fryer',
    'hamster cage',
    'guitar strings',
    'printer ink',
    'screwdriver set',
    'plane tickets',
  ])('%j is told, and no garment of its words is looked for', (text) => {
    expect(goodsIn(text)).toBe(text);
    expect(understandQuery(text).types).toEqual([]);
  });

  it.each([
    ['I need a new stove', 'stove'],
    ['looking for a lawn mower under $300', 'lawn mower'],
    ['do you sell toasters', 'toasters'],
    ['nail polish red', 'nail polish'],
    ['leather sofa under 500', 'leather sofa'],
    ['perfume for women', 'perfume'],
  ])('in %j is %j', (text, goods) => {
    expect(goodsIn(text)).toBe(goods);
  });

  it.each([
    'laptop bag',
    'backpack for laptop',
    'bag for my laptop',
    'candles and jeans',
    'jeans and a candle',
    'quibble dress',
    'jacket acme',
    'dinosaur t-shirt',
    'tee pizza',
    'cat eye sunglasses',
    'summer vibes',
    'something slinky',
    'cozy winter inspo',
    'new arrivals',
    'best sellers',
    'what should i wear',
    'help me pick',
    'gift for golfer',
    'outfit for bat mitzvah',
    'denim',
    'gold',
    'red',
    'cashmere',
    'hoops',
    'slides',
    'pumps',
    'tank',
    'clutch',
    'body warmer',
    'key ring',
    'band',
    'cuff',
    'sale',
    'show me everything',
    'umbrella',
    'eye mask',
    'lbd',
  ])('is not in %j', (text) => {
    expect(goodsIn(text)).toBeNull();
  });

  it('is no word that the shop knows, from its brands, its kinds or its titles', () => {
    const isIndexedWord = (word: string): boolean => word === 'zorblat';
    expect(goodsIn('zorblat')).toBe('zorblat');
    expect(understandQuery('zorblat', { isIndexedWord }).unknownGoods).toBeNull();
    expect(understandQuery('zorblat', { isKnownWord: isIndexedWord }).unknownGoods).toBeNull();
    const findBrands = brandFinder(['Zorblat']);
    expect(understandQuery('zorblat', { findBrands }).unknownGoods).toBeNull();
  });

  it('is read back as such', () => {
    expect(understandQuery('red lipstick').readings).toMatchObject([
      { words: 'red lipstick', concept: null, kind: 'goods', hard: true },
    ]);
  });
});

describe('a well-known brand', () => {
  const findBrands = brandFinder(['Nike', 'Everlane']);

  it.each([
    ['adidas hoodie mens', ['adidas']],
    ['ray ban sunglasses', ['ray ban']],
    ['gucci', ['gucci']],
    ['prada bag', ['prada']],
    ['jeans by hollister', ['hollister']],
    ['nike shoes', []],
    ['gap jeans', []],
    ['coach bag', []],
    ['birks', []],
    ['uniqlo heattech', ['uniqlo']],
  ])('in %j that the shop lacks is %j', (text, missing) => {
    const understood = understandQuery(text, { findBrands });
    expect(understood.missingBrands).toEqual(missing);
    expect(understood.unknownGoods).toBeNull();
  });

  it('is not missing where nobody knows the brands of the shop', () => {
    expect(understandQuery('gucci bag').missingBrands).toEqual([]);
  });
});

describe('a query of another language', () => {
  it.each([
    ['rotes Kleid', 'dress', 'red dress'],
    ['zapatillas negras', 'sneakers', 'black sneakers'],
    ['chaussures homme', 'shoes', 'men shoes'],
    ['jupe en soie', 'skirt', 'silk skirt'],
    ['красное платье', 'dress', 'red dress'],
    ['vestido de novia', 'wedding-dress', 'wedding dress'],
  ])('%j is read as %s, and says so', (text, type, english) => {
    const { types, corrected, unknownGoods } = understandQuery(text);
    expect(types).toContain(type);
    expect(corrected).toBe(english);
    expect(unknownGoods).toBeNull();
  });

  it.each(['vestido sin encaje', 'Kleid ohne Spitze', 'платье без рукавов'])(
    '%j is not, since its limits would be lost',
    (text) => {
      expect(understandQuery(text).unknownGoods).not.toBeNull();
    },
  );
});

describe('what people dress for', () => {
  it.each([
    'ski trip',
    'yoga class',
    'thanksgiving dinner',
    'renaissance fair',
    'book club',
    'poker night',
    'spring break',
    'cooking class',
    'wine tour',
    'work lunch',
  ])('is no goods: %s', (text) => {
    expect(goodsIn(text)).toBeNull();
  });

  it('does not hide goods after it', () => {
    expect(goodsIn('night stand')).toBe('night stand');
  });
});
