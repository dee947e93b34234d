import { describe, expect, it } from 'vitest';
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
});
