import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { describe, expect, it } from 'vitest';
import { INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { sampleItem } from '../../testing/sample-items.ts';
import { sizeNote } from './tell-fits.ts';

const dress = {
  ...sampleItem('dress', { price: 40, facts: { type: 'midi-dress', sold_out_sizes: ['8'] } }),
  sizes: ['8', '12'],
  description: 'A dress. It runs small.',
};
const inSize = (...clothing_canonical_size: string[]) => ({
  filters: { ...DEFAULT_FILTERS, clothing_canonical_size },
  state: INITIAL_STATE,
});

describe('sizeNote', () => {
  it('tells of the size that was said, and of where sizes run', () => {
    expect(sizeNote(dress, inSize('12'))).toBe(
      'Size 12 is in stock, and its page says “runs small”.',
    );
    expect(sizeNote(dress, inSize('8'))).toMatch(/^Size 8 is sold out/);
  });

  it('tells nothing that no record says', () => {
    expect(sizeNote({ ...dress, description: 'A dress.' }, inSize())).toBe('');
  });
});
