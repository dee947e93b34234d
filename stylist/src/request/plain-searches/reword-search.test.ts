import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { sampleItem, sampleTurn } from '../../testing/sample-items.ts';
import { rewordSearch } from './reword-search.ts';

const ITEMS = [
  sampleItem('a', { price: 60, brand: 'Ostra', colors: ['Green'], facts: { type: 'jacket' } }),
  sampleItem('b', { price: 90, brand: 'Nine Acre', colors: ['Blue'], facts: { type: 'jacket' } }),
  sampleItem('c', { price: 45, brand: 'Volta', colors: ['Black'], facts: { type: 'jacket' } }),
];

const turn = (words: string, itemIds: readonly string[] = ['a', 'b', 'c']) =>
  sampleTurn(words, {
    items: ITEMS,
    state: { ...INITIAL_STATE, request: emptyRequest(), shown: { itemIds, outfits: [] } },
  });

describe('a message about results', () => {
  it.each([
    ['not a penny over 70 for these', 'under $70'],
    ['gosh these are dear, something kinder on my purse?', 'cheaper ones'],
    ['navy if you’ve got it', 'in navy'],
    ['leather is out of the question', 'no leather'],
    ['I’d rather stick to Volta', 'show me only Volta'],
    ['what else is there', 'show me more'],
    ['actually let me look at boots', 'show me boots instead'],
  ])('says plainly what becomes of the list: %j', (words, plain) => {
    expect(rewordSearch(turn(words))?.words).toBe(plain);
  });

  it.each([
    ['ooh the blue one, that’s me', 'I’ll take the second one'],
    ['bin the volta one', 'I don’t like the third one'],
    ['got anything along the lines of the first one?', 'more like the first one'],
    ['what’s the damage for the $90 one', 'how much is the second one?'],
    ['can the green one go in with my laundry', 'how do I wash the first one?'],
    ['hold the first one up against the last one', 'compare the first one and the third one'],
  ])('says plainly what becomes of a piece: %j', (words, plain) => {
    expect(rewordSearch(turn(words))?.words).toBe(plain);
  });

  it.each([
    'is the green one warm enough for january?',
    'a red linen jacket under 80 for work',
    'the first one is out, and only black please',
    'thank you so much',
    'something with deep pockets',
    'would navy suit me?',
  ])('is left as it is where it does something else: %j', (words) => {
    expect(rewordSearch(turn(words))).toBeNull();
  });

  it('is none while nothing is on the screen', () => {
    expect(rewordSearch(turn('cheaper', []))).toBeNull();
  });
});
