import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

const asked = async (words: string) => {
  const { say } = startTalk();
  await say('dresses');
  return say(words);
};

describe('which of the pieces shown are as a question says', () => {
  it.each([
    ['which one is cotton', ['cotton'], 'Of the three, one made of cotton'],
    ['which are under 100', ['linen', 'cotton'], 'Of the three, two at $100 or less'],
    ['how many are cotton', ['cotton'], 'Of the three, one made of cotton'],
    ['are any of these cotton', ['cotton'], 'Of the three, one made of cotton'],
  ])('is told by their records: %s', async (words, ids, text) => {
    const { answer, itemIds } = await asked(words);
    expect(itemIds).toEqual(ids);
    expect(answer).toContain(text);
  });

  it('is none, or all of them, where that is so', async () => {
    expect((await asked('which ones are wool')).answer).toMatch(
      /^No listing of the three tells of any made of wool/,
    );
    expect((await asked('which are under 200')).answer).toBe(
      'By their listings, all three of them.',
    );
  });

  it.each(['which are machine washable', 'are any of these machine washable?'])(
    'is told of their care as well: %s',
    async (words) => {
      const { answer } = await asked(words);
      expect(answer).toMatch(/the three.* in the machine/);
    },
  );

  it('is no choice among them', async () => {
    expect((await asked('which one is the best')).answer).not.toMatch(/^(?:Of the|By their)/);
  });
});

describe('what is asked of the piece spoken of', () => {
  it.each(['is it true that it’s linen', 'is it true its linen'])(
    'is answered by its record: %s',
    async (words) => {
      const { say } = startTalk();
      await say('dresses');
      await say('tell me about the first');
      const { intent, answer } = await say(words);
      expect(intent).toBe('item_question');
      expect(answer).toMatch(/^Yes.*linen/);
    },
  );
});
