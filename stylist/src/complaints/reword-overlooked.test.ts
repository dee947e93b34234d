import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

describe('what was asked for and overlooked', () => {
  it.each([
    ['ok good to know but you forgot the suit. under 300', 'suit', 300],
    ['u skipped the boots, max 200', 'boots', 200],
    ['hey you missed my coat', 'coat', null],
  ])('is looked for: %s', async (words, type, priceMax) => {
    const { say } = startTalk();
    await say('linen shirts for a wedding');
    const { intent, refinedQuery, updatedFilters } = await say(words);
    expect([intent, updatedFilters?.priceRangeMax ?? null]).toEqual(['search', priceMax]);
    expect(refinedQuery).toContain(type);
    expect(refinedQuery).not.toContain('not');
  });
});
