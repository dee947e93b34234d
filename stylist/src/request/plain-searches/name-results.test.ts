import { describe, expect, it } from 'vitest';
import { sampleItem } from '../../testing/sample-items.ts';
import { callByPlace, nameResults } from './name-results.ts';

const jacket = (
  id: string,
  color: 'Green' | 'Blue' | 'Black',
  price: number,
  brand: string,
  type = 'denim-jacket',
) => sampleItem(id, { price, brand, colors: [color], short_description: id, facts: { type } });

const RESULTS = [
  jacket('a', 'Green', 115.45, 'Ostra'),
  jacket('b', 'Black', 60, 'Nine Acre'),
  jacket('c', 'Black', 90, 'Juno Street', 'blazer'),
  jacket('d', 'Blue', 90, 'Juno Street'),
];
const named = (words: string): string => nameResults(words, RESULTS).words;

describe('a result on the screen', () => {
  it.each([
    ['i like the second one', 'i like option 2'],
    ['is the 3rd jacket lined', 'is option 3 lined'],
    ['number 4 pls', 'option 4 pls'],
    ['the last one in navy', 'option 4 in navy'],
    ['#2 or #3?', 'option 2 or option 3?'],
  ])('is called by its place: %j', (words, called) => {
    expect(named(words)).toBe(called);
  });

  it.each([
    ['the $115 one is nice', 'option 1 is nice'],
    ['what is the cheapest one made of', 'what is option 2 made of'],
    ['the priciest one and the $60 one together', 'option 1 and option 2 together'],
  ])('is called by its price: %j', (words, called) => {
    expect(named(words)).toBe(called);
  });

  it.each([
    ['is the green one warm', 'is option 1 warm'],
    ['not the nine acre one', 'not option 2'],
    ['the blazer one please', 'option 3 please'],
  ])('is called by what it alone has: %j', (words, called) => {
    expect(named(words)).toBe(called);
  });

  it.each([
    'the black one',
    'the $90 one',
    'which is the cheapest one?',
    'what’s the cheapest',
    'a green one',
    'the seventh one',
  ])('is not guessed: %j', (words) => {
    expect(named(words)).toBe(words);
  });

  it('is called by its place where a brand and a price tell which', () => {
    expect(callByPlace('that nine acre jacket for 60, is it lined', RESULTS)).toBe(
      'the second one, is it lined',
    );
    expect(callByPlace('the black one for $90 pls', RESULTS)).toBe('the third one pls');
    expect(callByPlace('that juno street one for 70', RESULTS)).toBe('that Juno Street one for 70');
    expect(callByPlace('the nine acre one', RESULTS)).toBe('the nine acre one');
  });

  it('leaves the brands that are named beside it', () => {
    const { words, brands } = nameResults('only Nine Acre’s, never juno street', RESULTS);
    expect(words).toBe('only brand 2, never brand 3');
    expect(brands).toEqual(['Ostra', 'Nine Acre', 'Juno Street']);
  });
});
