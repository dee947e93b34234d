import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

const after = async (...lines: readonly string[]) => {
  const { say } = startTalk();
  let last = await say(lines[0] ?? '');
  for (const words of lines.slice(1)) last = await say(words);
  const { request, pieceLimits, notes = [] } = last.state;
  const { budget = null, change } = request?.outfit ?? {};
  return {
    budget,
    each: request?.filters.priceRangeMax,
    pieceLimits,
    note: notes.join(' '),
    change,
  };
};

describe('what outfits may cost', () => {
  it('is not what one piece of them may cost', async () => {
    const { budget, pieceLimits } = await after('an outfit for work, blazer max 120');
    expect([budget, pieceLimits]).toEqual([null, [{ types: ['blazer'], most: 120 }]]);
  });

  it('moves to one piece at once, and says so', async () => {
    const { budget, pieceLimits, note } = await after(
      'an outfit for work under 150',
      '150 was just for the shoes!!',
    );
    expect([budget, pieceLimits]).toEqual([null, [{ types: ['shoes'], most: 150 }]]);
    expect(note).toMatch(/^Then \$150 is for the shoes alone, and .* has no limit/);
  });

  it('moves to each piece at once, and says so', async () => {
    const { budget, each, note } = await after(
      'an outfit for work under 150',
      'no the limit was 150 per piece',
    );
    expect([budget, each]).toEqual([null, 150]);
    expect(note).toMatch(/^Then \$150 is what each piece may cost/);
  });

  it('is open once no total limit is said', async () => {
    const { budget, note } = await after('an outfit for work under 150', 'no total limit');
    expect(budget).toBeNull();
    expect(note).toMatch(/has no limit/);
  });

  it('leaves outfits as they are that were worked on', async () => {
    const { change } = await after(
      'an outfit for work under 250',
      'just the linen dress and the heels',
      'no the limit was 250 per piece',
    );
    expect(change).toMatchObject({
      bases: [
        ['linen', 'sandals'],
        ['cotton', 'heels'],
      ],
      fill: [],
    });
  });
});
