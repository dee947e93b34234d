import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

describe('a new request in the place of the old one', () => {
  it.each([
    'actually forget shirts, I’ve started running. running shorts please',
    'never mind the shirts, I need running shorts',
    'ok different thing: running shorts',
    'new topic, show me running shorts',
    'scrap that, running shorts instead',
  ])('leaves all that was said of the old piece: %s', async (words) => {
    const { say } = startTalk({ defaults: { gender: ['Men'] } });
    await say('slim fit cotton shirts in blue or white, nothing tight, size L');
    const { intent, refinedQuery, updatedFilters } = await say(words);
    expect(intent).toBe('search');
    expect(refinedQuery).toMatch(/running shorts/);
    expect(refinedQuery).not.toMatch(/shirt|slim|tight/);
    expect(updatedFilters).toMatchObject({ color: [], material: [], clothing_size: ['L'] });
  });

  it('keeps what the shopper never wears', async () => {
    const { say } = startTalk();
    await say('sweaters, no wool');
    const { refinedQuery } = await say('forget sweaters, show me coats');
    expect(refinedQuery).toBe('coats, not wool');
  });

  it('begins anew with a kind of the same family', async () => {
    const { say } = startTalk({ defaults: { gender: ['Men'] } });
    await say('white slim fit shirts');
    const { refinedQuery, updatedFilters } = await say('forget shirts, I want a warm top');
    expect(refinedQuery).toBe('top, warm');
    expect(updatedFilters?.color).toEqual([]);
  });

  it('goes back to a kind that was looked for before', async () => {
    const { say } = startTalk();
    await say('red dresses');
    await say('shoes');
    const { updatedFilters } = await say('forget the shoes, back to dresses');
    expect(updatedFilters?.color).toEqual(['Red']);
  });

  it.each([
    'and something for the dinner, elegant but not a dress',
    'now I need something elegant, just not a dress',
    'I also want something elegant for dinner. no dress',
  ])('leaves the kind open but for the one that is refused: %s', async (words) => {
    const { say } = startTalk();
    await say('leather shoes');
    const { intent, refinedQuery, updatedFilters } = await say(words);
    expect(intent).toBe('search');
    expect(refinedQuery).not.toMatch(/shoes/);
    expect(refinedQuery).toMatch(/elegant.*not.*dress/);
    expect(updatedFilters?.material).toEqual([]);
  });

  it('stays with the kind where only a part of it is refused', async () => {
    const { say } = startTalk();
    await say('dresses');
    expect((await say('something elegant, not a mini dress')).refinedQuery).toMatch(/^dress/);
  });
});
