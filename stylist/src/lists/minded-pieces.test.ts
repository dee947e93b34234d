import { describe, expect, it } from 'vitest';
import { packingTalk } from './testing/packing-talk.ts';

const APRIL = 'going to lisbon for 5 days in april, carry on only. what do i pack';

describe('a piece that is minded for its price', () => {
  it.each([
    'why are there 240 dollar loafers i already have white sneakers',
    '240 bucks for loafers?? and i own sneakers already',
    'those loafers cost a fortune. i have sneakers at home',
    'i dont need sneakers i have some, and why so expensive loafers',
    'seriously, loafers for $240? i already own sneakers',
  ])('gives way to a cheaper one, and only what is owned leaves: %s', async (words) => {
    const { say, first } = await packingTalk(APRIL);
    expect(first.names).toEqual(expect.arrayContaining(['Leather Loafers', 'Court Sneakers']));
    const { names, answer } = await say(words);
    expect(names).toContain('Suede Loafers');
    expect(names).not.toContain('Leather Loafers');
    expect(names).not.toContain('Court Sneakers');
    expect(answer).toContain('Then Court Sneakers at $45 can stay in the shop: you have your own.');
  });

  it('is asked about, and stays, where only its use is in doubt', async () => {
    const { say, first } = await packingTalk(APRIL);
    const { names, answer } = await say('why is there a sweater');
    expect(names).toEqual(first.names);
    expect(answer).toMatch(/^Not really: Denim Jacket does the same job/);
  });
});

it.each(['wool in lisbon? really?', 'wool in april? seriously?'])(
  'asks nothing of a piece that it minds: %s',
  async (words) => {
    const { say } = await packingTalk(APRIL, 'Men');
    const { names: before } = await say('swap the sweater for a wool one');
    expect(before).toContain('Lambswool Sweater');
    const { answer, names } = await say(words);
    expect(names).toContain('Striped Sweater');
    expect(answer).toMatch(/^Instead of Lambswool Sweater/);
  },
);

it('has nothing of a fabric that is minded where it has none of it, and does the rest', async () => {
  const { say } = await packingTalk(APRIL, 'Men');
  const { answer, names } = await say(
    'flannel in lisbon? really? and why are there 240 dollar loafers i already have white sneakers',
  );
  expect(answer).toMatch(/^Nothing on the list is flannel as it is\. Instead of Leather Loafers/);
  expect(names).not.toContain('Court Sneakers');
});

it('keeps what a question how to pack names', async () => {
  const { say, first } = await packingTalk(APRIL, 'Men');
  const words = 'just tips: how do i fit 5 days in a carry on without wrinkly shirts';
  expect((await say(words)).names).toEqual(first.names);
});

describe('what is owned', () => {
  it('leaves alone what is named beside it', async () => {
    const { say } = await packingTalk(APRIL);
    const { names, answer } = await say('no loafers, i have my own sneakers');
    expect(names).not.toContain('Court Sneakers');
    expect(answer).toContain('Off the list: Leather Loafers at $240.');
    expect(answer).not.toMatch(/Loafers [^.]*you have your own/);
  });
});
