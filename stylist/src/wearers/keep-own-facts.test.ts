import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';
import { tellTranslation } from '../testing/tell-translation.ts';

const lastOf = async (...lines: readonly string[]): Promise<string> => {
  const { say } = startTalk();
  let told = '';
  for (const line of lines) told = tellTranslation(await say(line));
  return told;
};

describe('who wears it', () => {
  it.each([
    [['im a guy, sneakers please', 'start over. shirts'], 'search: shirts; for Men'],
    [['i’m a woman', 'a coat'], 'search: coat; for Women'],
    [['jeans', 'i am female', 'and skirts, not mens stuff'], 'skirts; for Women'],
    [['a shirt for my dad', 'now for me, i’m a woman: sandals'], 'search: sandals; for Women'],
    [['a cardigan for my mum', 'and for me, im her son, a sweater'], 'search: sweater; for Men'],
  ])('stays known: %j', async (lines, told) => {
    expect(await lastOf(...lines)).toContain(told);
  });
});

describe('the sizes of the shopper', () => {
  it.each([
    [['jeans, waist 34', 'a t-shirt in M', 'back to jeans'], /size 34x(?!.*\bM\b)/],
    [['a t-shirt in M', 'jeans, waist 34'], /size 34x(?!.*\bM\b)/],
    [['jeans, waist 34', 'a t-shirt in M'], /size M$/],
    [['sneakers size 9', 'start over. boots'], /shoe size 9$/],
    [['trousers size 12', 'too small, i’m a 14 really'], /size 14$/],
  ])('are those of what is looked for: %j', async (lines, told) => {
    expect(await lastOf(...lines)).toMatch(told);
  });

  it('hold no longer once any size will do', async () => {
    expect(await lastOf('a dress in size 10', 'any size', 'skirts')).not.toContain('size');
  });
});
