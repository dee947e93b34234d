import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../understanding/message.ts';
import { findUnread } from './find-unread.ts';
import { readBrands } from './read-brands.ts';
import { readNeeds } from './read-needs.ts';

const dresses = understandQuery('a dress').readings;
const unread = (words: string): string[] => findUnread(readMessage(understandQuery(words)), []);
const brandsIn = (words: string) => readBrands(words, (name) => name === 'Ostra');

describe('needs that no listing tells', () => {
  it.each([
    ['pants for someone with bad knees', 'pants, elastic waist'],
    ['bunion friendly shoes', 'shoes, no pointed toe, no heels'],
    ['leggings that hide cat hair', 'leggings'],
    ['black dress no bra needed', 'black dress'],
    ["jeans that don't need ironing", 'jeans'],
    ['pants that never wrinkle', 'pants, no creasing'],
    ['boots, nothing that needs polishing', 'boots, suede, canvas'],
    ['i hate ironing, a work dress', 'a work dress, no creasing'],
    ['a top that isn’t see-through', 'a top, no flimsy'],
  ])('reads “%s” as “%s”', (words, meant) => {
    const read = readNeeds(words);
    expect(read.words.replace(/^,? *(?:something )?/, '')).toBe(meant);
    expect(read.notes).toHaveLength(1);
  });

  it('goes by the garment that was asked for before', () => {
    expect(readNeeds('my bingo wings', dresses).words).toBe('long sleeve');
  });

  it.each([
    'is the first one good for breastfeeding?',
    'how do i get sweat stains out',
    'a nice bra',
    'a dress for my nursing graduation',
  ])('leaves “%s” as it is', (words) => {
    expect(readNeeds(words)).toEqual({ words, notes: [] });
  });
});

describe('brands of other shops', () => {
  it.each([
    ['streetwear like stussy or carhartt', ['Stussy', 'Carhartt'], 'streetwear'],
    ['something skims-ish', ['Skims'], 'something, bodycon'],
    ['nike sneakers', ['Nike'], 'sneakers'],
    ['do you have it at zara', ['Zara'], 'do you have it'],
    ['basics from h&m', ['H&M'], 'basics'],
    ['like gap', ['Gap'], ''],
  ])('names those in “%s”', (words, brands, rest) => {
    expect(brandsIn(words)).toMatchObject({ brands, words: rest });
  });

  it('names what somebody is likened to, where no word means it', () => {
    expect(brandsIn('a dress like zendaya').names).toEqual(['zendaya']);
  });

  it.each([
    'no nike please',
    'something from Ostra',
    'mind the gap',
    'i like boots',
    'polo shirts',
    'it looks like wool',
    'i wear a 6 at zara',
    'is that one from nike?',
    'cottagecore vibes',
  ])('finds none in “%s”', (words) => {
    expect(brandsIn(words)).toMatchObject({ brands: [], names: [], words });
  });
});

describe('wishes that nothing understood', () => {
  it.each([
    ['a jacket for playing the cello', 'cello'],
    ['a bag with an airtag slot', 'airtag slot'],
    ['bike friendly skirt', 'bike friendly'],
    ['something that screams main character', 'screams main character'],
  ])('are told of “%s”', (words, left) => {
    expect(unread(words)).toEqual([left]);
  });

  it.each([
    'hi there, could you please help me find something nice',
    'shirt that fits me',
    'a dress for dinner with friends under $80',
    'omg thanks that is so cute, show me more',
    'a coat for walking the dog',
    'which is the warmest of these',
    'shoes that go with the first one',
    'something for my trip to greece',
    "a watch for my dad's 60th",
    'jeans for everyday, nothing fancy',
    'boots with a low heel',
  ])('are none in “%s”', (words) => {
    expect(unread(words)).toEqual([]);
  });
});
