import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

const notesOf = async (words: string): Promise<string> =>
  ((await startTalk().say(words)).state.notes ?? []).join(' ');

describe('a price in another currency', () => {
  it.each([
    ['a dress under 300 euros', /€300.*\$300/],
    ['sandals for 80 quid', /£80.*\$80/],
  ])('is taken as dollars, and said to be: %s', async (words, told) => {
    expect(await notesOf(words)).toMatch(told);
  });

  it('is not spoken of where it was said in dollars', async () => {
    expect(await notesOf('a dress under $300')).not.toMatch(/dollars/);
  });
});

describe('a European size', () => {
  it('is named as the US size that is looked for', async () => {
    expect(await notesOf('a dress in size 40')).toMatch(/40.*\b8\b|\b8\b.*40/);
  });

  it('is not spoken of where the shop has that very size', async () => {
    expect(await notesOf('a dress in size 8')).toBe('');
  });
});
