import type { Item } from '@modiste/contract/entities/item';
import { describe, expect, it } from 'vitest';
import { INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { asking } from '../../knowledge/testing/asking.ts';
import { sampleItem } from '../../testing/sample-items.ts';
import { compareItems } from '../compare-items.ts';

const coat = (fabric: string, price: number): Item =>
  sampleItem(`${fabric}-${price}`, {
    short_description: `${fabric} coat`,
    price,
    full_price: price,
    facts: { type: 'overcoat', materials: [fabric] },
  });

const told = (words: string, ...items: readonly Item[]) => {
  const base = asking(words, { referred: items });
  const shown = { itemIds: items.map(({ id }) => id), outfits: [] };
  return compareItems({ ...base, turn: { ...base.turn, state: { ...INITIAL_STATE, shown } } });
};

describe('a question that ranks by two things', () => {
  it('names the one that is both', () => {
    const { text, itemIds } = told(
      'which is softer and cheaper?',
      coat('cashmere', 200),
      coat('tweed', 300),
    );
    expect(itemIds).toEqual(['cashmere-200']);
    expect(text).toMatch(/^The cashmere one is both: the softer .*the less expensive/);
  });

  it('says that none is both, which is which, and the one to take', () => {
    const { text } = told(
      'which is the softest and cheapest?',
      coat('cashmere', 500),
      coat('cotton', 200),
      coat('tweed', 150),
    );
    expect(text).toMatch(/^None is both: .*cashmere .*softest.*tweed .*least expensive/);
    expect(text).toMatch(/I’d take the cotton one/);
  });

  it('takes a word of a title for no second thing', () => {
    const trucker = { ...coat('corduroy', 115), short_description: 'Corduroy Trucker' };
    const { text } = told('which is warmer, the trucker or that one', trucker, coat('linen', 90));
    expect(text).toMatch(/corduroy one is the warmer of the two/);
    expect(text).not.toMatch(/trucker/);
  });

  it('says of the half that no listing tells that it is not settled', () => {
    const { text } = told(
      'which is thicker and softer?',
      coat('cashmere', 500),
      coat('tweed', 150),
    );
    expect(text).toMatch(/cashmere.*softer.*thicker.*don’t settle/);
  });

  it('calls none the most of something that several are alike in', () => {
    const { text } = told(
      'which is thicker and softer?',
      coat('cotton', 20),
      coat('viscose', 30),
      coat('tweed', 150),
    );
    expect(text).toMatch(/cotton one and the viscose one tie as the softest/);
  });

  it('tells the weight of no bag by its fabric', () => {
    const bag = (fabric: string, price: number): Item => ({
      ...coat(fabric, price),
      try_on_category: 'bags',
    });
    const { text } = told('which is lighter and cheaper', bag('nylon', 50), bag('leather', 90));
    expect(text).toMatch(/nylon one is the less expensive.*lighter.*don’t settle/);
  });

  it('leaves a question by one thing as it is', () => {
    const { text } = told('which is softer?', coat('cashmere', 500), coat('tweed', 150));
    expect(text).not.toMatch(/both/);
  });
});
