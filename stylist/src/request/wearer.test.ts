import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';
import { tellTranslation } from '../testing/tell-translation.ts';

const lastOf = async (gender: 'Men' | 'Women', lines: readonly string[]) => {
  const { say } = startTalk({ defaults: { gender: [gender] } });
  let told = '';
  for (const line of lines) told = tellTranslation(await say(line));
  return told;
};

describe('who is only mentioned', () => {
  it.each([
    ['my mother is ill, i need a robe', 'search: robe; for Men'],
    ['my wife is away, show me a sweater', 'search: sweater; for Men'],
    ['pants my girlfriend would like on me', 'search: pants; for Men'],
    ['my wife says i need a new coat', 'search: coat; for Men'],
    ['my gf says black shoes only', 'search: shoes; for Men; color Black'],
    ['my mother is visiting, i need a shirt', 'search: shirt; for Men'],
    ['a sweater like the one my sister has', 'search: sweater; for Men'],
    ['my girlfriend hates my jeans, show me new ones', 'search: jeans; for Men'],
    ['a blazer for lunch with my sister', 'search: blazer, lunch; for Men'],
    ['gf said my shoes are ugly, show me some loafers', 'search: loafers; for Men'],
    ['my sister picked a pink dress, i need a matching tie', 'search: tie; for Men'],
    ['jeans for driving my mom around', 'search: jeans; for Men'],
    ['a shirt my mother would approve of', 'search: shirt; for Men'],
    ['my kids are always climbing on me, black pants', 'search: pants; for Men; color Black'],
  ])('wears nothing of it: %s', async (words, told) => {
    expect(await lastOf('Men', [words])).toBe(told);
  });

  it.each([
    ['i have a date with a guy from work, a top', 'search: top, date, work; for Women'],
    ['my son is getting married, i need a dress', 'search: dress, wedding; for Women'],
    ['my daughter wants me to wear blue, a dress', 'search: dress; for Women; color Blue'],
    ['my husband bought me a necklace, a dress please', 'search: dress; for Women'],
    ['a dress for a baby shower', 'search: dress, baby shower; for Women'],
    ['i had a baby 3 months ago, need jeans', 'search: jeans; for Women'],
    ['a coat, the move is in 2 months', 'search: coat; for Women'],
    ["i haven't bought jeans in 5 years", 'search: jeans; for Women'],
  ])('changes neither gender nor age: %s', async (words, told) => {
    expect(await lastOf('Women', [words])).toBe(told);
  });

  it.each([
    ['my brother needs a coat', 'search: coat; for Men; for another'],
    ['shopping for my nephew, sneakers', 'search: sneakers; for Men; for another'],
    ['surprise for my husband, a watch', 'search: watch; for Men; for another'],
    ['sandals for my wife, she hates heels', 'search: sandals, not heels; for Women; for another'],
    [
      "it's my son's first day at school, what jacket for him",
      'search: jacket, school; for Men; for another',
    ],
    ['sneakers for a 9 year old', 'search: sneakers, 9 year old; for another'],
  ])('is the wearer where it is for them: %s', async (words, told) => {
    expect(await lastOf('Women', [words])).toBe(told);
  });
});

describe('what somebody says of themselves', () => {
  const genderOf = async (words: string) =>
    (await startTalk().say(words)).state.request?.filters.gender;

  it.each([
    ['something for a first date, i am curvy', ['Women']],
    ["an outfit for a wedding, i'm the mother of the bride", ['Women']],
    ['a dress for work, im pregnant', ['Women']],
    ["an outfit for a wedding, i'm the best man", ['Men']],
    ['an outfit for a wedding', []],
    ['a coat for my curvy husband', ['Men']],
  ])('tells whose clothes to look for: %s', async (words, gender) => {
    expect(await genderOf(words)).toEqual(gender);
  });
});

