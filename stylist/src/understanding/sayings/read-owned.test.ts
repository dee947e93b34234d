import { describe, expect, it } from 'vitest';
import { readOwned, rewordOwnedBefore } from './read-owned.ts';

describe('what somebody has', () => {
  it.each([
    ['i already own white sneakers, need pants', 'pants to go with white sneakers'],
    ['i bought a red silk dress, which shoes', 'shoes to go with red silk dress'],
    ['i have a navy blazer, what goes with it', 'pants and a top to go with navy blazer'],
    ['i bought a green skirt. what can i wear with it', 'a top and shoes to go with green skirt'],
    ['my jeans are black, what top', 'top to go with black jeans'],
    ['the shoes are sorted, i need a bag for it', 'a bag to go with shoes'],
    ['have a green midi skirt at home, what can i put on top', 'a top to go with green midi skirt'],
    [
      'i have a red dress and black heels, what bag should i get',
      'bag to go with red dress and black heels',
    ],
  ])('leads to what goes with it: “%s”', (words, meant) => {
    expect(readOwned(words, true)).toEqual({ words: meant, owned: null });
  });

  it.each([
    ['i own boots', 'boots'],
    ['got the dress, need the rest', 'dress'],
    ['i ordered the dress', 'dress'],
  ])('is asked about where nothing beside it is named: “%s”', (words, owned) => {
    expect(readOwned(words, true).owned).toBe(owned);
  });

  it.each([
    'i have a wedding in june',
    'i have to buy shoes',
    'have you got boots',
    'got any dresses?',
    "i've got wide feet and need boots",
    'my dress is too long',
    'do i have to wear heels',
  ])('is none in “%s”', (words) => {
    expect(readOwned(words, true)).toEqual({ words, owned: null });
  });

  it.each([
    ['what goes with it?', 'shoes and a bag to go with red dress'],
    ['a bag for it', 'a bag to go with red dress'],
    ['show me jeans', 'show me jeans'],
  ])('is still meant a message later: “%s”', (words, meant) => {
    expect(rewordOwnedBefore(words, ['hi', 'i own a red dress'])).toBe(meant);
  });
});
