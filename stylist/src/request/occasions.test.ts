import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';
import { tellTranslation } from '../testing/tell-translation.ts';

const lastOf = async (...lines: readonly string[]) => {
  const { say } = startTalk();
  let told = '';
  for (const line of lines) told = tellTranslation(await say(line));
  return told;
};

describe('an occasion', () => {
  it.each([
    [['help, my company party is tomorrow', 'a jumpsuit'], 'search: jumpsuit, party'],
    [["it's my graduation soon", 'a dress'], 'search: dress, graduation'],
    [['job fair next week', 'a blazer'], 'search: blazer, job fair'],
    [['nothing to wear for my reunion', 'a dress'], 'search: dress, reunion'],
    [["i'm the bride's mom, what can i wear"], 'search: wedding; outfit'],
    [['how do i wash silk', 'a blouse'], 'search: blouse'],
  ])('told before the garment counts for it: %j', async (lines, told) => {
    expect(await lastOf(...lines)).toBe(told);
  });

  it.each([
    ["actually it's for a funeral", 'search: dress, funeral'],
    ['not a wedding, a gala', 'search: dress, gala'],
    ["it's a christening, not a wedding", 'search: dress, christening'],
    ['sorry, for a baby shower', 'search: dress, baby shower'],
    ['this is for prom', 'search: dress, prom'],
    ['how about brunch instead?', 'search: dress, brunch'],
    ['no, for a job interview', 'search: dress, job interview'],
  ])('takes the place of the one before: %s', async (words, told) => {
    expect(await lastOf('a dress for a wedding', words)).toBe(told);
  });

  it.each([
    ['i work hard and deserve a nice coat', 'search: coat'],
    ['good evening, a linen shirt', 'search: shirt; of Linen'],
    ["let's work on my wardrobe, start with shirts", 'search: shirts'],
    ['what a night! a coat please', 'search: coat'],
  ])('is none where a verb or a greeting sounds like it: %s', async (words, told) => {
    expect(await lastOf(words)).toBe(told);
  });
});
