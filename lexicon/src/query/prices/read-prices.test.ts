import { describe, expect, it } from 'vitest';
import { understandQuery } from '../../understand-query.ts';
import { readingLabel } from '../readings/reading-label.ts';

const boundsOf = (text: string): (number | null)[] => {
  const { priceMin, priceMax } = understandQuery(text).hard;
  return [priceMin, priceMax];
};

describe('prices in a query', () => {
  it.each([
    ['dress under $50', null, 50],
    ['she has about ten scarves', null, null],
    ['about 50 shirts', null, null],
    ['about 50, shirts', 40, 60],
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
    ['dress under fifty dollars', null, 50],
    ['two hundred bucks coat', null, 200],
    ['bag under a hundred', null, 100],
    ['shoes fifty to eighty', 50, 80],
    ['twelve hundred dollar bag', null, 1200],
    ['a couple hundred dollars coat', null, 200],
    ['dress around a hundred and fifty', 120, 180],
    ['one shoulder dress under thirty', null, 30],
    ['50ish jeans', 40, 60],
    ['$1.2k coat', null, 1200],
    ['between 40 & 60 sweater', 40, 60],
    ['sub 100 sneakers', null, 100],
    ['<100 bag', null, 100],
    ['100- shoes', null, 100],
    ['jeans 100+', 100, null],
    ['50 and up sunglasses', 50, null],
    ['30-50 tee', 30, 50],
    ['max. $30 scarf', null, 30],
    ['i have 100 dollars for a bag', null, 100],
    ['my budget is 120 suit', null, 120],
    ['over 1.5k watch', 1500, null],
    ['coat between one hundred and two hundred', 100, 200],
    ['less than 1 hundred', null, 100],
    ['hundred dollar shoes', null, 100],
    ['under 2 thousand', null, 2000],
    ['price range 20-40', 20, 40],
    ['priced at 30 hat', null, 30],
    ['from 50 up to 100', 50, 100],
    ['49.99 jeans', null, 49.99],
    ['dress 50 dollars or so', 40, 60],
    ['an outfit for like 150', 120, 180],
    ['shoes in the 100 dollar range', 80, 120],
    ['a dress around the 60 mark', 48, 72],
    ['a dress between 50 and 80ish', 50, 80],
    ['100 dollars and below', null, 100],
    ['less than $100 but more than $50 shoes', 50, 100],
  ])('%j is from %s to %s', (text, min, max) => {
    expect(boundsOf(text)).toEqual([min, max]);
  });

  it.each([
    ['nothing over $80 bag', null, 80],
    ["doesn't cost more than $40 tee", null, 40],
    ['no dresses over $100', null, 100],
    ["can't spend more than $75 on boots", null, 75],
    ["don't want to pay over 90 for heels", null, 90],
    ['not a penny over 75 blouse', null, 75],
    ['no higher than 120 coat', null, 120],
    ['never more than 45 on a top', null, 45],
    ["don't go above 65 for the skirt", null, 65],
    ['without going over $45 scarf', null, 45],
    ['a dress not exceeding $70', null, 70],
    ['not over 50 hat', null, 50],
    ['nothing under $100 watch', 100, null],
    ['not less than 200 coat', 200, null],
    ['no less than 60 belt', 60, null],
    ['cheap but not under 20 jeans', 20, null],
    ['nothing black under $50', null, 50],
    ['no leather under $50 bags', null, 50],
  ])('%j, which refuses, is from %s to %s', (text, min, max) => {
    expect(boundsOf(text)).toEqual([min, max]);
  });

  it('wants the garment whose price it refuses', () => {
    expect(understandQuery('no dresses over $100').types).toContain('dress');
  });

  it.each([
    ['under £50 dress', 'Under £50 (not converted)'],
    ['jacket 80 euros', 'Under €80 (not converted)'],
    ['under 80 canadian dollars', 'Under CA$80 (not converted)'],
    ['£30 to £60 skirts', '£30 to £60 (not converted)'],
    ['under $50 dress', 'Under $50'],
  ])('%j says of its currency %j', (text, label) => {
    const { readings } = understandQuery(text);
    expect(readings.filter(({ kind }) => kind === 'price').map(readingLabel)).toEqual([label]);
  });

  it.each([
    'two piece suit',
    'five pocket jeans',
    'seven for all mankind jeans',
    'air max 97',
    'one size hat',
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
