import { understandQuery } from '@modiste/lexicon/understand-query';
import { expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { sampleFound, sampleItem } from '../testing/sample-items.ts';
import { readWish } from './reasons/wish.ts';
import { needStatement } from './tell-need.ts';

it('speaks of a pair as one where it is called it', () => {
  const shorts = sampleItem('shorts', {
    try_on_category: 'lower_body',
    facts: { type: 'athletic-shorts', materials: ['cotton'] },
  });
  const request = { ...emptyRequest(), wishes: understandQuery('shorts for the gym').readings };
  const found = sampleFound({ state: { ...INITIAL_STATE, request }, candidates: [shorts] });
  expect(needStatement(shorts, readWish(found))?.does).toMatch(/^is /);
});
