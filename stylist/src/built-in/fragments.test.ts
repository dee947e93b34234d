import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';
import { tellTranslation } from '../testing/tell-translation.ts';

/** What the last of several messages is understood as. */
async function tellLast(...messages: readonly string[]): Promise<string> {
  const { say } = startTalk();
  let told = '';
  for (const words of messages) told = tellTranslation(await say(words));
  return told;
}

describe('a size alone', () => {
  it.each([
    ['pants', 'L', 'size L'],
    ['a sweater', 'make it a medium', 'size M'],
    ['linen dress', 'in a 10', 'size 10'],
    ['a midi dress', 'eu 44', 'size 12'],
    ['sneakers', '44', 'shoe size 10'],
    ['boots', '9.5 please', 'shoe size 9.5'],
    ['jeans', '38/32', 'size 38x32'],
    ['jeans', 'xl', 'size XL'],
    ['a coat', "i'm 2xl", 'size 2XL'],
  ])('is the size of the %s: %j', async (garment, size, told) => {
    expect((await tellLast(garment, size)).split('; ')).toContain(told);
  });

  it('is a waist in few lengths, of trousers', async () => {
    expect(await tellLast('jeans', 'size 32')).toMatch(/size 32x30\+32x32\+32x34$/);
    expect(await tellLast('chinos waist 34')).toMatch(/size 34x30\+34x32\+34x34$/);
  });

  it('says nothing of what is looked for before anything is', async () => {
    expect(await tellLast('L')).not.toMatch(/^search/);
  });
});

describe('a temper', () => {
  it.each([
    ['shut up and make it cheaper', 'search: dress, cheaper; up to 87'],
    ['you useless bot, in black', 'search: dress; color Black'],
    ['i said no wool ffs', 'search: dress, not wool'],
    ['stfu. longer', 'search: dress, longer'],
  ])('does not keep what is asked for from being done: %s', async (words, told) => {
    expect(await tellLast('a dress', words)).toBe(told);
  });

  it.each(['fuck you', 'you stupid bot', 'shut up'])(
    'alone is heard as such: %s',
    async (words) => {
      expect(await tellLast('a dress', words)).toBe('unsafe');
    },
  );
});

describe('a plain no', () => {
  it.each(['no', 'Nope.', 'nah', 'not really'])('asks what to change: %s', async (words) => {
    const { say } = startTalk();
    await say('a dress');
    const { intent, suggestions } = await say(words);
    expect(intent).toBe('clarify');
    expect(suggestions).toContain('Cheaper');
    expect((await say('Cheaper')).intent).toBe('search');
  });
});
