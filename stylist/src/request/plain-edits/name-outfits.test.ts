import { describe, expect, it } from 'vitest';
import { sampleItem } from '../../testing/sample-items.ts';
import { nameOutfits } from './name-outfits.ts';

const dress = (id: string, color: 'Green' | 'Blue' | 'Pink', price: number, type = 'maxi-dress') =>
  sampleItem(id, { price, colors: [color], facts: { type } });
const shoes = (id: string, color: 'Black' | 'Green', price: number, type = 'pumps') =>
  sampleItem(id, { price, short_description: id, colors: [color], facts: { type } });

const OUTFITS = [
  [dress('a', 'Green', 60, 'wrap-dress'), shoes('b', 'Black', 55.45)],
  [dress('c', 'Blue', 90), shoes('d', 'Black', 60, 'loafers')],
  [dress('e', 'Pink', 70, 'midi-dress'), shoes('f', 'Green', 50)],
];

describe('an outfit on the screen', () => {
  it.each([
    ['i like the second one', 'i like outfit 2'],
    ['the last one but in navy', 'outfit 3 but in navy'],
    ['make the 3rd look dressier', 'make outfit 3 dressier'],
    ['number two!!', 'outfit 2!!'],
    ['is #3 lined', 'is outfit 3 lined'],
  ])('is called by its place: %j', (words, named) => {
    expect(nameOutfits(words, OUTFITS)).toBe(named);
  });

  it.each([
    ['the $115 one pls', 'outfit 1 pls'],
    ['the 150 dollar one', 'outfit 2'],
    ['the cheapest one', 'outfit 1'],
    ['the priciest look is it', 'outfit 2 is it'],
  ])('is called by its price: %j', (words, named) => {
    expect(nameOutfits(words, OUTFITS)).toBe(named);
  });

  it.each([
    // The shoes of another outfit are green, too; a dress is seen first.
    ['the green one is gorgeous', 'outfit 1 is gorgeous'],
    ['the one with the loafers please', 'outfit 2 please'],
    ['love the outfit with the pink dress', 'love outfit 3'],
    ['the wrap dress one', 'outfit 1'],
  ])('is called by what it alone has: %j', (words, named) => {
    expect(nameOutfits(words, OUTFITS)).toBe(named);
  });

  it.each([
    'the black one',
    'the one with the pumps',
    'the second dress is nice',
    'go back to the last one',
    'the $300 one',
    'a green one',
  ])('is not guessed: %j', (words) => {
    expect(nameOutfits(words, OUTFITS)).toBe(words);
  });
});
