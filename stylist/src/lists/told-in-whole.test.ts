import { describe, expect, it } from 'vitest';
import { packingTalk } from './testing/packing-talk.ts';

const APRIL = 'going to lisbon for 5 days in april, carry on only. what do i pack';
const ALL = 'Here is the list as it stands:';

describe('a list that is asked for in whole after a search', () => {
  it.each([
    "whats on my full packing list now and total without jeans, i'll wear mine",
    'give me the whole list and what it costs without the jeans',
    'my whole packing list please, and the sum minus the jeans',
    'full list and total without jeans',
  ])('is told with what it comes to without some of it: %s', async (words) => {
    const { say, first } = await packingTalk(APRIL);
    await say('show me red dresses');
    const { answer, names, intent } = await say(words);
    expect(intent).toBe('style_advice');
    expect(names).toEqual(first.names);
    expect(answer).toContain(ALL);
    expect(answer).toMatch(/Without Straight Jeans it is \$\d+ for the other 9 pieces/);
    expect(answer).not.toContain('Off the list');
  });

  it.each(['full list pls', 'whats left', 'whats left on the list?', 'the full packing list'])(
    'is told: %s',
    async (words) => {
      const { say } = await packingTalk(APRIL);
      await say('show me red dresses');
      expect((await say(words)).answer).toContain(ALL);
    },
  );

  it.each(['total?', 'how much is everything', "what's the total without the shoes"])(
    'is added up: %s',
    async (words) => {
      const { say } = await packingTalk(APRIL);
      await say('show me red dresses');
      expect((await say(words)).answer).toMatch(/\$\d+ for the (?:other 8|10) pieces/);
    },
  );
});

it('tells what is left of its budget where it has one', async () => {
  const { say } = await packingTalk(APRIL);
  await say('keep it under 600 total');
  expect((await say('whats left')).answer).toMatch(/\$\d+ of your \$600 is left/);
});
