import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { tellTranslation } from '../../testing/tell-translation.ts';

const told = async (lines: readonly string[], gender: readonly ('Men' | 'Women')[] = []) => {
  const { say } = startTalk({ defaults: { gender: [...gender] } });
  let last = '';
  for (const line of lines) last = tellTranslation(await say(line));
  return last;
};

describe('who tells of themselves', () => {
  it.each([
    ["i'm a new mom, need loafers", 'search: loafers; for Women'],
    ['tired mom of three, sneakers please', 'search: sneakers; for Women'],
    ['as a grandmother i need a cardigan', 'search: cardigan; for Women'],
    ['im 42f looking for a coat', 'search: coat; for Women'],
    ['busy dad here, need a jacket', 'search: jacket; for Men'],
    ['i am a single father and want boots', 'search: boots; for Men'],
    ['im 29m, sneakers', 'search: sneakers; for Men'],
    ["i'm the father of the bride, suits", 'search: suits, wedding; for Men'],
  ])('is dressed as they say: %s', async (words, search) => {
    expect(await told([words])).toBe(search);
  });

  it.each([
    ["i'm a mom and need boots for my son", 'search: boots; for Men; for another'],
    ['mom jeans', 'search: mom jeans'],
    ['white dad sneakers', 'search: dad sneakers; color White'],
  ])('is not meant by kin that wear it, or by names of cuts: %s', async (words, search) => {
    expect(await told([words])).toBe(search);
  });

  it.each([
    ['wife says i need a better coat', 'search: coat; for Men'],
    ['hubby wants me in a coat', 'search: coat; for Men'],
    ['cousins wedding, need a suit', 'search: suit, wedding; for Men'],
  ])('stays the wearer where kin is only mentioned: %s', async (words, search) => {
    expect(await told([words], ['Men'])).toBe(search);
  });
});
