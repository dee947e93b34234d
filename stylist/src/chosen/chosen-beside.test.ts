import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

async function after(words: string) {
  const { say } = startTalk();
  await say('show me dresses');
  return say(words);
}

describe('a piece that is settled on, with a wish for another', () => {
  it.each([
    ["i'll take the first. also a bag", 'bag', 'linen'],
    ['ok ill take the second, do you have shoes for it', 'shoes', 'satin'],
    ['love the last one! now a belt', 'belt', 'cotton'],
    ['the first one is great, is there a scarf in that color', 'scarf', 'linen'],
  ])('is kept, and the other is looked for: %s', async (words, kind, id) => {
    const { intent, refinedQuery, state } = await after(words);
    expect(intent).toBe('search');
    expect(refinedQuery).toContain(kind);
    expect(state.chosen?.[0]).toBe(id);
  });

  it('may be what the other is to be like', async () => {
    const { state } = await after("i'll take the second. also a bag in the same satin");
    expect(state.request?.filters.material).toEqual(['Satin']);
    const blue = await after('the first one is great, is there a scarf in that color');
    expect(blue.state.request?.filters.color).toEqual(['Blue']);
  });

  it.each([
    "i'll take the first",
    'i like the second, is it lined?',
    'the first is great but longer',
  ])('is all that is spoken of where no other kind is asked for: %s', async (words) => {
    expect((await after(words)).state.request?.wishes.map((one) => one.words)).toContain('dresses');
  });
});
