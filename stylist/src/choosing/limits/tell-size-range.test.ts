import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { sampleFound, sampleItem } from '../../testing/sample-items.ts';
import { sizeRange } from './tell-size-range.ts';

const pairs = ['5', '6', '11'].map((size) =>
  sampleItem(`shoe-${size}`, {
    facts: { type: 'boots', shoes_size: [size], sold_out_sizes: size === '11' ? ['11'] : [] },
  }),
);
const jeans = sampleItem('jeans', {
  facts: { type: 'jeans', clothing_size: [], clothing_canonical_size: ['24x30', '28x30', '32x32'] },
});

const rangeOf = (
  candidates: Parameters<typeof sizeRange>[0]['candidates'],
  {
    dropped,
    ...sizes
  }: { dropped: string; shoes_size?: string[]; clothing_canonical_size?: string[] },
) =>
  sizeRange(
    sampleFound({
      state: { ...INITIAL_STATE, request: emptyRequest({ ...DEFAULT_FILTERS, ...sizes }) },
      candidates,
      dropped,
    }),
  );

describe('where the sizes of what is shown end', () => {
  it('is told of shoes by what is in stock', () => {
    const told = rangeOf(pairs, { dropped: 'the shoe size 13', shoes_size: ['13'] });
    expect(told).toBe('; these go from 5 to 6');
  });

  it('is told of jeans by their waists, whatever scale was asked for', () => {
    const asked = { dropped: 'the size 3X', clothing_canonical_size: ['3X'] };
    expect(rangeOf([jeans], asked)).toBe('; these go from 24 to 32 in the waist');
  });

  it('is told of the legs where the waist is to be had', () => {
    const asked = { dropped: 'the size 24x36', clothing_canonical_size: ['24x36'] };
    const longer = sampleItem('longer', {
      facts: { type: 'jeans', clothing_size: [], clothing_canonical_size: ['24x32'] },
    });
    expect(rangeOf([jeans, longer], asked)).toBe('; these go from 30 to 32 in the leg');
  });

  it('is not told where a price stands in the way', () => {
    const asked = { dropped: 'the maximum of $40', shoes_size: ['6'] };
    expect(rangeOf(pairs, asked)).toBe('');
  });
});
