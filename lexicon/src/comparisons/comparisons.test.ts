import { describe, expect, it } from 'vitest';
import { readingLabel } from '../query/readings/reading-label.ts';
import { understandQuery } from '../understand-query.ts';
import { COMPARISONS } from './comparisons.ts';

describe('comparisons', () => {
  it('have ids of their own', () => {
    expect(new Set(COMPARISONS.map(({ id }) => id)).size).toBe(COMPARISONS.length);
  });

  it.each([
    ['longer', 'length', 1],
    ['like this but shorter', 'length', -1],
    ['has longer sleeves', 'sleeve', 1],
    ['darker color', 'shade', -1],
    ['more colorful', 'brightness', 1],
    ['less revealing', 'coverage', 1],
    ['a bit more formal', 'formality', 1],
    ['looser fit', 'fit', 1],
    ['is plainer', 'pattern', -1],
    ['bigger logo', 'print-size', 1],
    ['lower heels', 'heel', -1],
    ['warmer', 'warmth', 1],
    ['cheaper', 'price', -1],
    ['less expensive', 'price', -1],
    ['pricier', 'price', 1],
    ['a different color', 'likeness', -1],
  ] as const)('%j asks for another %s (%i)', (text, aspect, direction) => {
    expect(understandQuery(text).comparisons).toContainEqual({ aspect, direction });
  });

  it('are several in one breath', () => {
    const { comparisons } = understandQuery('longer, darker and cheaper');
    expect(comparisons.map(({ aspect }) => aspect)).toEqual(['length', 'shade', 'price']);
  });

  it('leave no word to match', () => {
    expect(understandQuery('a longer darker dress').words).toEqual(['dress']);
  });

  it.each(['cheap dress', 'long dress', 'dark jeans'])('are not in %j', (text) => {
    expect(understandQuery(text).comparisons).toEqual([]);
  });

  it('tell what should be less, which is then not wanted', () => {
    const { less, soft, readings } = understandQuery('less floral dress');
    expect(less).toEqual([{ kind: 'pattern', id: 'floral' }]);
    expect(soft.patterns).toEqual([]);
    expect(readings[0]).toMatchObject({ words: 'floral', role: 'less', hard: false });
  });

  it('are told to the shopper in words', () => {
    const { readings } = understandQuery('more formal');
    expect(readings).toMatchObject([{ words: 'more formal', hard: false }]);
    expect(readings.map(readingLabel)).toEqual(['Dressier']);
  });
});
