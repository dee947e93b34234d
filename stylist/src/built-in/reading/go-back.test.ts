import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { tellTranslation } from '../../testing/tell-translation.ts';

describe('a kind that was looked for before', () => {
  it.each(['back to the dresses', 'i asked for a dress', "let's go back to dresses please"])(
    'is gone back to with what was wished of it: %s',
    async (words) => {
      const { say } = startTalk();
      await say('black dress under $100');
      await say('shoes to go with the first');
      expect(tellTranslation(await say(words))).toBe('search: dresses; color Black; up to 100');
    },
  );

  it('is gone on with where it is still looked for', async () => {
    const { say } = startTalk();
    await say('black dress under $100');
    expect(tellTranslation(await say('i asked for a dress in red'))).toContain('color Red');
  });
});
