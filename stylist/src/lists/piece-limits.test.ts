import { describe, expect, it } from 'vitest';
import { packingTalk } from './testing/packing-talk.ts';

const TRIP = 'going to lisbon for 5 days in april, need packing help.';

describe('what one piece of a packing list may cost', () => {
  it('is no limit of the list, and leaves out what costs more', async () => {
    const { first } = await packingTalk(`${TRIP} jacket max 70`);
    expect(first.names).not.toContain('Denim Jacket');
    expect(first.names.length).toBeGreaterThan(6);
    expect(first.answer).toContain('for $70 or less');
    expect(first.answer).not.toContain('To stay within');
  });

  it.each([
    '150 was just for the jacket!! do the whole list again pls',
    'the 150 is only for the jacket',
    'no total limit',
  ])('takes its limit off a list, which is told anew: %s', async (words) => {
    const { say, first } = await packingTalk(`${TRIP} max 150`);
    const { answer, names } = await say(words);
    expect(answer).toMatch(/^Then .*the list as a whole has no limit\. For 5 days in Lisbon/);
    expect(names.length).toBeGreaterThan(first.names.length);
    expect(answer).not.toContain('your $150');
  });

  it.each(['forget the list, whole list again', 'the whole list again please'])(
    'has a list told anew that is asked for again, without what left it: %s',
    async (words) => {
      const { say, first } = await packingTalk(TRIP);
      await say('drop the jeans');
      const { answer, names } = await say(words);
      expect(answer).toMatch(/^For 5 days in Lisbon/);
      expect(names).toEqual(first.names.filter((name) => name !== 'Straight Jeans'));
    },
  );
});
