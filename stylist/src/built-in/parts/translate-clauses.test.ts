import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

describe('a general question beside something else', () => {
  it.each([
    ['show me blue dresses. also how do you get red wine out of cotton', /Blot red wine/],
    ['whats a nice dress under 80 and is it rude to wear white to a wedding', /white/i],
    ['i need black boots, and how do you tie a scarf?', /knot/],
  ])('is answered, and the rest is looked for: %s', async (words, told) => {
    const { say } = startTalk();
    const { intent, state } = await say(words);
    expect(intent).toBe('search');
    expect(state.notes?.join(' ')).toMatch(told);
    expect(state.request?.refinedQuery).not.toMatch(/wine|rude|scarf|tie/);
  });

  it('is none where nothing but what may be asked would be told', async () => {
    const { say } = startTalk();
    const { intent, answer, state } = await say(
      'never owned a suit. cousins wedding in june. where do i even start',
    );
    expect(intent).toBe('search');
    expect(`${answer} ${state.notes?.join(' ')}`).not.toMatch(/I can help with/);
  });

  it('is answered beside a question to the shop', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    const { intent, answer } = await say('do you gift wrap? and how do you wash silk?');
    expect(['help', 'care']).toContain(intent);
    expect(answer).toMatch(/silk/i);
    expect(answer).toMatch(/wrap/i);
  });
});

describe('what scolds the stylist', () => {
  it('is no filter, and the rest is done with an apology', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    const { state } = await say('omg you never listen to me. show me the blue ones');
    expect(state.notes?.[0]).toMatch(/sorry/i);
    expect(state.request?.filters.color).toEqual(['Blue']);
  });
});
