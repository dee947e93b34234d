import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { tellTranslation } from '../../testing/tell-translation.ts';
import { readHeight } from './read-height.ts';

const read = (words: string, wears: 'men' | 'women' | null = 'women') =>
  readHeight(words, { wears, isOther: false });

describe('a height that is told', () => {
  it.each([
    ["i'm 5'2", 'petite'],
    ['I am only 4 feet 11 inches, a skirt', 'a skirt, petite'],
    ['five foot one here, jeans', 'jeans, petite'],
    ['im 158 cm tall and need pants', 'need pants, petite'],
    ["I'm 5'11\"", 'tall'],
  ])('is looked for in its lengths: %s', (words, meant) => {
    expect(read(words).words).toBe(meant);
    expect(read(words).note[0]).toMatch(/lengths/);
  });

  it.each([
    ["my son is 6'4 and skinny, he needs jeans", 'he needs jeans, tall'],
    ["im 6'3 and lanky. shirts", 'shirts, tall'],
    ["my dad is 6'5, a coat for him", 'a coat for him, tall'],
    ["my son needs a suit, he's 5'9 and skinny", 'my son needs a suit'],
  ])('is of whoever wears it, and a build beside it names no cut: %s', (words, meant) => {
    expect(read(words, 'men').words).toBe(meant);
  });

  it('is regular in between, and never petite for men', () => {
    expect(read("im 5'6, a coat").words).toBe('a coat');
    expect(read("im 5'3, a coat", 'men').words).toBe('a coat');
    expect(read("im 5'10, a coat", null)).toEqual({ words: 'a coat', note: [] });
  });

  it.each(['size 5 shoes', 'what do i wear if im 5 foot 2?', 'under $5', '5 outfits'])(
    'is no number of anything else: %s',
    (words) => {
      expect(read(words)).toEqual({ words, note: [] });
    },
  );

  it('of a companion changes nothing', async () => {
    const { say } = startTalk({ defaults: { gender: ['Women'] } });
    await say('outfit for a date');
    expect(tellTranslation(await say("he's 6'3 so heels are fine"))).toBe(
      'search: heels, date; for Women',
    );
  });

  it('is no shoe size of an outfit', async () => {
    const { say } = startTalk({ defaults: { gender: ['Women'] } });
    await say('outfit for a date');
    expect(tellTranslation(await say("i'm 5'3"))).toBe('search: date; for Women; fit P; outfit');
  });
});
