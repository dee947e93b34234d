import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

describe('a piece of one’s own in an outfit', () => {
  it.each(['what if i wear my own white dress?', 'i already have a dress', 'no dress, i have one'])(
    'takes the place of the one that is shown: %s',
    async (words) => {
      const { say } = startTalk();
      await say('an outfit for a beach wedding');
      const { intent, state } = await say(words);
      expect(intent).toBe('search');
      expect(state.request?.outfit?.change?.fill).toEqual([]);
      expect(state.request?.outfit?.change?.bases.flat()).not.toContain('linen');
      expect(state.notes?.join(' ')).toMatch(/own/);
    },
  );

  it.each([
    'a look for a job interview, 130 max, already have black shoes',
    'outfit for a wedding, I already have shoes',
  ])('is not composed anew where it is told beforehand: %s', async (words) => {
    const { state, refinedQuery } = await startTalk().say(words);
    expect(refinedQuery).toMatch(/not shoes/);
    expect(state.request?.outfit).not.toBeNull();
  });

  it('is nothing to leave out while single pieces are shown', async () => {
    const { say } = startTalk();
    await say('summer dresses');
    const { state } = await say('what if i wear my own white dress?');
    expect(state.request?.outfit ?? null).toBeNull();
  });
});
