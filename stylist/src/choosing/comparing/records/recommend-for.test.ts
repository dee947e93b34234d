import type { Item } from '@modiste/contract/entities/item';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { splitMessage } from '../../../built-in/parts/message-clauses.ts';
import { Speech } from '../../../speech/speech.ts';
import { sampleItem, sampleTurn } from '../../../testing/sample-items.ts';
import { compareItems } from '../../compare-items.ts';

const shoes = (id: string, type: string, price: number, description: string): Item =>
  sampleItem(id, {
    short_description: id,
    price,
    try_on_category: 'shoes',
    description,
    facts: { type, materials: ['leather'] },
  });
const jeans = (id: string, price: number, attributes: readonly string[]): Item =>
  sampleItem(id, {
    short_description: `${id} Jeans`,
    brand: id,
    price,
    try_on_category: 'lower_body',
    description: `${attributes.join(', ')}. Zip fly.`,
    facts: { type: 'jeans', materials: ['denim'] },
  });

const compare = (words: string, referred: readonly Item[]) =>
  compareItems({
    turn: sampleTurn(words, { items: referred }),
    understood: understandQuery(words),
    referred,
    speech: new Speech([]),
  });

const loafers = shoes('Ink Loafers', 'loafers', 200, 'Slip-on; heel of 0.8 in (2 cm).');
const pumps = shoes('Romy Pumps', 'pumps', 68, 'Zip at the side; heel of 3.3 in (8 cm).');

describe('a comparison for a purpose', () => {
  it.each([
    'which one for 9hrs standing',
    'compare them, which is better for standing all day',
    'which of the two would you take, i am on my feet all day',
  ])('is decided by that purpose and not by the price: %s', (words) => {
    const { text } = compare(words, [pumps, loafers]);
    expect(text).toMatch(/(?:loafers|leather pair)[^.]*(?:because|since|as|:) .*they /i);
    expect(text).not.toMatch(/costs the least|none of them/);
  });

  it.each([
    'compare these, which one wont gap at the waist',
    'first or second, which gaps less at the waist',
  ])('goes by the rise where a waist may gap: %s', (words) => {
    const high = jeans('Alder', 90, ['High-waisted']);
    const low = jeans('Birch', 60, ['Low-rise']);
    expect(compare(words, [low, high]).text).toMatch(/Alder[^.]*high rise/);
  });

  it('tells of heel and closure as the records have them, and of two what costs less', () => {
    const { text } = compare('whats the difference between those two', [pumps, loafers]);
    expect(text).toContain('a heel of 3.3 in (8 cm)');
    expect(text).toContain('a heel of 0.8 in (2 cm)');
    expect(text).toContain('a zip at the side');
    expect(text).not.toMatch(/the least\b(?! expensive)|none of them/);
  });
});

describe('what belongs to a comparison', () => {
  it.each([
    'compare the first two pls, which one is better for walking all day',
    'between the loafers and those boots, which one for 9hrs standing. decide for me',
    'which of these 2 would you pick? my shoes sink in grass',
    'first vs second, which wont crease',
  ])('is read with it as one question: %s', (words) => {
    expect(splitMessage(words)).toHaveLength(1);
  });

  it.each(['compare the first two. do they come in black?', 'which is better? add a belt'])(
    'is no other question: %s',
    (words) => {
      expect(splitMessage(words)).toHaveLength(2);
    },
  );
});
