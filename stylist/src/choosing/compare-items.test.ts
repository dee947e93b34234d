import type { Item } from '@modiste/contract/entities/item';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { Speech } from '../speech/speech.ts';
import { sampleItem, sampleTurn } from '../testing/sample-items.ts';
import { startTalk } from '../testing/talk.ts';
import { compareItems } from './compare-items.ts';

const sweater = (id: string, fabric: string, price: number, fields = {}) =>
  sampleItem(id, {
    short_description: `${fabric} Sweater`,
    price,
    try_on_category: 'upper_body',
    description: 'Crew neck, long sleeves.',
    ...fields,
    facts: { type: 'crewneck-sweater', materials: [fabric], patterns: ['solid'] },
  });
const wool = sweater('wool', 'wool', 120);
const cotton = sweater('cotton', 'cotton', 60);

const compare = (words: string, referred: readonly Item[]) => {
  const turn = sampleTurn(words, { items: referred });
  return compareItems({
    turn,
    understood: understandQuery(words),
    referred,
    speech: new Speech([]),
  });
};

describe('a comparison', () => {
  it('tells prices, their difference and the fabrics, and nothing that is the same', () => {
    const { text, itemIds } = compare('compare the first two', [wool, cotton]);
    expect(text).toContain('$120');
    expect(text).toContain('$60');
    expect(text).toMatch(/\$60 lies between/);
    expect(text).toMatch(/wool/);
    expect(text).not.toMatch(/crew neck|long sleeves/i);
    expect(itemIds).toEqual(['wool', 'cotton']);
  });

  it('recommends for the purpose that was named, with a reason', () => {
    expect(compare('which is better for winter?', [wool, cotton]).text).toMatch(
      /the wool one.*(?:warmer one for winter|wool keeps warmth in)/,
    );
    expect(compare('which is better for summer?', [wool, cotton]).text).toMatch(
      /the cotton one.*lighter one for summer/,
    );
  });

  it('says that nothing decides it where nothing does, and takes the price', () => {
    const other = sweater('other', 'wool', 90, { brand: 'Birch' });
    const { text } = compare('which one for the office?', [wool, other]);
    expect(text).toMatch(/the office/);
    expect(text).toMatch(/costs less/);
  });

  it('compares up to four, and asks where there is only one', () => {
    const more = [wool, cotton, sweater('silk', 'silk', 200), sweater('linen', 'linen', 75)];
    expect(compare('compare them', more).itemIds).toHaveLength(4);
    expect(compare('compare', [wool]).text).toContain('?');
  });
});

