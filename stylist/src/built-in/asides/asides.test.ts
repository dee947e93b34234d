import { describe, expect, it } from 'vitest';
import type { Translation } from '../../stylist.ts';
import { startTalk } from '../../testing/talk.ts';
import { splitAsides } from './split-asides.ts';

const lastOf = async (...lines: readonly string[]): Promise<Translation> => {
  const { say } = startTalk();
  let last = await say(lines[0] ?? '');
  for (const line of lines.slice(1)) last = await say(line);
  return last;
};

const told = ({ answer, state }: Translation): string => [...(state.notes ?? []), answer].join(' ');

describe('a question of sizes or of whose a piece is', () => {
  it.each([
    ['Is that a women’s pair? I’m a man', ['whose']],
    ['Too dear. 70 max. And do you have them in a 34 at all?', ['stock']],
    ['I’m 34 waist 32 leg. In stock? And can it be washed', ['stock']],
    ['But I am a size 14, not a letter. Is that an L or XL?', ['conversion']],
    ['what’s 38 in your sizes? and do the first flats have it', ['conversion', 'stock']],
    ['is the first one plus only?', ['cut']],
  ])('is told apart: %s', (words, kinds) => {
    expect(splitAsides(words).asides.map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each([
    'show me dresses for women',
    'do you have any jeans in a 34',
    'what do women wear to a gala?',
    'is the first one lined?',
    'something for men in L?',
  ])('is none in: %s', (words) => {
    expect(splitAsides(words).asides).toEqual([]);
  });

  it.each([
    [['dresses', 'i usually wear an 8, which size would i be?'], /women’s 8 is an M/],
    [['dresses', 'im a size 14. is that an M or L?'], /14 is an L/],
    [['dresses', 'under 70 please. and is the first one for women?'], /the shop lists/],
    [['dresses', 'I’m an M. is the first in stock?'], /in stock in size M/],
  ])('is answered: %j', async (lines, answer) => {
    expect(told(await lastOf(...lines))).toMatch(answer);
  });

  it('takes no height or weight for a size', async () => {
    const answer = told(
      await lastOf('shirts for men', 'what size would fit me, im 6 foot 140lbs?'),
    );
    expect(answer).not.toMatch(/women’s 6|a 6 is/i);
  });

  it('leaves what is said beside it to be done', async () => {
    const { intent, updatedFilters } = await lastOf(
      'dresses',
      'under 70 please. and is the first one for women?',
    );
    expect([intent, updatedFilters?.priceRangeMax]).toEqual(['search', 70]);
  });

  it('takes no size out of a question for the shopper’s own', async () => {
    const { state } = await lastOf('dresses', 'im a size 14. is that an L or XL?');
    expect(state.own?.sizes.clothing_size).toEqual([]);
    expect(state.own?.sizes.clothing_canonical_size).toEqual(['14']);
  });
});
