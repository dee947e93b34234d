import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { sampleFound, sampleItem } from '../../testing/sample-items.ts';
import { withoutClingy } from './without-clingy.ts';

const top = (title: string, type: string, ...materials: string[]) =>
  sampleItem(title, { short_description: title, facts: { type, materials } });
const TOPS = [
  top('Stretch Race Tank', 'tank-top', 'nylon', 'spandex'),
  top('Wrap Top', 'wrap-top', 'viscose'),
  top('Linen Blouse', 'blouse', 'linen'),
  top('Rib-Knit Tee', 't-shirt', 'cotton'),
  top('Poplin Shirt', 'shirt', 'cotton'),
];
const found = (words: string) => {
  const request = { ...emptyRequest(), wishes: understandQuery(words).readings };
  const state = { ...INITIAL_STATE, request };
  const all = sampleFound({ state, candidates: TOPS, total: TOPS.length });
  return withoutClingy(all).candidates.map(({ id }) => id);
};

describe('tops of which none is to cling', () => {
  it.each(['tops, nothing clingy', 'a top that is not tight', 'tops, no skin-tight ones'])(
    'stretch over no body: %s',
    (words) => {
      expect(found(words)).toEqual(['Wrap Top', 'Linen Blouse', 'Poplin Shirt']);
    },
  );

  it('are all of them where that was not refused', () => {
    expect(found('tops under 40')).toHaveLength(TOPS.length);
  });
});
