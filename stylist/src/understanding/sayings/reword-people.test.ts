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

describe('kin of an age', () => {
  it.each([
    ["my son is 15 and needs something for homecoming, he's 5'9 and skinny", 'homecoming', 'Men'],
    ['my daughter is 17, and she needs something for prom', 'prom', 'Women'],
  ])('wear what is looked for, whatever the shopper wears: %s', async (words, event, gender) => {
    expect(await told([words], [gender === 'Men' ? 'Women' : 'Men'])).toBe(
      `search: ${event}; for ${gender}; outfit; for another`,
    );
  });

  it('are children up to an age', async () => {
    expect(await told(['my son is 6 and needs a jacket'], ['Women'])).toBe(
      'search: jacket, 6 year old; for Men; for another',
    );
  });

  it('stay the ones spoken of, and what they refuse is refused', async () => {
    const first = 'an outfit for my son for homecoming';
    expect(await told([first, 'he refuses to wear a tie or a suit'], ['Women'])).toBe(
      'search: homecoming, not tie, not suit; for Men; outfit; for another',
    );
    expect(await told([first, 'no not polyester, he gets sweaty'], ['Women'])).toBe(
      'search: homecoming, not polyester; for Men; outfit; for another',
    );
  });
});
