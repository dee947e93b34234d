import { describe, expect, it } from 'vitest';
import { understandQuery } from '../../understand-query.ts';

describe('the words that titles are searched for', () => {
  it.each([
    ['red dress under $50', 'red dress'],
    ['black leather boots without heels', 'black leather boots flat'],
    ['dress for women size 8', 'dress'],
    ['shoes for a blue dress', 'shoes'],
    ['jeans not ripped', 'jeans'],
    ['looking for a nice warm coat please', 'warm coat'],
    ['the vegan baker hoodie', 'vegan baker hoodie'],
    ['something cheaper', ''],
    ['zephyr sandals', 'zephyr sandals'],
    ['a gift for my mom', ''],
    ['floral midi dress with sleeves', 'floral midi dress sleeves'],
    ['what are the best running shoes', 'running shoes'],
    ['coat like the red one', 'coat'],
    ['boots no fur', 'boots'],
    ['linen trousers in navy or white', 'linen trousers navy white'],
  ])('of %j are %j', (query, words) => {
    expect(understandQuery(query).words.join(' ')).toBe(words);
  });
});
