import { understandQuery } from '@modiste/lexicon/understand-query';
import type { ChangedPart } from '@modiste/stylist/changed-part';
import { emptyRequest, INITIAL_STATE } from '@modiste/stylist/dialogue-state';
import { UNKNOWN_SHOPPER } from '@modiste/stylist/stylist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app/open-test-app.ts';
import { makePiece } from '../../../testing/catalogue/make-piece.ts';
import { findOutfits } from './find-outfits.ts';

const STOCK = [
  makePiece('Ida', { type: 'blouse', price: 40, category: 'upper_body' }),
  makePiece('Pia', { type: 'midi-skirt', price: 50, category: 'lower_body' }),
  makePiece('Ros', { type: 'midi-skirt', price: 72, category: 'lower_body' }),
  makePiece('Amy', { type: 'sandals', price: 30, category: 'shoes' }),
  makePiece('Bea', { type: 'tote-bag', price: 25, category: 'bags' }),
  makePiece('Cleo', { type: 'tote-bag', price: 95, category: 'bags' }),
];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ items: STOCK });
});
afterAll(() => test.close());

const part = (role: string, words: string, most: number | null = null): ChangedPart => ({
  role,
  most,
  than: [],
  needs: [],
  wishes: understandQuery(words).readings,
  query: `${words}, garden party`,
});

/** What becomes of a blouse, a skirt and sandals where several parts change. */
async function change(base: readonly string[], parts: readonly ChangedPart[], budget = 500) {
  const worn = ['Ida', 'Pia', 'Amy'];
  const fill = parts.map(({ role }) => role);
  const changed = { bases: [base], fill, most: null, isAdded: false, parts };
  const request = {
    ...emptyRequest(),
    refinedQuery: 'garden party',
    exceptIds: worn.filter((id) => !base.includes(id)),
    outfit: { budget, keep: base, change: changed },
  };
  const state = { ...INITIAL_STATE, request, shown: { itemIds: [], outfits: [worn] } };
  const found = await findOutfits(test.deps, { userId: 'one', shopper: UNKNOWN_SHOPPER, state });
  const outfits = found?.outfits.map((pieces) => pieces.map(({ id }) => id).toSorted());
  return { ...found, ids: outfits };
}

describe('several parts of an outfit that change', () => {
  it('are each filled anew, in one outfit', async () => {
    const found = await change(['Ida', 'Amy'], [part('bottom', 'skirt'), part('bag', 'bag')]);
    expect(found.ids).toHaveLength(1);
    expect(found.ids?.[0]).toEqual(expect.arrayContaining(['Amy', 'Ida', 'Ros']));
    expect(found.ids?.[0]).toHaveLength(4);
    expect(found.notice).toBeNull();
  });

  it('keep to the price that was said of one of them', async () => {
    const parts = [part('bottom', 'skirt'), part('bag', 'bag', 50)];
    expect((await change(['Ida', 'Amy'], parts)).ids).toEqual([['Amy', 'Bea', 'Ida', 'Ros']]);
  });

  it('leave enough of the budget for one another', async () => {
    const parts = [part('bag', 'bag'), part('bottom', 'skirt')];
    const found = await change(['Ida', 'Amy'], parts, 170);
    expect(found.ids).toEqual([['Amy', 'Bea', 'Ida', 'Ros']]);
    expect(found.dropped).toBeNull();
  });

  it('lose no piece whose place nothing takes', async () => {
    const parts = [part('shoes', 'shoes'), part('bag', 'bag', 50)];
    const found = await change(['Ida', 'Pia'], parts);
    expect(found.ids).toEqual([['Amy', 'Bea', 'Ida', 'Pia']]);
  });

  it('are put together at once where every piece was named', async () => {
    expect((await change(['Ida', 'Ros', 'Amy'], [])).ids).toEqual([['Amy', 'Ida', 'Ros']]);
  });
});
