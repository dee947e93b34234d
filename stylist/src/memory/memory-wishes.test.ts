import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { memoryWishes } from './memory-wishes.ts';
import {
  confirmForgotten,
  confirmRemembered,
  mentionLike,
  mentionRefusals,
  TOO_PERSONAL_REPLIES,
} from './mention-memories.ts';

const NOW = new Date('2026-11-23T09:00:00Z');
const memory = (text: string) => ({ id: text, text });

const wishesFor = (words: string, ...texts: readonly string[]) =>
  memoryWishes(texts.map(memory), { wishes: understandQuery(words).readings, words, now: NOW });
const refusedFor = (words: string, ...texts: readonly string[]) =>
  wishesFor(words, ...texts).refusals.map((wish) => wish.memory.text);

describe('refusals', () => {
  it('are limits of every request that they concern', () => {
    const { refusals } = wishesFor('a warm coat', 'No wool');
    expect(refusals).toHaveLength(1);
    expect(refusals[0]?.readings).toMatchObject([
      { role: 'negated', hard: true, concepts: [{ kind: 'material', id: 'wool' }] },
    ]);
  });

  it('of several things refuse each of them', () => {
    const { refusals } = wishesFor('boots', 'No leather, fur, wool, silk or down');
    expect(refusals[0]?.readings.map(({ words }) => words)).toEqual([
      'leather',
      'fur',
      'wool',
      'silk',
      'down',
    ]);
  });

  it('of a garment concern the garments that it could be taken for', () => {
    expect(refusedFor('a warm coat', 'No heels')).toEqual([]);
    expect(refusedFor('shoes for work', 'No heels')).toEqual(['No heels']);
    expect(refusedFor('something for a party', 'No heels')).toEqual(['No heels']);
    expect(refusedFor('black jeans', 'No black dresses')).toEqual([]);
    expect(refusedFor('midi dress', 'No black dresses')).toEqual(['No black dresses']);
  });

  it('of an occasion hold for it alone', () => {
    expect(refusedFor('shoes for the office', 'No heels for work')).toEqual(['No heels for work']);
    expect(refusedFor('shoes for a party', 'No heels for work')).toEqual([]);
  });

  it('yield to what is asked for now', () => {
    const { refusals, overruled } = wishesFor('a wool coat', 'No wool');
    expect(refusals).toEqual([]);
    expect(overruled).toEqual([memory('No wool')]);
    expect(wishesFor('stilettos', 'No heels').overruled).toEqual([memory('No heels')]);
  });

  it('of the shopper say nothing of what somebody else wears', () => {
    const texts = ['No wool', 'Brother: no silk'];
    expect(refusedFor('a sweater for my brother', ...texts)).toEqual(['Brother: no silk']);
    expect(refusedFor('a sweater', ...texts)).toEqual(['No wool']);
  });
});

describe('what is liked', () => {
  it('only moves items up', () => {
    const { likes } = wishesFor('a shirt', 'Loves linen', 'Wide feet');
    expect(likes[0]?.readings).toMatchObject([{ role: 'wanted', hard: false }]);
    expect(likes[1]?.readings).toMatchObject([{ concepts: [{ id: 'wide-width' }] }]);
  });
});

describe('sizes and days to come', () => {
  it('are told apart', () => {
    const { sizes, events } = wishesFor('shoes', 'Wears size 9 in shoes', 'Wedding in May 2027');
    expect(sizes[0]?.readings).toMatchObject([{}, { kind: 'size' }]);
    expect(events.map(({ event }) => event.name)).toEqual(['wedding']);
  });
});

describe('a reply', () => {
  it('says which memory it used', () => {
    const [first] = mentionRefusals([memory('No wool'), memory('No heels')], NOW);
    expect(first).toBe('no wool or heels, as you told me');
    expect(mentionRefusals([memory('Nothing tight')], NOW)[0]).toBe(
      'nothing tight, as you told me',
    );
    expect(mentionRefusals([], NOW)).toEqual([]);
    expect(mentionLike(memory('Mostly wears navy'), NOW)).toBe('you mostly wear navy');
    expect(mentionLike(memory('Husband loves navy'), NOW)).toBe('your husband loves navy');
  });

  it('says what it forgot and what it will not keep', () => {
    expect(confirmForgotten([memory('No wool')])[0]).toBe('I’ve forgotten “No wool”.');
    expect(confirmForgotten([])).toEqual([]);
    expect(TOO_PERSONAL_REPLIES.join(' ')).not.toMatch(/sorry|unfortunately/i);
  });

  it('confirms what it will remember', () => {
    expect(confirmRemembered(['No wool', 'Wears size US 8'])[0]).toBe(
      'I’ll remember that: no wool; wears size US 8.',
    );
  });
});
