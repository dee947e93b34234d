import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

async function after(request: string, words: string) {
  const { say } = startTalk();
  await say(request);
  return say(words);
}

describe('a habit that is told of what is shown', () => {
  it.each([
    ['i spill coffee constantly', /stain|spill|mark|drop/],
    ['im so clumsy, always spilling things', /stain|spill|mark|drop/],
    ['my kid is a messy eater', /stain|spill|mark|drop/],
    ['my cat sheds everywhere', /hair/],
    ['i sweat a lot', /sweat|damp/],
  ])('is answered by which of the pieces stand it: %s', async (words, told) => {
    const { intent, answer } = await after('show me dresses', words);
    expect(intent).toBe('compare');
    expect(answer).toMatch(told);
  });

  it('is answered of the pieces of outfits', async () => {
    const { intent, answer, state } = await after(
      'an outfit for a wedding',
      'i spill coffee constantly',
    );
    expect([intent, state.shown.outfits.length]).toEqual(['compare', 2]);
    expect(answer).toMatch(/stain|spill|mark|drop/);
  });

  it.each(['i need a dress, i spill a lot', 'i spill coffee, show me darker ones'])(
    'stays a request where something is asked for: %s',
    async (words) => {
      expect((await after('show me dresses', words)).intent).toBe('search');
    },
  );
});
