import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

const refusedOf = (wishes: readonly { role: string; words: string }[] = []) =>
  wishes.filter(({ role }) => role === 'negated').map(({ words }) => words);

describe('limits as they are told', () => {
  it('takes a sum behind "cheaper" for what the whole outfit may cost', async () => {
    const { say } = startTalk();
    await say('an outfit for an interview, 250 max');
    const { state } = await say('can u make it cheaper like 150');
    expect(state.request?.outfit?.budget).toBe(150);
  });

  it.each([
    'slippers? dressing gown? for my grandad, budget around 60',
    'slippers or a robe for my grandad, budget 60',
  ])('keeps a sum for each of the kinds that are offered: %s', async (words) => {
    const { state } = await startTalk().say(words);
    expect(state.request?.outfit).toBeNull();
    expect(state.request?.filters.priceRangeMax).toBe(60);
  });

  it('keeps a sum for all of several pieces', async () => {
    const { state } = await startTalk().say('a shirt and jeans for 100');
    expect(state.request?.outfit?.budget).toBe(100);
  });

  it.each(['chinos, nothing tight', 'chinos but not too tight please'])(
    'looks for no slim and no skinny cuts: %s',
    async (words) => {
      const { refinedQuery, state } = await startTalk().say(words);
      expect(refinedQuery).toMatch(/not tight, not slim fit, not skinny/);
      expect(refusedOf(state.request?.wishes)).toEqual(['tight']);
    },
  );

  it('keeps by how much a piece must be reduced, as long as the sale is asked for', async () => {
    const { say, setFilters } = startTalk();
    await say('summer dresses');
    const told = await say('do you have anything thats on sale, at least 30% off');
    expect(told.state.request?.leastOff).toBe(30);
    expect((await say('in blue')).state.request?.leastOff).toBe(30);
    expect((await say('half price only')).state.request?.leastOff).toBe(50);
    setFilters({ sale: false });
    expect((await say('in red')).state.request?.leastOff).toBeUndefined();
  });

  it.each(['show me the second one’s price again', 'what was the price of the second one again?'])(
    'tells a price again rather than looking anew: %s',
    async (words) => {
      const { say } = startTalk();
      await say('summer dresses');
      const { intent, itemIds } = await say(words);
      expect(intent).toBe('item_question');
      expect(itemIds).toHaveLength(1);
    },
  );

  it.each([
    ['anything reduced by a third?', 33],
    ['is anything half price', 50],
    ['show me those down by 40%', 40],
  ])('reads how much is taken off: %s', async (words, percent) => {
    const { say } = startTalk();
    await say('summer dresses');
    expect((await say(words)).state.request?.leastOff).toBe(percent);
  });

  it('keeps what a present may cost when it is to be of another kind', async () => {
    const { say } = startTalk();
    await say('gift for my sister, about 40, earrings? scarf?');
    const { state } = await say('pajamas then');
    expect(state.request?.filters.priceRangeMax).toBe(48);
  });

  it('takes "not so dressy" as more casual for outfits', async () => {
    const { say } = startTalk();
    await say('an outfit for a graduation');
    const { state } = await say('not so dressy');
    expect(state.request?.outfit?.steps?.formality).toBeLessThan(0);
  });
});
