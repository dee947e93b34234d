import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

describe('what a shopper only says by the way', () => {
  it.each([
    'do they match tho?',
    'does the first even match anyway',
    'is the second one lined lol',
    'do the first ones clash btw?',
    'does the first still fit though lol',
  ])('is never looked for on a page: %s', async (words) => {
    const { say } = startTalk();
    await say('linen dresses');
    const { answer } = await say(words);
    expect(answer).not.toMatch(/“|\b(?:though|lol|anyway|btw|even|still)\b/i);
  });

  it('is told again as it is written: a mans outfit', async () => {
    const { say } = startTalk();
    await say('an outfit for a wedding, for my wife');
    const { state } = await say('why is there still a mans outfit');
    const told = (state.notes ?? []).join(' ');
    expect(told).toContain('men’s');
    expect(told).not.toContain('mans');
  });
});