describe('the most of all that is shown', () => {
  const shown = [wool, cotton, sweater('silk', 'silk', 200), sweater('linen', 'linen', 45)];
  const ask = (words: string, items: readonly Item[] = shown) => {
    const turn = sampleTurn(words, { items });
    const state = {
      ...turn.state,
      shown: { itemIds: items.map(({ id }) => id), outfits: [] },
    };
    return compareItems({
      turn: { ...turn, state },
      understood: understandQuery(words),
      referred: items.slice(0, 2),
      speech: new Speech([]),
    });
  };

  it.each([
    [
      'which is the cheapest?',
      'linen',
      /^The linen one is the least expensive of the four, at \$45/,
    ],
    ['which one is the warmest', 'wool', /^The wool one is the warmest of the four: wool keeps/],
    ['whats the most expensive', 'silk', /^The silk one is the most expensive of the four/],
  ])('is named first with its fact: %s', (words, id, says) => {
    expect(ask(words).itemIds).toEqual([id]);
    expect(ask(words).text).toMatch(says);
  });

  it.each([
    ['which is the softest?', 'silk', /silk is fine and soft/],
    ['which one is the least itchy', 'silk', /silk is fine/],
    ['wich would be easiest to clean', 'cotton', /goes in the machine/],
    ['which is dressiest', 'silk', /silk reads dressy/],
    ['most comfortable one?', 'silk', /^Comfort is not in a listing/],
  ])('is told by the fabric where only that tells: %s', (words, id, says) => {
    expect(ask(words).itemIds).toEqual([id]);
    expect(ask(words).text).toMatch(says);
  });

  it.each([
    [
      'the cheapest one that keeps me warm',
      'wool',
      /only one among the four that keeps warm: the wool one at \$120/,
    ],
    [
      'which is the most expensive that is not silk',
      'wool',
      /most expensive of the three not made of silk/,
    ],
    ['the warmest under $100', 'cotton', /warmer of the two at \$100 or less/],
    ['which of the silk ones is the cheapest?', 'silk', /silk.*\$200/],
  ])('is of those that are also as was said: %s', (words, id, text) => {
    const told = ask(words);
    expect(told.itemIds).toEqual([id]);
    expect(told.text).toMatch(text);
  });

  it('says that none is as was said, before it ranks them all', () => {
    expect(ask('the cheapest red one').text).toMatch(/none in red|one in red/i);
    expect(ask('the cheapest red one').itemIds).toEqual(['linen']);
  });

  it('is not made up where no listing tells it', () => {
    expect(ask('which has the highest heels?').text).toMatch(/^Their listings don’t tell/);
    expect(ask('which is the most popular?').text).toMatch(
      /^Their listings don’t tell which is the most popular/,
    );
  });

  it('says of what is no good at all that the best of it is not, either', () => {
    expect(ask('which is best in the rain?').text).toMatch(/^None of them is made for rain/);
  });

  it('is a tie where several are level, and names the price that is left', () => {
    const twin = sweater('twin', 'wool', 80, { brand: 'Birch' });
    const { text } = ask('which is the warmest?', [wool, twin, cotton]);
    expect(text).toMatch(/tie as the warmest of the three: wool keeps warmth in/);
    expect(text).toMatch(/at \$80 costs less/);
  });

  it('is of two where two are pointed at', () => {
    expect(ask('which of the first two is the cheapest?').text).toMatch(
      /the cotton one is the less expensive of the two/i,
    );
    expect(ask('which of the first two is warmer?').itemIds).toEqual(['wool']);
  });

  it('is one with a reason where the choice is left to the stylist', () => {
    const { text, itemIds } = ask('which one would you pick?');
    expect(itemIds).toEqual(['cotton']);
    expect(text).toMatch(/linen one is \$\d+ less, but/i);
  });
});

describe('the ends of a scale', () => {
  it.each([
    ['what’s the difference between the cheapest and the most expensive', ['cotton', 'satin']],
    ['compare the two cheapest', ['cotton', 'linen']],
  ])('are held against each other: %s', async (words, ids) => {
    const { say } = startTalk();
    await say('dresses');
    expect((await say(words)).itemIds).toEqual(ids);
  });

  it.each([
    ['which is the cheapest', 'and the second cheapest?', 'linen'],
    ['which is the most expensive', 'what about the next cheapest', 'linen'],
  ])('have a second place: %s, %s', async (first, words, id) => {
    const { say } = startTalk();
    await say('dresses');
    await say(first);
    expect((await say(words)).itemIds).toEqual([id]);
  });

  it('are asked of by a plain word as well: the expensive one', async () => {
    const { say } = startTalk();
    await say('dresses');
    expect((await say('is the expensive one lined?')).itemIds).toEqual(['satin']);
  });
});

describe('whether two pieces share something', () => {
  it.each([
    ['is the second one from the same brand as the first?', /^No: .*Reformation.*Arket/],
    ['are the first and the third the same brand?', /^Yes, both are by Arket/],
  ])('is yes or no: %s', async (words, answer) => {
    const { say } = startTalk();
    await say('dresses');
    expect((await say(words)).answer).toMatch(answer);
  });

  it('compares nothing where nothing is shown', async () => {
    const { say } = startTalk();
    expect((await say('which is warmer')).answer).not.toMatch(/listing/);
  });
});
