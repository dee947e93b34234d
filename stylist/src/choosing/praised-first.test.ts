import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { asking } from '../knowledge/testing/asking.ts';
import { sampleFound, sampleItem } from '../testing/sample-items.ts';
import { compareItems } from './compare-items.ts';
import { rankFound } from './rank-found.ts';

const suit = (id: string, type: string, price: number) =>
  sampleItem(id, {
    short_description: `${id} suit`,
    price,
    full_price: price,
    try_on_category: 'suits',
    facts: { type, materials: [id], gender: 'Men' },
  });

const wishes = understandQuery('suits for a job interview').readings;

it('recommends what suits the occasion of two that are compared, though the other costs less', () => {
  const referred = [suit('sequin', 'tuxedo', 260), suit('wool', 'two-piece-suit', 280)];
  const request = { ...emptyRequest(), wishes };
  const { text } = compareItems(asking('compare the first two', { referred, request }));
  expect(text).toMatch(/the wool .*suits what you are looking for/);
});

it('speaks first of what suits the occasion, though that was told before and another costs less', () => {
  const wool = suit('wool', 'two-piece-suit', 280);
  const sequin = suit('sequin', 'tuxedo', 260);
  const request = { ...emptyRequest({ ...DEFAULT_FILTERS, priceRangeMax: 300 }), wishes };
  const said = [
    'Try the wool one first, because it is a two-piece suit, right for an interview.',
    'The wool one keeps warmth in and shrugs off creases.',
  ];
  const state = { ...INITIAL_STATE, request, said };
  const found = sampleFound({ state, candidates: [sequin, wool], total: 2 });
  const ranking = rankFound(found);
  expect(ranking.state.shown.itemIds[0]).toBe('wool');
  expect(ranking.reply).not.toMatch(/sequin/);
});
