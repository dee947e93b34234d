import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

describe('how many there are', () => {
  it.each([
    'how many did you show?',
    'how many dresses did you find',
    'how many have you shown me',
  ])('is counted of what was shown: %s', async (words) => {
    const { say } = startTalk();
    await say('show me dresses');
    expect((await say(words)).answer).toMatch(/three/i);
  });

  it('is counted of outfits with their pieces', async () => {
    const { say } = startTalk();
    await say('an outfit for a wedding');
    expect((await say('how many did you show?')).answer).toMatch(/two outfits.*four/i);
  });

  it.each(['how many do you have', 'how many are there?', 'ok how many of these are there'])(
    'is counted: %s',
    async (words) => {
      const { say } = startTalk();
      await say('show me dresses');
      expect((await say(words)).answer).toMatch(/three/i);
    },
  );
});
