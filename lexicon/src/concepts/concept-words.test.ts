import { describe, expect, it } from 'vitest';
import { readGarment } from '../product-text/read-garment.ts';
import { conceptWords } from './concept-words.ts';

const wordsOf = (title: string): string => conceptWords(readGarment({ title }));

describe('conceptWords', () => {
  it.each([
    ['Canvas Sneakers', 'trainer'],
    ['Wool Sweater', 'jumper'],
    ['Slim Pants', 'trousers'],
    ['Floral Midi Dress', 'wedding guest'],
    ['Floral Midi Dress', 'dress'],
    ['Navy Blazer', 'office'],
    ['Navy Blazer', 'blue'],
    ['Parka', 'winter'],
    ['Fringed Maxi Dress', 'boho'],
  ])('lets %j be found by %j', (title, words) => {
    expect(wordsOf(title)).toContain(words);
  });

  it('does not send a parka to the beach', () => {
    expect(wordsOf('Parka')).not.toContain('beach');
  });

  it('is empty where nothing is known', () => {
    expect(wordsOf('Zephyr')).toBe('');
  });
});
