import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

/** What is made of a message after two outfits: a blue linen dress and sandals, a cotton dress and heels. */
async function after(words: string) {
  const { say } = startTalk();
  await say('an outfit for a garden party under $250');
  const { state } = await say(words);
  const { change, budget } = state.request?.outfit ?? {};
  return { change, budget, parts: change?.parts?.map(({ role }) => role) };
}

describe('pieces that a message lists as an outfit', () => {
  it.each([
    'just the linen dress + the suede heels, what does that come to?',
    'so linen dress, suede heels. total?',
    'show me: the linen dress with the heels',
    'why two dresses lol. only the linen dress and heels',
    'where are the shoes?? show me the linen dress, suede heels',
  ])('are all of it, without what else was shown: %s', async (words) => {
    const { change } = await after(words);
    expect(change?.isListed).toBe(true);
    expect(change?.bases).toEqual([['linen', 'heels']]);
  });

  it('are those of the place that is named', async () => {
    const { change } = await after('just the second dress, the heels and a bag, total?');
    expect(change?.bases).toEqual([['cotton', 'heels']]);
    expect(change?.fill).toEqual(['bag']);
  });

  it('have what was not shown yet found to go with them', async () => {
    const { change, parts, budget } = await after(
      'so the linen dress, the heels and one bag, max 300 in total',
    );
    expect([change?.bases, parts, budget]).toEqual([[['linen', 'heels']], ['bag'], 300]);
  });

  it('leave out what is refused beside them, and take no size for a sum', async () => {
    const { change, budget } = await after(
      'no belt then, just linen dress, heels. whats the total and do the heels come in 39',
    );
    expect([change?.bases, budget]).toEqual([[['linen', 'heels']], 250]);
  });

  it.each([
    'do the linen dress and the heels go together?',
    'swap the sandals for the heels',
    'a linen dress and heels for a gala',
    'just the heels',
    'is the linen dress or the cotton dress better',
  ])('are no outfit in %s', async (words) => {
    expect((await after(words)).change?.isListed).toBeUndefined();
  });
});
