import { describe, expect, it } from 'vitest';
import { rewordErrands, saysTogether } from './reword-errands.ts';

const reword = (text: string, wearer: 'men' | 'women' | null = null) => rewordErrands(text, wearer);

describe('errands', () => {
  it('are lists though nobody wrote a comma', () => {
    expect(reword('need shirt pants shoes')).toBe('need shirt, pants, shoes');
    expect(reword('jeans sweater and boots')).toBe('jeans, sweater and boots');
  });

  it('keep together what names one garment', () => {
    for (const said of ['dress shoes', 'a shirt dress', 'navy suit jacket', 'sweater vest']) {
      expect(reword(said)).toBe(said);
    }
  });

  it('have one sum, wherever and however it is said', () => {
    for (const said of [
      'a shirt and jeans, 200 for everything',
      '200 for the lot, a shirt and jeans',
      'a shirt and jeans, $200 all in',
      'i have 200 to spend, a shirt and jeans',
      'a shirt and jeans, my budget is 200 altogether',
    ]) {
      expect(reword(said)).toBe('a shirt and jeans, under $200 total');
    }
    expect(reword('a wedding outfit, all in 350')).toBe('a wedding outfit, under $350 total');
    for (const said of ['Can you bring the total down to 180?', 'get the whole look below $180']) {
      expect(reword(said)).toContain('under $180 total');
    }
  });

  it('leave numbers that are no sum', () => {
    for (const said of ['size 38 in all colors', 'a total of 3 tops', 'jeans under 80']) {
      expect(reword(said)).toBe(said);
    }
  });

  it('for clothes at one price are for an outfit', () => {
    expect(reword('interview, need new clothes, 300 max total')).toBe(
      'interview, need an outfit, under $300 total',
    );
  });

  it('of so many pieces of a wardrobe name the pieces', () => {
    const women = reword('i want a capsule wardrobe, 10 pieces, for work', 'women');
    expect(women).toContain('3 tops, 2 pants, 1 shoes, 1 sweater, 1 jacket, 1 dress, 1 skirt');
    expect(women).toContain('for work');
    expect(reword('five pieces i can mix and match', 'men')).toContain('1 shirt, 1 pants');
  });

  it('that ask what belongs into a wardrobe stay questions', () => {
    const asked = 'what are the 10 pieces of a capsule wardrobe?';
    expect(reword(asked)).toBe(asked);
  });
});

describe('pieces that are to go together', () => {
  it('are told from others', () => {
    expect(saysTogether('3 tops and 2 pants that go together')).toBe(true);
    expect(saysTogether('tops that i can mix and match')).toBe(true);
    expect(saysTogether('a top to go with jeans')).toBe(false);
  });
});
