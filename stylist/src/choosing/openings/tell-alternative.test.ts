import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { Speech } from '../../speech/speech.ts';
import { sampleFound, sampleItem } from '../../testing/sample-items.ts';
import { readWish } from '../reasons/wish.ts';
import { tellAlternative } from './tell-alternative.ts';

const wool = (id: string, price: number, brand = 'Alder') =>
  sampleItem(id, { price, brand, facts: { materials: ['wool'] } });

/** What is said of the second, in every wording of a tone of few words. */
function told(prices: readonly number[]): string[] {
  const items = prices.map((price, at) => wool(`wool-${at}`, price));
  const [pick] = items;
  if (pick === undefined) return [];
  const speech = new Speech([], 'Minimal & Direct');
  const asked = { chosen: items, among: items, wish: readWish(sampleFound({ candidates: items })) };
  return Array.from({ length: 6 }, () => tellAlternative(pick, asked, speech));
}

const kinds = (asked: string): string => {
  const suit = sampleItem('suit', { price: 670, facts: { type: 'suit', materials: ['linen'] } });
  const shirt = sampleItem('shirt', { price: 40, facts: { type: 'shirt', materials: ['cotton'] } });
  const candidates = [suit, shirt];
  const request = { ...emptyRequest(), wishes: understandQuery(asked).readings };
  const state = { ...INITIAL_STATE, request };
  const wish = readWish(sampleFound({ candidates, state }));
  return tellAlternative(suit, { chosen: candidates, among: candidates, wish }, new Speech([]));
};

describe('another piece beside the one that was picked', () => {
  it.each([
    ['two', [200, 90]],
    ['four', [400, 120, 310, 280]],
  ])('is called by its price once, among %s of one fabric', (_count, prices) => {
    for (const sentence of told(prices)) {
      expect(sentence).toContain('$');
      expect(sentence.match(/\$/g)).toHaveLength(1);
    }
  });

  it('is worn where the first is, unless both kinds are looked for', () => {
    expect(kinds('something for a wedding')).toBe('');
    expect(kinds('a suit or a shirt')).toContain('shirt');
  });
});
