import { queryConceptVector } from '@modiste/lexicon/concepts/concept-vector';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { cosine } from '../search/cosine.ts';
import { meaningMatcher, meaningOf, packMeaning, unpackMeaning } from './item-meaning.ts';
import { makeStoredItem } from './made-item.ts';

const { item } = makeStoredItem('dress', { facts: { type: 'midi-dress', patterns: ['floral'] } });
const wanted = queryConceptVector(understandQuery('floral dress for a garden wedding'));

describe("an item's meaning", () => {
  it('survives its packing to within a hundredth', () => {
    const meaning = meaningOf(item, ['midi']) ?? new Float32Array();
    const packed = unpackMeaning(packMeaning(meaning));
    expect(meaningMatcher(meaning)(packed)).toBeGreaterThan(0.999);
    const exact = cosine(meaning, wanted ?? new Float32Array());
    expect(Math.abs(meaningMatcher(wanted)(packed) - exact)).toBeLessThan(0.01);
  });

  it('matches nothing where it is unknown', () => {
    expect(meaningMatcher(wanted)(unpackMeaning(packMeaning(null)))).toBe(0);
    expect(meaningMatcher(null)(unpackMeaning(packMeaning(meaningOf(item, []))))).toBe(0);
  });
});
