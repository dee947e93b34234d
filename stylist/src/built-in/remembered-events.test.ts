import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

const WEDDING = { id: 'w', text: 'Wedding in May 2027' };
const SISTERS = { id: 's', text: 'Sister’s wedding in October 2027' };
const NO_WOOL = { id: 'n', text: 'No wool' };

const queryOf = async (words: string, memories: { id: string; text: string }[]) =>
  (await startTalk({ memories }).say(words)).refinedQuery;

describe('a day that the shopper told of', () => {
  it.each([
    ['a dress for my wedding', 'dress, spring, wedding'],
    ['what shoes should I wear to the wedding?', 'shoes, spring, wedding'],
    ["a dress for my sister's wedding", 'dress, fall, wedding'],
    ['a dress for my wedding in winter', 'dress, wedding, winter'],
    ['a dress for my graduation', 'dress, graduation'],
    ['a dress for a wedding', 'dress, wedding'],
  ])('gives its season to %s', async (words, query) => {
    expect(await queryOf(words, [WEDDING, SISTERS])).toBe(query);
  });

  it('is not the weather of a journey', async () => {
    const trip = { id: 't', text: 'Trip to Iceland in July 2027' };
    expect(await queryOf('a jacket for my trip', [trip])).not.toMatch(/summer/);
  });

  it('is spring in October south of the equator', async () => {
    const talk = startTalk({ memories: [SISTERS], location: 'Sydney, Australia' });
    const { refinedQuery } = await talk.say("a dress for my sister's wedding");
    expect(refinedQuery).toContain('spring');
  });
});

describe('what is remembered no more', () => {
  it('no longer acts on a conversation that has begun, nor on what somebody else wears', async () => {
    const memories = [NO_WOOL, WEDDING];
    const talk = startTalk({ memories });
    expect((await talk.say('a coat for my wedding')).refinedQuery).toBe(
      'coat, spring, wedding, not wool',
    );
    memories.length = 0;
    expect((await talk.say('in black')).refinedQuery).toBe('coat, wedding');
    memories.push(NO_WOOL);
    expect((await talk.say('under $300')).refinedQuery).toBe('coat, wedding, not wool');
    expect((await talk.say('one for my brother')).refinedQuery).not.toMatch(/wool/);
  });
});

describe('a day that is named without a year', () => {
  const rememberedAt = async (words: string, localNow?: string) => {
    const talk = startTalk({ ...(localNow && { localNow: new Date(localNow) }) });
    return (await talk.say(words)).remember;
  };

  it('is counted from the day of the shopper, where that is known', async () => {
    // The talk is held at midnight of November 23 by UTC; in Honolulu it is still the 22nd.
    const honolulu = '2026-11-22T14:00:00Z';
    expect(await rememberedAt('my party is tomorrow', honolulu)).toEqual([
      'Party on November 23, 2026',
    ]);
    expect(await rememberedAt('my party is on November 22', honolulu)).toEqual([
      'Party on November 22, 2026',
    ]);
    expect(await rememberedAt('my party is tomorrow')).toEqual(['Party on November 24, 2026']);
  });

  it('is not put off by a year where it may not be over for the shopper', async () => {
    expect(await rememberedAt('my party is on November 22')).toEqual([
      'Party on November 22, 2026',
    ]);
    expect(await rememberedAt('my party is on November 20')).toEqual([
      'Party on November 20, 2027',
    ]);
  });
});
