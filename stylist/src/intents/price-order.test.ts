import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

describe('an order of prices', () => {
  it.each([
    ['cheap to expensive', -1],
    ['and cheapest first please', -1],
    ['most affordable first', -1],
    ['sort by price', -1],
    ['price low to high', -1],
    ['highest price to lowest', 1],
    ['most expensive first', 1],
  ])('is no wish: %s', async (said, price) => {
    const { say } = startTalk();
    await say('summer dresses under 200');
    const { intent, refinedQuery, state } = await say(said);
    expect(intent).toBe('search');
    expect(refinedQuery).toBe('dresses, summer');
    expect(state.request?.most?.price).toBe(price);
  });

  it('is kept beside what is looked for', async () => {
    const { say } = startTalk();
    await say('dresses');
    const { refinedQuery, state } = await say('just show me mens jackets with a hood, low to high');
    expect(refinedQuery).toBe('jackets, hood');
    expect(state.request?.most?.price).toBe(-1);
  });

  it.each(['is it cheap or expensive', 'the cheapest one', 'cheap shoes'])(
    'is not heard where none is said: %s',
    async (said) => {
      const { say } = startTalk();
      await say('dresses');
      const { state } = await say(said);
      expect(state.request?.most?.words).not.toBe('most expensive');
      expect(state.request?.wishes.length).toBeGreaterThan(0);
    },
  );
});
