import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { tellTranslation } from '../../testing/tell-translation.ts';

const told = async (lines: readonly string[]) => {
  const { say } = startTalk();
  let last = '';
  for (const line of lines) last = tellTranslation(await say(line));
  return last;
};

describe('a protest', () => {
  it.each([
    ['outfit for a picnic', 'heels?? on grass', 'search: picnic, not heels; outfit'],
    ['outfit for brunch', 'wait, jeans?!', 'search: brunch, not jeans; outfit'],
    [
      'something for a funeral',
      'ugh a miniskirt?? seriously',
      'search: funeral, not miniskirt; outfit',
    ],
    [
      'tops with buttons',
      "a tank top doesn't have buttons!",
      'search: tops, buttons, not tank top',
    ],
  ])('refuses what nobody asked for: %s, %s', async (asked, words, search) => {
    expect(await told([asked, words])).toBe(search);
  });

  it.each([
    ['dress', 'a dress doesn’t cost that much, does it', /^(?!.*not dress)/],
    ['coat', 'coats?? yes please', /^(?!.*not coat)/],
  ])('never refuses what was asked for: %s, %s', async (asked, words, search) => {
    expect(await told([asked, words])).toMatch(search);
  });

  it('finds something else than what is always worn', async () => {
    expect(
      await told(['i always wear leggings and tees. what should i try instead', 'for work']),
    ).toBe('search: for work, not leggings, not tees; outfit');
  });
});
