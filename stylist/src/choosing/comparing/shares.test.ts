import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { Speech } from '../../speech/speech.ts';
import { sampleItem, sampleTurn } from '../../testing/sample-items.ts';
import { compareItems } from '../compare-items.ts';

const coat = (id: string, description: string, price = 100) =>
  sampleItem(id, {
    price,
    short_description: 'Wool Coat',
    description,
    colors: ['Black'],
    facts: { type: 'wool-coat', materials: ['wool'] },
  });

describe('a comparison of blends', () => {
  it('tells the shares, and calls no blend wool alone', () => {
    const items = [coat('pure', '100% wool.', 200), coat('blend', '80% wool, 20% polyamide.')];
    const words = 'compare the first two';
    const read = { turn: sampleTurn(words, { items }), referred: items };
    const { text } = compareItems({
      ...read,
      understood: understandQuery(words),
      speech: new Speech([]),
    });
    expect(text).toContain('80% wool and 20% polyamide');
    expect(text).not.toContain('Both are wool');
  });
});
