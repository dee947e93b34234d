import type { Item } from '@modiste/contract/entities/item';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { asking } from '../../knowledge/testing/asking.ts';
import { sampleItem } from '../../testing/sample-items.ts';
import { compareItems } from '../compare-items.ts';

const dress = (fabric: string, price: number, fields: Partial<Item> = {}, type = 'midi-dress') =>
  sampleItem(`${fabric}-${price}`, {
    short_description: `${fabric} dress`,
    description: '',
    semantic_search_description: '',
    price,
    full_price: price,
    ...fields,
    facts: { type, materials: [fabric], color_names: [] },
  });

/** What is said to words, while items are shown for what was asked before. */
function ask(words: string, items: readonly Item[], before: string) {
  const wishes = understandQuery(before).readings;
  const base = asking(words, { referred: items, request: { ...emptyRequest(), wishes } });
  const shown = { itemIds: items.map(({ id }) => id), outfits: [] };
  const state = { ...INITIAL_STATE, ...base.turn.state, shown };
  return compareItems({ ...base, turn: { ...base.turn, state } });
}

const LINEN = dress('linen', 120);
const POLYESTER = dress('polyester', 90);
const WOOL = dress('wool', 110);
const ALL = [POLYESTER, WOOL, LINEN];

describe('the one to take', () => {
  it.each([
    'which would you pick?',
    'just tell me what to buy',
    'which is the best one',
    'choose one for me',
    'which would YOU keep?',
    'ok whats your favorite',
  ])('is decided by the weather that was asked for, and not by the price: %s', (words) => {
    const { itemIds, text } = ask(words, ALL, 'dress for summer');
    expect(itemIds).toEqual([LINEN.id]);
    expect(text).toMatch(/linen/i);
  });

  it('is another one where warmth was asked for', () => {
    expect(ask('which would you pick?', ALL, 'warm dress for winter').itemIds).toEqual([WOOL.id]);
  });

  it('comes with what the least expensive one saves, and what that lacks', () => {
    const { text } = ask('which would you pick?', ALL, 'dress for summer');
    expect(text).toMatch(/polyester one is \$30 less, but/i);
  });

  it('is the least expensive one where nothing else tells them apart, and it says so', () => {
    const items = [dress('linen', 140, { brand: 'Arket' }), dress('linen', 99)];
    const { itemIds, text } = ask('pick one for me', items, 'dress');
    expect(itemIds).toEqual(['linen-99']);
    expect(text).toMatch(/costs less/);
    expect(text).toMatch(/nothing more to show for its \$41 extra/);
  });

  it('is never one that is sold out', () => {
    const gone = {
      ...LINEN,
      other_info: { ...LINEN.other_info, availability: 'out_of_stock' as const },
    };
    expect(ask('which should I get', [gone, POLYESTER], 'dress for summer').itemIds).toEqual([
      POLYESTER.id,
    ]);
  });

  it('is plainly the only one where nothing else is shown', () => {
    expect(ask('which would you pick?', [LINEN], 'dress').text).toMatch(/only one/i);
  });
});

describe('the one to leave', () => {
  it('falls behind in what was asked for, and is named with it', () => {
    const { itemIds, text } = ask('which would you NOT buy?', ALL, 'dress for summer');
    expect(itemIds).toEqual([WOOL.id]);
    expect(text).toMatch(/warmer to wear/);
  });

  it('is said to have no reason for its price where that is all', () => {
    const items = [dress('linen', 140, { brand: 'Arket' }), dress('linen', 99)];
    expect(ask('what would you skip', items, 'dress').text).toMatch(
      /costs \$41 more than .*(?:no reason why|for the same)/,
    );
  });
});
