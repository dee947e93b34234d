import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

describe('questions of fabrics and clothes as such', () => {
  it('are answered while pieces are shown, and change nothing that is looked for', async () => {
    const { say } = startTalk();
    const { state } = await say('show me dresses');
    for (const words of [
      'is cashmere really worth the extra money?',
      'does lambswool itch',
      'how long does a good leather jacket last?',
      'can you machine wash silk',
      'are wool sweaters too warm for spring?',
      'do wool coats shrink in the wash',
      'should jeans be tight when u buy them',
    ]) {
      const { intent, answer, updatedFilters, state: next } = await say(words);
      expect(intent).not.toBe('search');
      expect(answer).not.toBe('');
      expect(updatedFilters).toBeNull();
      expect(next.request?.refinedQuery).toBe(state.request?.refinedQuery);
    }
  });

  it('tell what a price buys and what it does not, and offer pieces', async () => {
    const { say } = startTalk();
    const { answer, state } = await say('is cashmere worth it?');
    expect(answer).toContain('softest fibers');
    expect(answer).toContain('delicate');
    expect(state.asked).toBe('offer: show me cashmere sweaters');
    const { refinedQuery } = await say('yes please');
    expect(refinedQuery).toContain('sweaters');
  });

  it('tell how long a fabric lasts', async () => {
    const { say } = startTalk();
    const { answer } = await say('how long does a good leather jacket last?');
    expect(answer).toContain('leather takes years of wear');
  });

  it('are one question where a choice is followed by what it is for', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    const { intent, answer } = await say('merino or synthetic? which is better for hiking');
    expect(intent).toBe('style_advice');
    expect(answer).toMatch(/^Merino for hiking: it breathes/);
  });

  it('are asked of a piece where one is pointed at', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    const { itemIds } = await say('does the second one itch?');
    expect(itemIds).toHaveLength(1);
  });

  it.each([
    ['what is the warmest fabric to wear underneath without being bulky?', /merino/],
    ['what’s the coolest material for humid weather', /^Linen/],
    ['which fabrics dont wrinkle in a suitcase', /wrinkle least/],
    ['which material is easiest to wash', /machine wash/],
    ['best fabric for hiking in the heat?', /sweat/],
    ['what else is warm?', /cashmere/],
    ['what do people wear under a parka', /merino/],
  ])('are none of what is shown: %s', async (words, told) => {
    const { say } = startTalk();
    await say('show me dresses');
    const { intent, answer, itemIds } = await say(words);
    expect(intent).toBe('style_advice');
    expect(itemIds).toEqual([]);
    expect(answer).toMatch(told);
  });

  it('are of what is shown where that is pointed at', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    expect((await say('which of these is the coolest fabric')).intent).toBe('compare');
    expect((await say('what fabric is the second one?')).itemIds).toEqual(['satin']);
  });

  it('leave a wish a wish', async () => {
    const { say } = startTalk();
    expect((await say('are there warm wool coats under $200?')).intent).toBe('search');
    expect((await say('do you have linen shirts that are good for summer?')).intent).toBe('search');
  });
});
