import { expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

async function budgetAfter(...lines: readonly string[]) {
  const { say } = startTalk();
  let last = await say(lines[0] ?? '');
  for (const words of lines.slice(1)) last = await say(words);
  const { outfit = null, filters } = last.state.request ?? {};
  const set = outfit?.set?.map(({ type }) => type) ?? null;
  return { most: outfit?.budget ?? null, each: filters?.priceRangeMax ?? null, set };
}

it.each([
  'need smth for my friends baby shower sat, like 80 max for everything incl shoes',
  'something for a garden party, shoes included, 80 tops',
  'i have 80 for the whole thing shoes and all, its a birthday dinner',
  'something for a wedding, 80 all in with shoes',
  'looking for sth for a first date. 80 total, shoes too',
  'interview on monday, max 80 for everything, shoes included',
  'what to wear to a wedding, 80 max incl shoes',
])('A sum that has the shoes within it is one for an outfit: %s', async (words) => {
  expect(await budgetAfter(words)).toEqual({ most: 80, each: null, set: null });
});

it.each([
  ['a dress for a party, 100 max including shoes'],
  ['like 100 max for dress and shoes'],
  ['show me dresses', '100 all in with shoes'],
  ['show me dresses', 'under 100 incl the shoes'],
])('It is one for a set where a kind of garment is looked for: %s', async (...lines) => {
  expect(await budgetAfter(...lines)).toEqual({ most: 100, each: null, set: ['dress', 'shoes'] });
});

it.each([['shoes, 80 max'], ['max 80 for dresses and tops'], ['under 80 for a dress or a skirt']])(
  'A price of single kinds stays theirs: %s',
  async (words) => {
    expect(await budgetAfter(words)).toEqual({ most: null, each: 80, set: null });
  },
);

it('A piece that is added to outfits has its own price', async () => {
  const { say } = startTalk();
  await say('an outfit for a wedding under 300');
  const { outfit } = (await say('earrings too, spending 40 max cheers')).state.request ?? {};
  expect([outfit?.budget, outfit?.change?.most]).toEqual([300, 40]);
});

it('is the budget of an outfit where its pieces are listed without a mark', async () => {
  const { most, each } = await budgetAfter(
    'hi i need somthing for my nieces christening in may im the godmother max 250 for everything dress shoes bag',
  );
  expect([most, each]).toEqual([250, null]);
});

it.each([
  'an outfit for a wedding, 150 incl shoes',
  'party look 150 including bag',
  'need something for graduation 150 incl. shoes and bag',
])('is the budget of an outfit that is asked for by name or event: %s', async (words) => {
  const { most, each } = await budgetAfter(words);
  expect([most, each]).toEqual([150, null]);
});
