import { describe, expect, it } from 'vitest';
import { sampleItem } from '../../testing/sample-items.ts';
import { startTalk } from '../../testing/talk.ts';
import { findScales } from './find-scales.ts';

const of = (material: string, color = 'Navy') =>
  sampleItem(material, { facts: { materials: [material], color_names: [color] } });
const bag = (id: string, description: string) =>
  sampleItem(id, { description, try_on_category: 'bags', facts: { type: 'tote-bag' } });

const firstOf = (words: string, items: ReturnType<typeof of>[]) => {
  const scales = findScales(words)?.scales ?? [];
  const scale = scales.find((one) => items.some((item) => one.valueOf(item) !== null));
  return items.toSorted(
    (one, other) => (scale?.valueOf(other) ?? -9) - (scale?.valueOf(one) ?? -9),
  )[0]?.id;
};

describe('what a question of several pieces ranks by', () => {
  it.each([
    ['which one creases least?', 'wool'],
    ['which is the worst for wrinkles', 'linen'],
    ['which dries fastest', 'linen'],
    ['which of these shows dog hair the least', 'linen'],
    ['which is most likely to itch', 'wool'],
    ['which hides stains best', 'wool'],
  ])('is what fabrics are known for: %s', (words, first) => {
    expect(firstOf(words, [of('wool'), of('linen', 'White')])).toBe(first);
  });

  it.each(['does it crease', 'linen creases', 'which is the cheapest', 'show me the best coats'])(
    'is no fabric in %s',
    (words) => {
      expect(findScales(words)?.word ?? '').not.toMatch(/crease|itch|dry/);
    },
  );

  it('is what listings count', () => {
    const small = bag('small', 'One inside pocket; fits a 13-inch laptop.');
    const big = bag(
      'big',
      'Two inside pockets and one zipped pocket. A sleeve for a fifteen-inch laptop.',
    );
    expect(firstOf('which is the biggest', [small, big])).toBe('big');
    expect(firstOf('which is the smallest', [big, small])).toBe('small');
    expect(firstOf('which has the most pockets', [small, big])).toBe('big');
  });

  it('is never the price where a quality was asked for', async () => {
    const { say } = startTalk();
    await say('dresses');
    const { answer } = await say('which one creases the least?');
    expect(answer).toMatch(/least likely to crease/);
    expect(answer).not.toMatch(/cheap|costs/);
  });
});
