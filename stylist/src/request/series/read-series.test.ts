import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { isForAllOutfits, readSeries } from './read-series.ts';

const told = (words: string, total: number | null = null): string | null => {
  const before = total === null ? null : [{ count: total, query: null, name: '' }];
  const series = readSeries(words, before, /outfit/.test(words));
  return series?.map(({ count, query }) => `${count} ${query ?? 'any'}`).join(', ') ?? null;
};

describe('several outfits that are asked for at once', () => {
  it.each([
    ['I need 2 outfits for the office and 1 for a wedding', '2 office, 1 wedding'],
    ['three looks for brunch please', '3 brunch'],
    ['two outfits, one for the beach, one for dinner', '1 beach, 1 restaurant'],
    [
      '4 days away: outfits for walking, museums and one fancy dinner',
      '2 sightseeing, 1 restaurant',
    ],
    ['an outfit for a wedding and another one for the brunch', '1 wedding, 1 brunch'],
    ['need like 3 outfits for 5 days', '3 any'],
    ['2 day looks and an evening look', '2 sightseeing, 1 evening'],
  ])('are counted, each with what it is for: %s', (words, expected) => {
    expect(told(words)).toBe(expected);
  });

  it('are parted among occasions once their number is known', () => {
    expect(told('mostly sightseeing + 1 nice dinner', 3)).toBe('2 sightseeing, 1 restaurant');
  });

  it.each([
    'an outfit for a job interview',
    'I like the second one for dinner',
    'a dress for dinner and 2 pairs of shoes',
    'outfit for 3 days in Rome',
  ])('are none in “%s”', (words) => {
    expect(told(words)).toBeNull();
  });

  it.each([
    ['400 all together', true],
    ['350 for everything', true],
    ['under 200 each', false],
    ['under 200', false],
  ])('have one sum for all where that is said: %s', (words, expected) => {
    expect(isForAllOutfits(words)).toBe(expected);
  });
});

describe('a trip with a place, a month and a number of outfits', () => {
  const words = 'going to lisbon for 5 days end of may, need like 3 outfits, 400 all together';

  it('is not asked what the outfits are for', async () => {
    const { intent, state } = await startTalk().say(words);
    expect(intent).toBe('search');
    expect(state.request?.outfit).toMatchObject({ budget: 400, isForAll: true });
    expect(state.request?.refinedQuery).toContain('spring');
  });

  it('keeps its number and its sum when the occasions are told', async () => {
    const { say } = startTalk();
    await say(words);
    const { state } = await say('sightseeing mostly + 1 nice dinner');
    const { series, budget, isForAll } = state.request?.outfit ?? {};
    expect(series?.map(({ count, name }) => `${count} ${name}`)).toEqual([
      '2 sightseeing',
      '1 nice dinner',
    ]);
    expect([budget, isForAll, state.request?.count]).toEqual([400, true, 3]);
  });
});
