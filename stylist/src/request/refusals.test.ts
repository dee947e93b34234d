import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';
import { tellTranslation } from '../testing/tell-translation.ts';

const lastOf = async (...lines: readonly string[]) => {
  const { say } = startTalk();
  let told = '';
  for (const line of lines) told = tellTranslation(await say(line));
  return told;
};

describe('what is refused', () => {
  it.each([
    ['a sweater, no wool because wool itches', 'search: sweater, not wool'],
    ['a coat, not black, i have enough black already', 'search: coat, not black'],
    ['a dress, no black, everyone wears black', 'search: dress, not black'],
    ['a dress, nothing floral, florals make me look old', 'search: dress, not floral'],
    ["shoes, no heels, i can't walk in heels", 'search: shoes, not heels'],
    ['no silk, silk stains too fast, a blouse', 'search: blouse, not silk'],
    ['a bag, nothing with logos, logos are tacky', 'search: bag, not logos'],
  ])('stays refused where the reason names it again: %s', async (words, told) => {
    expect(await lastOf(words)).toBe(told);
  });

  it.each([
    ['blouse (polyester no)', 'search: blouse, not polyester'],
    ['leather: no. a bag', 'search: bag, not leather'],
    ['boots, suede no thanks', 'search: boots, not suede'],
    ['a coat, wool? no thanks', 'search: coat, not wool'],
    ['a dress (not black) for a wedding', 'search: dress, wedding, not black'],
    ['shoes (no heels) in black', 'search: shoes, not heels; color Black'],
    ['a sweater, no wool and no acrylic', 'search: sweater, not wool, not acrylic'],
    ['a dress, no patterns at all', 'search: no patterns dress'],
    ['i never buy anything in black, a dress please', 'search: dress, not black'],
  ])('is heard however it is said: %s', async (words, told) => {
    expect(await lastOf(words)).toBe(told);
  });

  it('is not what a correction names', async () => {
    const told = await lastOf('a sweater', 'I meant a jacket, not a sweater.', 'pajamas');
    expect(told).toBe('search: pajamas');
  });

  it('is remembered without the garment that is looked for', async () => {
    const { say } = startTalk();
    expect((await say('i never buy anything in black, a dress please')).remember).toEqual([
      'Nothing black',
    ]);
    expect((await say("i don't do skirts or leggings, pants please")).remember).not.toContain(
      'No pants',
    );
  });
});

describe('a complaint while something is looked for', () => {
  it.each([
    ['shoes for work', 'heels hurt my feet', 'search: shoes, for work, not heels'],
    ['a sweater', 'turtlenecks choke me', 'search: sweater, not turtlenecks'],
    ['a dress', 'yellow washes me out', 'search: dress, not yellow'],
    ['a dress', "black isn't my color", 'search: dress, not black'],
    ['a dress', 'florals are not really my thing', 'search: dress, not florals'],
  ])('%s / %s refuses what is complained of', async (first, second, told) => {
    expect(await lastOf(first, second)).toBe(told);
  });
});
