import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

async function talk(...messages: readonly string[]) {
  const { say } = startTalk();
  let last = await say('show me dresses');
  for (const words of messages) last = await say(words);
  return last;
}

describe('a question that is asked of no piece', () => {
  it.each([
    ['how do i wash a cashmere sweater without ruining it, and what about moths', /cashmere/],
    ['whats the right hem length for wide legs with flats', /wide ones|hems?/i],
    [
      'i just asked if i should cover my shoulders at a hindu wedding, dont need products',
      /wedding/,
    ],
    ['is suede ok in rain? how do i protect it', /suede/],
  ])('is answered in general: %s', async (words, text) => {
    const { answer, itemIds, state } = await talk(words);
    expect(answer).toMatch(text);
    expect(answer).not.toMatch(/listing|page/);
    expect(itemIds).toEqual([]);
    expect(state.focusId).toBeNull();
    expect(state.shown.itemIds).toEqual(['linen', 'satin', 'cotton']);
  });

  it('is gone on with', async () => {
    const { answer, itemIds } = await talk(
      'how do i wash a cashmere sweater without ruining it',
      'ok and drying? can i use a dryer on low',
    );
    expect(answer).toMatch(/dry it flat/);
    expect(itemIds).toEqual([]);
  });

  it('leaves the piece that was spoken of as the subject', async () => {
    const linen = await talk('is the satin one lined?', 'does linen shrink');
    expect([linen.itemIds, linen.state.focusId]).toEqual([[], 'satin']);
    const { state } = await talk(
      'is the satin one lined?',
      'does linen shrink',
      'how do i wash it',
    );
    expect(state.focusId).toBe('satin');
  });

  it('makes no piece the subject that nobody spoke of', async () => {
    const { state } = await talk('how do i get a wine stain out');
    expect(state.focusId).toBeNull();
  });

  it.each(['would a belt be too much', 'would a denim jacket ruin it', 'is it ok for a wedding'])(
    'is none where a piece is spoken of: %s',
    async (words) => {
      const { state } = await talk('is the satin one lined?', words);
      expect(state.focusId).toBe('satin');
      expect(state.subject).toBeUndefined();
    },
  );
});
