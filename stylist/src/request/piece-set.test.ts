import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

const setAfter = async (...lines: readonly string[]) => {
  const { say } = startTalk();
  let outfit = null;
  for (const line of lines) outfit = (await say(line)).state.request?.outfit ?? null;
  const kinds = outfit?.set?.map(({ type, count }) => `${count} ${type}`).join(', ') ?? null;
  return [kinds, outfit?.budget ?? null];
};

describe('a price for several pieces in all', () => {
  it.each([
    [['two tops and jeans for 120'], ['2 top, 1 jeans', 120]],
    [['3 tees for 60'], ['3 t-shirt', 60]],
    [['a shirt and chinos, 150 all in'], ['1 shirt, 1 chinos', 150]],
    [['2 pairs of earrings under 80 total'], ['2 earrings', 80]],
    [['dress and heels for everything 200 total'], ['1 dress, 1 heels', 200]],
    [['3 shirts 2 pants 1 shoes'], ['3 shirt, 2 pants, 1 shoes', null]],
    [
      ['on a budget: 4 tops, 3 skirts, 1 pair boots under 380 total'],
      ['4 top, 3 skirt, 1 boots', 380],
    ],
    [['2 jeans 3 tops 2 hoodies'], ['2 jeans, 3 top, 2 hoodie', null]],
    [
      ['jeans and a hoodie', 'under 100 total'],
      ['1 jeans, 1 hoodie', 100],
    ],
    [
      ['a top and skirt under 90 in total', 'make it 110 total'],
      ['1 top, 1 skirt', 110],
    ],
  ])('asks for these very pieces together: %j', async (lines, expected) => {
    expect(await setAfter(...lines)).toEqual(expected);
  });

  it.each([
    [['need a suit with shoes and belt for a wedding, navy'], ['1 suit, 1 shoes, 1 belt', null]],
    [['prom dress for my daughter, max 180 with shoes'], ['1 dress, 1 shoes', 180]],
    [['a black dress with red heels'], ['1 dress, 1 heels', null]],
  ])('asks for what is named with it, too: %j', async (lines, expected) => {
    expect(await setAfter(...lines)).toEqual(expected);
  });

  it.each([
    'a dress with a belt',
    'boots with heels',
    'a dress that goes with my brown shoes',
    'a dress to wear with sneakers',
  ])('asks for one piece where the other is a part of it or there already: %s', async (words) => {
    expect(await setAfter(words)).toEqual([null, null]);
  });

  it.each([
    [['an outfit for brunch, 200 total'], [null, 200]],
    [['outfit with a blouse and a skirt under 150 total'], [null, 150]],
    [['jeans and a hoodie under 60 each'], [null, null]],
    [['two-piece swimsuit under 60'], [null, null]],
    [['size 8 jeans for 50'], [null, null]],
    [['a swimsuit, 14 bottom and 12 top'], [null, null]],
  ])(
    'leaves out nothing of whole outfits, and says nothing of each: %j',
    async (lines, expected) => {
      expect(await setAfter(...lines)).toEqual(expected);
    },
  );
});

describe('kinds that dress one from head to toe', () => {
  it.each([
    ['suit, shirt, tie and shoes for a wedding', '1 suit, 1 shirt, 1 tie, 1 shoes'],
    ['black blazer, white tee, jeans and loafers', '1 blazer, 1 t-shirt, 1 jeans, 1 loafers'],
  ])('are one set: %s', async (line, expected) => {
    expect((await setAfter(line))[0]).toBe(expected);
  });

  it.each(['show me dresses, tops and skirts', 'a shirt, a belt and socks'])(
    'are none in “%s”',
    async (line) => {
      expect((await setAfter(line))[0]).toBeNull();
    },
  );
});
