import { understandQuery } from '@modiste/lexicon/understand-query';
import { emptyRequest, INITIAL_STATE, type RequestWish } from '@modiste/stylist/dialogue-state';
import type { OutfitChange, OutfitRequest } from '@modiste/stylist/outfit-request';
import { UNKNOWN_SHOPPER } from '@modiste/stylist/stylist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app/open-test-app.ts';
import { makePiece } from '../../../testing/catalogue/make-piece.ts';
import { findOutfits } from './find-outfits.ts';

const STOCK = [
  makePiece('Gia', { type: 'hoop-earrings', price: 20, category: 'accessories' }),
  makePiece('Hal', { type: 'beaded-bracelet', price: 15, category: 'accessories' }),
  makePiece('Ida', { type: 'blouse', price: 40, category: 'upper_body' }),
  makePiece('Pia', { type: 'midi-skirt', price: 50, category: 'lower_body' }),
  makePiece('Ros', { type: 'midi-skirt', price: 72.5, category: 'lower_body' }),
  makePiece('Amy', { type: 'sandals', price: 30, category: 'shoes' }),
  makePiece('Bea', { type: 'tote-bag', price: 25, category: 'bags' }),
  makePiece('Vera', { type: 'sweater-vest', price: 20, category: 'upper_body' }),
  makePiece('Cara', { type: 'cardigan', price: 45, category: 'upper_body' }),
  makePiece('Cleo', { type: 'tote-bag', price: 95, category: 'bags' }),
];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ items: STOCK });
});
afterAll(() => test.close());

/** What is found where a part of the outfit on the screen is to change. */
async function change(
  outfit: readonly string[],
  {
    gone,
    budget,
    wishes = [],
    set,
    ...changed
  }: Partial<OutfitChange> & {
    gone: string;
    budget: number;
    wishes?: readonly RequestWish[];
    set?: OutfitRequest['set'];
  },
) {
  const base = outfit.filter((id) => id !== gone);
  const filled = { bases: [base], fill: [], most: null, isAdded: false, ...changed };
  const request = {
    ...emptyRequest(),
    wishes,
    refinedQuery: 'garden party',
    exceptIds: [gone],
    outfit: { budget, keep: base, change: filled, ...(set && { set }) },
  };
  const state = { ...INITIAL_STATE, request, shown: { itemIds: [], outfits: [outfit] } };
  return findOutfits(test.deps, { userId: 'one', shopper: UNKNOWN_SHOPPER, state });
}

const idsOf = (found: Awaited<ReturnType<typeof change>>) =>
  found?.outfits.map((pieces) => pieces.map(({ id }) => id).toSorted());

describe('a piece of an outfit that was refused', () => {
  const WORN = ['Ida', 'Pia', 'Amy'];

  it('gives way to the nearest one, over the budget and told so', async () => {
    const found = await change(WORN, { gone: 'Pia', fill: ['bottom'], budget: 130 });
    expect(idsOf(found)).toEqual([['Amy', 'Ida', 'Ros']]);
    expect(found?.dropped).toBe('the budget of $130');
    expect(found?.notice).toContain('costs $72.50, and your budget leaves $60.');
    expect(found?.notice).toContain('$12.50 over your $130');
  });

  it('is left out where the outfit is one without it, and told so', async () => {
    const worn = [...WORN, 'Bea'];
    const found = await change(worn, { gone: 'Bea', fill: ['bag'], budget: 150 });
    expect(idsOf(found)).toEqual([['Amy', 'Ida', 'Pia']]);
    expect(found?.notice).toContain('costs $95, and your budget leaves $30, so I left that out');
  });

  it('does not come back where there is no other one at any price', async () => {
    const found = await change(WORN, { gone: 'Amy', fill: ['shoes'], budget: 500 });
    expect(idsOf(found)).toEqual([['Ida', 'Pia']]);
    expect(found?.notice).toContain('no other pair of shoes');
  });

  it('is added as the kind that was asked for, or else not at all', async () => {
    const wishes = understandQuery('necklace').readings;
    const request = { gone: '', fill: ['jewelry'], isAdded: true, budget: 300, wishes };
    const found = await change(WORN, request);
    expect(idsOf(found)).toEqual([['Amy', 'Ida', 'Pia']]);
    expect(found?.notice).toBe('I have no necklaces that go with it, so it stays as it was.');
  });

  it('is added as the kind that the set names where no wish does: a vest is no cardigan', async () => {
    const set = [{ type: 'cardigan', count: 1 }];
    const request = { gone: '', fill: ['mid-layer'], isAdded: true, most: 60, budget: 130, set };
    const found = await change(WORN, request);
    expect(idsOf(found)).toEqual([['Amy', 'Cara', 'Ida', 'Pia']]);
    expect(found?.notice).toContain('The least expensive cardigan to go with it costs $45');
  });

  it('is added for a price of its own, over the budget of the whole and told so', async () => {
    const request = { gone: '', fill: ['bag'], most: 30, isAdded: true, budget: 130 };
    const found = await change(WORN, request);
    expect(idsOf(found)).toEqual([['Amy', 'Bea', 'Ida', 'Pia']]);
    expect(found?.notice).toContain('costs $25, and your budget leaves $10.');
    expect(found?.notice).toContain('the whole is $15 over your $130');
  });

  it('gives way within what the outfit costs already, where that was over the budget', async () => {
    const worn = ['Ida', 'Ros', 'Amy', 'Bea'];
    const found = await change(worn, { gone: 'Ros', fill: ['bottom'], budget: 140 });
    expect(idsOf(found)).toEqual([['Amy', 'Bea', 'Ida', 'Pia']]);
    expect(found?.dropped).toBe('the budget of $140');
    expect(found?.notice).toContain('no more than before, which is over your $140');
  });

  it('is not added for less than it was to cost, and told what the least expensive costs', async () => {
    const request = { gone: '', fill: ['bag'], most: 20, isAdded: true, budget: 300 };
    const found = await change(WORN, request);
    expect(idsOf(found)).toEqual([['Amy', 'Ida', 'Pia']]);
    expect(found?.notice).toContain('The least expensive costs $25');
  });

  it('is no outfit without one of several parts that are to be filled', async () => {
    const worn = ['Ida', 'Pia', 'Amy'];
    const asked = { gone: 'Ida', fill: ['top', 'bag'], budget: 125 };
    const found = await change(worn, asked);
    for (const ids of idsOf(found) ?? []) {
      expect(ids.includes('Bea') || ids.includes('Cleo')).toBe(ids.includes('Ida'));
    }
  });

  it('is of the very kind that was asked for, where there is one', async () => {
    const wishes = understandQuery('earrings').readings;
    const asked = { gone: '', fill: ['jewelry'], isAdded: true, budget: 400, wishes };
    expect(idsOf(await change(WORN, asked))).toEqual([['Amy', 'Gia', 'Ida', 'Pia']]);
  });

  it('stays where only a cheaper one was asked for', async () => {
    const most = 49.99;
    const found = await change(WORN, { gone: 'Pia', fill: ['bottom'], most, budget: 130 });
    expect(idsOf(found)).toEqual([['Amy', 'Ida', 'Pia']]);
    expect(found?.notice).toContain('costs less');
  });
});
