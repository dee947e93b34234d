import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

describe('a look that is refused', () => {
  it.each([
    'no florals. I said nothing about florals but I hate them',
    'not florals please, I really don’t like them',
    'no florals, can’t stand them',
  ])('leaves on the screen what is not of it: %s', async (words) => {
    const { say } = startTalk();
    await say('summer dresses');
    const { refinedQuery, state } = await say(words);
    expect(refinedQuery).toMatch(/summer.*not florals/);
    expect(state.request?.exceptIds).toEqual([]);
  });

  it.each(['I hate them', 'hate these', 'I don’t like those'])(
    'is not named where all that is shown is disliked: %s',
    async (words) => {
      const { say } = startTalk();
      await say('summer dresses');
      expect((await say(words)).state.request?.exceptIds).not.toEqual([]);
    },
  );
});
