import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { readMemories } from './read-memories.ts';

const NOW = new Date('2026-11-23T09:00:00Z');
const KNOWN = [
  'No wool',
  'No heels',
  'Loves linen',
  'Wedding in May 2027',
  'Wide feet',
  'Wears size US 8',
  'Brother wears size L',
  'My office is freezing',
];

function read(words: string, known: readonly string[] = KNOWN) {
  const existing = known.map((text) => ({ id: text, text }));
  return readMemories({ words, understood: understandQuery(words), existing, now: NOW });
}

describe('what is taken back', () => {
  it.each([
    ['I do wear wool now', 'No wool'],
    ['wool is fine', 'No wool'],
    ["I don't mind wool anymore", 'No wool'],
    ['I changed my mind about heels', 'No heels'],
    ['forget what I said about heels', 'No heels'],
    ['forget what I said about shoes', 'No heels'],
    ['please forget that I have wide feet', 'Wide feet'],
    ['forget my wedding', 'Wedding in May 2027'],
    ['the wedding is cancelled', 'Wedding in May 2027'],
    ['forget that I love linen', 'Loves linen'],
  ])('%j forgets %j and nothing else', (words, text) => {
    expect(read(words)).toMatchObject({ remember: [], forget: [text] });
  });

  it.each([
    'wool is fine for this one',
    'forget the heels',
    'forget it',
    'are heels ok?',
    'forget everything',
    'show me wool coats',
  ])('%j is said of one search and forgets nothing', (words) => {
    expect(read(words).forget).toEqual([]);
  });

  it('is everything, when everything is asked for', () => {
    expect(read('forget everything you know about me').forget).toEqual(KNOWN);
  });

  it('leaves what was said together with it', () => {
    const vegan = 'No leather, fur, wool, silk or down';
    expect(read('I wear wool again', [vegan])).toMatchObject({
      remember: ['No leather, fur, silk or down'],
      forget: [vegan],
    });
    expect(read("I'm not vegan anymore", [vegan, 'No wool']).forget).toEqual([vegan]);
  });
});

describe('what is said anew', () => {
  it.each([
    ['I love wool', 'No wool', 'Loves wool'],
    ["I don't like linen anymore", 'Loves linen', 'No linen'],
    ['my wedding is in June', 'Wedding in May 2027', 'Wedding in June 2027'],
    ['I wear a US 10 now', 'Wears size US 8', 'Wears size US 10'],
    ['I have narrow feet', 'Wide feet', 'Narrow feet'],
    ['my brother wears XL', 'Brother wears size L', 'Brother wears size XL'],
  ])('%j puts itself in the place of %j', (words, before, after) => {
    expect(read(words)).toMatchObject({ remember: [after], forget: [before] });
  });

  it('is not kept twice', () => {
    expect(read('I never wear wool').remember).toEqual([]);
    expect(read('I hate silk. I never wear silk.').remember).toEqual(['No silk']);
  });

  it('stands beside what is of another person or another garment', () => {
    expect(read('my sister wears M').forget).toEqual([]);
    expect(read('I wear a 9 in shoes').forget).toEqual([]);
  });
});
