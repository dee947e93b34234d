import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { sampleFound, sampleItem } from '../../testing/sample-items.ts';
import { suitingFirst } from './suits-request.ts';
import { readWish } from './wish.ts';

const first = (query: string, kinds: readonly (readonly [string, string, string])[]) => {
  const candidates = kinds.map(([id, short_description, type]) =>
    sampleItem(id, {
      short_description,
      try_on_category: /jeans/.test(type) ? 'lower_body' : 'shoes',
      facts: { type },
    }),
  );
  const { readings } = understandQuery(query);
  const request = { ...emptyRequest(), wishes: readings };
  const found = sampleFound({ state: { ...INITIAL_STATE, request }, candidates });
  return suitingFirst(candidates, readWish(found)).all.map(({ id }) => id);
};

const JEANS = [
  ['slim', 'Slim Jeans', 'slim-jeans'],
  ['straight', 'Straight Jeans', 'straight-jeans'],
] as const;

describe('what comes near to what was refused', () => {
  it('is no first answer', () => {
    expect(first('jeans, not skinny', JEANS)).toEqual(['straight', 'slim']);
    expect(first('slim jeans, not skinny', JEANS)).toEqual(['slim', 'straight']);
    expect(first('jeans', JEANS)).toEqual(['slim', 'straight']);
  });
});

describe('shoes to stand in for hours', () => {
  it('are made for it before they are only flat', () => {
    const shoes = [
      ['flats', 'Ballet Flats', 'ballet-flats'],
      ['sneakers', 'Court Sneakers', 'court-sneakers'],
    ] as const;
    expect(first('shoes, comfortable, no heels', shoes)).toEqual(['sneakers', 'flats']);
    expect(first('shoes, no heels', shoes)).toEqual(['flats', 'sneakers']);
  });
});
