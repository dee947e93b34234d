import { describe, expect, it } from 'vitest';
import { packingTalk } from './testing/packing-talk.ts';

const APRIL = 'going to lisbon for 5 days in april, carry on only. what do i pack';
const AUGUST = 'going to lisbon for 5 days in august. what do i pack';

describe('a question whether something is needed against rain', () => {
  it.each([
    'do i need a rain jacket in lisbon in april yes or no',
    'will i need a raincoat?',
    'is a rain jacket necessary',
    'should i pack something for rain',
    'do i need an umbrella or a raincoat there',
  ])('is answered from the climate of the trip: %s', async (words) => {
    const { say, first } = await packingTalk(APRIL);
    const { answer, names } = await say(words);
    expect(answer).toMatch(/^Yes, showers are common in Lisbon in April, and the list has no rain/);
    expect(answer).toContain('Say “add a rain');
    expect(names).toEqual(first.names);
  });

  it('is answered with no where it seldom rains', async () => {
    const { say } = await packingTalk(AUGUST);
    const { answer } = await say('do i need a rain jacket');
    expect(answer).toMatch(/^No, it seldom rains in Lisbon in August/);
    expect((await say('add one anyway')).names).toContain('Gabardine Raincoat');
  });

  it('is one about the list that is packed for the place it names, after a search, too', async () => {
    const { say } = await packingTalk(APRIL);
    await say('show me red dresses');
    const { answer } = await say('do i need a rain jacket in lisbon in april yes or no');
    expect(answer).toMatch(/^Yes, showers are common in Lisbon in April, and the list has no rain/);
    expect((await say('ok add one')).names).toContain('Gabardine Raincoat');
  });

  it('is answered with what the list has against it', async () => {
    const { say } = await packingTalk(APRIL);
    await say('add a raincoat');
    const { answer } = await say('do i need a raincoat there');
    expect(answer).toMatch(/^Yes, showers are common .*the list has 1 raincoat \(Gabardine/);
  });
});

describe('what a list offers to add', () => {
  it.each(['ok add one', 'yes pls', 'add it', 'go on then', 'yeah sure, put it in'])(
    'comes onto it with %s',
    async (words) => {
      const { say } = await packingTalk(APRIL);
      await say('do i need a raincoat?');
      const { names, answer } = await say(words);
      expect(names).toContain('Gabardine Raincoat');
      expect(answer).toMatch(/^Added: Gabardine Raincoat at \$120/);
    },
  );

  it('is all that was asked about where both are wanted', async () => {
    const { say } = await packingTalk(APRIL);
    await say('do i need a cardigan or a raincoat');
    const { names } = await say('add both');
    expect(names).toEqual(expect.arrayContaining(['Gabardine Raincoat', 'Cotton Cardigan']));
  });

  it('does not come onto it with a no, and is still open to a yes after a second question', async () => {
    const { say, first } = await packingTalk(APRIL);
    await say('do i need a raincoat?');
    const refused = await say('nah');
    expect(refused.answer).toBe('Then the list stays as it is.');
    expect(refused.names).toEqual(first.names);
    await say('is a raincoat necessary?');
    expect((await say('yes please')).names).toContain('Gabardine Raincoat');
  });
});
