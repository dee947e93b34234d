import { describe, expect, it } from 'vitest';
import { understandQuery } from '../understand-query.ts';

const boundsOf = (text: string): (number | null)[] => {
  const { priceMin, priceMax } = understandQuery(text).hard;
  return [priceMin, priceMax];
};

describe('prices in a query', () => {
  it.each([
    ['dress under $50', null, 50],
    ['below 50 dollars', null, 50],
    ['less than 30 bucks', null, 30],
    ['up to 75', null, 75],
    ['max 80', null, 80],
    ['80 max', null, 80],
    ['$75 or less', null, 75],
    ['no more than $1,200', null, 1200],
    ['under 1k', null, 1000],
    ['dress $50', null, 50],
    ['boots for 90 dollars', null, 90],
    ['over 100', 100, null],
    ['at least $40', 40, null],
    ['$200+', 200, null],
    ['from $60', 60, null],
    ['between 50 and 100', 50, 100],
    ['between $100 and $50', 50, 100],
    ['$50-100', 50, 100],
    ['50–100 usd', 50, 100],
    ['coat 100-200', 100, 200],
    ['bags 80 - 150', 80, 150],
    ['from 20 to 40', 20, 40],
    ['over $20 and under $60', 20, 60],
    ['around 100', 80, 120],
    ['under $49.99', null, 49.99],
  ])('%j is from %s to %s', (text, min, max) => {
    expect(boundsOf(text)).toEqual([min, max]);
  });

  it.each([
    'size 8',
    'jeans 32-34',
    'tights 100-200 denier',
    'jumper 1990-2000',
    '32x30 jeans',
    'shirt for women over 50',
    'heels over 4 inches',
    'levis 501',
    '3 piece suit',
    '20% off',
    'up to 3xl',
    'under armour shoes',
    '90s jeans',
  ])('%j names no price', (text) => {
    expect(boundsOf(text)).toEqual([null, null]);
  });

  it.each(['shoes on sale', 'discounted coats', '20% off dresses', 'clearance', 'up to 50% off'])(
    '%j asks for a sale',
    (text) => {
      expect(understandQuery(text).hard.sale).toBe(true);
    },
  );

  it.each([
    ['cheap dress', -1],
    ['affordable boots', -1],
    ['luxury handbag', 1],
    ['quiet luxury', 0],
    ['dress', 0],
  ])('%j has price level %i and leaves no word of it to match', (text, level) => {
    const understood = understandQuery(text);
    expect(understood.soft.priceLevel).toBe(level);
    if (level !== 0) expect(understood.words).not.toContain(text.split(' ')[0]);
  });
});
