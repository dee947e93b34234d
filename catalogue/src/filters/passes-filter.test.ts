import { describe, expect, it } from 'vitest';
import { toCandidate } from '../item-facts/candidate.ts';
import { toIndexedItem } from '../item-facts/indexed-item.ts';
import { type MadeItem, makeStoredItem } from '../testing/make-stored-item.ts';
import {
  all,
  any,
  EVERYTHING,
  type Filter,
  NOTHING,
  not,
  ON_SALE,
  priceAtLeast,
  priceAtMost,
  terms,
} from './filter.ts';
import { passesFilter } from './passes-filter.ts';
import { printFilter } from './print-filter.ts';

const RED_DRESS: MadeItem = {
  short_description: 'Amara Wedge Espadrille Dress',
  brand: 'Elm & Rye',
  colors: ['Red'],
  price: 80,
  full_price: 100,
  attributes: ['midi'],
  facts: { type: 'midi-dress', gender: 'Unisex', color_names: ['Burgundy'], materials: ['linen'] },
};
const item = toIndexedItem(toCandidate(makeStoredItem('red', RED_DRESS)));
const passes = (filter: Filter) => passesFilter(filter)(item);

const YES = terms('color', ['Red', 'Blue']);
const NO = terms('color', ['Green']);
const NO_REFUSALS = { colors: [], shades: [] };
const ANY_COLOR = { colors: [], plain: [], shades: [], isPatterned: false, refused: NO_REFUSALS };
/** What only an index knows of an item. */
const UNKNOWN: Filter = { kind: 'words', words: ['linen'] };

describe('an item passes', () => {
  it.each<[string, Filter]>([
    ['everything', EVERYTHING],
    ['one of several values', YES],
    ['all where it passes each', all(YES, ON_SALE)],
    ['any where it passes one', any(NO, YES)],
    ['not, where it fails', not(NO)],
    ['prices up to and from its own', all(priceAtMost(80), priceAtLeast(80))],
    ['the gender of whoever may wear it', terms('gender', ['Men'])],
    ['a brand in lower case', terms('folded-brand', ['elm & rye'])],
    ['a material that it is made of', terms('material', ['Linen'])],
    ['a fact that it states', terms('fact', ['a:midi'])],
    ['a word of its title in another form', { kind: 'title-word', word: 'espadrilles' }],
    ['what it cannot tell', UNKNOWN],
    ['what it cannot tell, refused', not(UNKNOWN)],
    ['any of what it fails and what it cannot tell', any(NO, UNKNOWN)],
  ])('%s', (_, filter) => {
    expect(passes(filter)).toBe(true);
  });
});

describe('an item fails', () => {
  it.each<[string, Filter]>([
    ['nothing', NOTHING],
    ['other values', NO],
    ['all where it fails one', all(YES, NO)],
    ['any where it fails each', any(NO, not(YES))],
    ['not, where it passes', not(ON_SALE)],
    ['a lower price', priceAtMost(79.99)],
    ['a higher price', priceAtLeast(80.01)],
    ['all of what it fails and what it cannot tell', all(UNKNOWN, NO)],
    ['not, of what it passes or cannot tell', not(any(YES, UNKNOWN))],
    ['a brand in another case, where its writing counts', terms('brand', ['elm & rye'])],
    [
      'a color that is not the first of its name',
      {
        kind: 'variant-color',
        color: { ...ANY_COLOR, colors: ['Blue'] },
      },
    ],
  ])('%s', (_, filter) => {
    expect(passes(filter)).toBe(false);
  });
});

describe('a filter in words', () => {
  it.each<[Filter, string]>([
    [YES, 'its color is "Red", "Blue"'],
    [not(ON_SALE), 'not: it is on sale'],
    [
      all(priceAtLeast(20), any(YES, ON_SALE)),
      'its price is at least 20 and (its color is "Red", "Blue" or it is on sale)',
    ],
    [{ kind: 'price', min: 20, max: 50 }, 'its price is at least 20 and at most 50'],
    [NOTHING, 'nothing answers this'],
    [EVERYTHING, 'anything'],
    [terms('department', ['Shoes']), 'its category is "Shoes"'],
    [{ kind: 'title-word', word: 'amara' }, 'its title has "amara"'],
    [UNKNOWN, 'its text has one of "linen"'],
    [
      { kind: 'colorway', colors: [], refused: { colors: ['Black'], shades: ['navy'] } },
      'it comes in a color without "Black", "navy"',
    ],
  ])('%j', (filter, text) => {
    expect(printFilter(filter)).toBe(text);
  });
});
