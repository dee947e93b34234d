import { describe, expect, it } from 'vitest';
import { understandQuery } from '../understand-query.ts';
import { continueQuery } from './continue-query.ts';

const after = (...texts: readonly string[]) =>
  texts.map((text) => understandQuery(text)).reduce(continueQuery);

describe('a further sentence', () => {
  it('keeps the garment, the size and the price that were asked for', () => {
    const { types, hard, soft } = after('size M coat under $200', 'in blue please');
    expect(types).toContain('coat');
    expect(hard).toMatchObject({ clothing_size: ['M'], priceMax: 200 });
    expect(soft.colors).toEqual(['Blue']);
  });

  it('replaces a color by a color and a size by a size', () => {
    const { hard, soft } = after('red coat size M', 'rather green', 'in L');
    expect(soft.colors).toEqual(['Green']);
    expect(hard.clothing_size).toEqual(['L']);
  });

  it('goes on ruling out what was ruled out', () => {
    expect(after('boots, no leather', 'anything cheaper?').not.materials).toContain('leather');
  });

  it('starts anew with another garment', () => {
    const { hard, soft, types } = after('red coat size M', 'now show me shoes');
    expect(types[0]).toBe('shoes');
    expect(soft.colors).toEqual([]);
    expect(hard.clothing_size).toEqual([]);
  });

  it('goes on where the garment is only named more exactly', () => {
    expect(after('red coat', 'a trench coat').soft.colors).toEqual(['Red']);
  });
});