describe('another wearer', () => {
  it.each([
    ['boots under 90, no suede', 'now a jacket for my dad', 'search: jacket; for Men; for another'],
    [
      'dress under 90',
      'same budget, shoes for my sister',
      'search: shoes; for Women; up to 90; for another',
    ],
    [
      'wedding outfit under 300',
      'and a suit for my husband',
      'search: suit, wedding; for Men; outfit; for another',
    ],
    ['wedding outfit', 'now jeans for my wife', 'search: jeans; for Women; for another'],
    ['a scarf for my mom under 40', 'now jeans for me', 'search: jeans; for Women'],
  ])('begins with a limit of their own: %s, %s', async (asked, words, told) => {
    expect(await lastOf('Women', [asked, words])).toBe(told);
  });

  it.each(['cute but not her', "it's a bit... not really him", 'nice, just not her style'])(
    'stays who they are where what is shown is not: %s',
    async (words) => {
      const told = await lastOf('Women', ['a scarf for my wife', words]);
      expect(told).toMatch(/^search: scarf; for Women; for another; except /);
    },
  );

  it.each([
    ["oh it's for my sister", 'search: dress; for Women; up to 90; for another'],
    ["wait, it's for my brother", 'search: dress; for Men; up to 90; for another'],
  ])('said of what is looked for takes it over: %s', async (words, told) => {
    expect(await lastOf('Women', ['dress under 90', words])).toBe(told);
  });

  it.each([
    ['he is bringing his brother along', 'search: party; for Women; outfit'],
    ["she's hosting it at her place", 'search: party; for Women; outfit'],
  ])('is none who is only spoken of: %s', async (words, told) => {
    expect(await lastOf('Women', ['outfit for a party', words])).toBe(told);
  });
});

describe('who is given a present', () => {
  it.each([
    ['i search a sweater for present to my father', 'Men'],
    ['a bag as a gift to my mum', 'Women'],
  ])('wears it: %s', async (words, gender) => {
    const { updatedFilters, state } = await startTalk().say(words);
    expect([updatedFilters?.gender, state.request?.wearer]).toEqual([[gender], 'other']);
  });
});

describe('back to oneself', () => {
  const before = ['a sweater for my husband, no wool', 'nothing red'];
  it.each([
    ['now a dress for me', 'search: dress; for Women'],
    ['what about me? a skirt', 'search: skirt; for Women'],
    ['my turn now, sneakers', 'search: sneakers; for Women'],
    ['i want one too', 'search: sweater; for Women'],
    ["this one's for me: sandals", 'search: sandals; for Women'],
    ['back to me: i need shoes', 'search: shoes; for Women'],
    ['okay my own pajamas now', 'search: pajamas; for Women'],
    ['switch back to my stuff, a skirt', 'search: skirt; for Women'],
  ])('is heard, and leaves what the other refused: %s', async (words, told) => {
    expect(await lastOf('Women', [...before, words])).toBe(told);
  });

  it('brings back what the shopper refused themselves', async () => {
    const told = await lastOf('Women', [
      'a dress, nothing black',
      'a shirt for my husband, no stripes',
      'now a skirt for me',
    ]);
    expect(told).toBe('search: skirt, not black; for Women');
  });
});

it('stays with the shopper where a person is only told of, and with the person asked for', async () => {
  const genderAfter = async (...lines: string[]) => {
    const { say } = startTalk({ defaults: { gender: ['Women'] } });
    let gender: readonly string[] | undefined;
    for (const line of lines) gender = (await say(line)).updatedFilters?.gender ?? gender;
    return gender ?? ['Women'];
  };
  expect(
    await genderAfter("Forget the dinner, my husband has a fever and we're skipping it."),
  ).toEqual(['Women']);
  expect(await genderAfter('my dad died last week', 'shoes')).toEqual(['Women']);
  expect(await genderAfter('a robe for my husband, he has a fever')).toEqual(['Men']);
  expect(await genderAfter('my husband is ill and needs pajamas')).toEqual(['Men']);
});

describe('whoever is named next', () => {
  it.each([
    [['a sweater for my dad', 'what about my sister?'], 'search: sweater; for Women'],
    [['a sweater for my dad', 'how about my boss'], 'search: sweater; '],
    [['a gift for my dad, a sweater', 'and for me?'], 'search: sweater; for Men'],
  ])('gets the same: %j', async (lines, told) => {
    expect(await lastOf('Men', lines)).toContain(told.trim());
  });
});
