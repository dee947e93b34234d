import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

async function after(...lines: readonly string[]) {
  const { say } = startTalk();
  let last = await say('black linen shirts under 90');
  for (const line of lines) last = await say(line);
  return last;
}

describe('who has no more use for what was looked for', () => {
  it.each([
    "forget shirts, I've started running. shorts and a top, max $70",
    "actually never mind the shirts, i've started running: shorts and a top, 70 for both",
    'scrap the shirts. shorts and a top for running, max $70 in total',
  ])('begins anew, with nothing of it: %s', async (words) => {
    const { state, updatedFilters, refinedQuery } = await after(words);
    const { outfit } = state.request ?? {};
    expect(outfit?.set?.map(({ type }) => type)).toEqual(['shorts', 'top']);
    expect(outfit?.budget).toBe(70);
    expect(updatedFilters).toMatchObject({ color: [], material: [], priceRangeMax: null });
    expect(refinedQuery).toContain('running');
  });

  it('can go back to it', async () => {
    const { state } = await after('forget shirts, show me a skirt');
    expect(state.earlier.at(-1)?.filters.material).toEqual(['Linen']);
  });

  it.each(['forget the color', 'forget what i said, only on sale'])(
    'is told from who changes a wish: %s',
    async (words) => {
      expect((await after(words)).state.request?.filters.material).toEqual(['Linen']);
    },
  );
});

describe('one sum for two pieces', () => {
  it.each(['a skirt and a top under 90', 'shorts and a top, max 90'])(
    'is what they may cost together: %s',
    async (words) => {
      const { state } = await startTalk().say(words);
      expect(state.request?.outfit?.budget).toBe(90);
    },
  );

  it('is the limit of each where that is said', async () => {
    const { state } = await startTalk().say('a skirt and a top under 90 each');
    expect(state.request?.outfit ?? null).toBeNull();
  });
});
