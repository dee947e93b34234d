import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { tellTranslation } from '../../testing/tell-translation.ts';

const told = async (lines: readonly string[]) => {
  const { say } = startTalk();
  let last = '';
  for (const line of lines) last = tellTranslation(await say(line));
  return last;
};

describe('what is said around a wish', () => {
  it.each([
    ['i really dislike clothes shopping but need a coat', 'search: coat'],
    ['none of my clothes fit anymore, jeans please', 'search: jeans'],
    ['anything cozy to pull over my gym clothes', 'search: cardigan, jacket, cozy'],
    ['which is the least expensive blazer you carry', 'search: blazer, cheapest'],
    ['drinks with a girl taller than me, shoes', 'search: shoes'],
    ['need a cardigan, i run cold', 'search: cardigan, cold weather'],
    ['i have two kids and no time, need a coat', 'search: coat'],
    ['nah thats boring. a coat?', 'search: coat'],
  ])('is no wish: %s', async (words, search) => {
    expect(await told([words])).toBe(search);
  });

  it('refuses nothing where it is said alone', async () => {
    expect(await told(['i hate shopping', 'a coat'])).toBe('search: coat');
  });

  it.each([
    ['coats', 'it is like 300! keep it below 120', 'search: coats; up to 120'],
    ['shoes on sale', 'need not be discounted', 'search: shoes'],
    ['dresses on sale', 'regular priced ones are fine', 'search: dresses'],
  ])('lets what is meant count: %s, %s', async (asked, words, search) => {
    expect(await told([asked, words])).toBe(search);
  });
});
