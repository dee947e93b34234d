import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { isForBoth } from './both-wearers.ts';

describe('a gift for a woman and a man', () => {
  it.each([
    'a gift for my sister and brother',
    'something for my dad and my mom',
    'matching gifts for me and my girlfriend',
    'a present for the two of us',
    'something for my parents',
  ])('is for both: %s', (text) => {
    expect(isForBoth(text)).toBe(true);
  });

  it.each([
    'a dress for my sister and her wedding',
    'me and my husband are going to Rome, I need a coat',
    'a gift for my brother',
    'a gift for my mom and sister',
  ])('is no such thing: %s', (text) => {
    expect(isForBoth(text)).toBe(false);
  });
});

describe('the next gift', () => {
  it('begins anew where it is named as one', async () => {
    const { say } = startTalk();
    await say('a cozy gift for my best friend under 40');
    const { state, refinedQuery } = await say('christmas gift for my mother in law, elegant');
    expect(refinedQuery).not.toContain('cozy');
    expect(state.request?.filters.priceRangeMax).toBeNull();
  });

  it('is none of what she has many of', async () => {
    const { say } = startTalk();
    await say('gift for my mum, about $60, she loves scarves');
    const { answer, updatedFilters } = await say('she already has about ten scarves');
    expect(answer).toMatch(/no scarves/);
    expect(updatedFilters?.priceRangeMax ?? 72).toBe(72);
  });

  it('is not what the one before would have liked', async () => {
    const { say } = startTalk();
    await say('gift for my wife, she likes scarves and gold jewelry');
    const { state, refinedQuery } = await say('and something cozy for my dad');
    expect(refinedQuery).toBe('gift, cozy');
    expect(state.request?.filters.gender).toEqual(['Men']);
  });
});
