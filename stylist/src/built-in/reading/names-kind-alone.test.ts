import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

const intentOf = async (words: string) => (await startTalk().say(words)).intent;

describe('a garment that is named by itself', () => {
  it.each([
    'i run cold. cardigan',
    'going to paris, coat',
    'size 13 feet, boots',
    '$1,200 is too much, under 500 coat',
    'over it with sneakers. casual shoes',
    'i got 65 left on a gift card. earrings?',
    'my back hurts. shoes pls',
    'moving to seattle next month, rain jacket',
    'new job!! blazer',
  ])('is looked for, whatever the rest tells: %s', async (words) => {
    expect(await intentOf(words)).toBe('search');
  });

  it.each([
    ['is linen ok for winter, coat', 'style_advice'],
    ['thanks, you are great', 'small_talk'],
    ['what goes with a coat?', 'style_advice'],
  ])('leaves a question a question: %s', async (words, intent) => {
    expect(await intentOf(words)).toBe(intent);
  });

  it('is looked for behind a question that is answered first', async () => {
    const { intent, refinedQuery, state } = await startTalk().say(
      'how do i return stuff? also boots',
    );
    expect([intent, refinedQuery]).toEqual(['search', 'boots']);
    expect(state.notes?.[0]).toMatch(/^Returns are up to the shop/);
  });

  it('takes what a gift card holds as the limit', async () => {
    const { updatedFilters } = await startTalk().say('i got 65 left on a gift card. earrings?');
    expect(updatedFilters?.priceRangeMax).toBe(65);
  });

  it('takes money to spend as no piece that is owned', async () => {
    const { intent, updatedFilters } = await startTalk().say('got 300 to spend on boots');
    expect(intent).toBe('search');
    expect(updatedFilters?.priceRangeMax).toBe(300);
  });

  it('refuses no part of the body', async () => {
    expect((await startTalk().say('my back hurts. shoes pls')).refinedQuery).toBe('shoes');
  });
});
