import { describe, expect, it } from 'vitest';
import { rankFound } from '../choosing/rank-found.ts';
import { UNKNOWN_SHOPPER } from '../stylist.ts';
import { DRESSES } from '../testing/shop-items.ts';
import { startTalk } from '../testing/talk.ts';

describe('what no listing tells', () => {
  it('is said before what was found, once', async () => {
    const { say } = startTalk();
    const { state } = await say('a dress, no bra needed');
    const found = { candidates: DRESSES, total: 3, dropped: null, notice: null, outfits: [] };
    const ranking = rankFound({ ...found, state, shopper: UNKNOWN_SHOPPER, now: new Date(0) });
    expect(ranking.reply).toMatch(/^The listings don’t say whether a bra can stay off/);
    expect(ranking.state.notes).toBeUndefined();
  });

  it('is said before a question back', async () => {
    const { say } = startTalk();
    const { intent, answer } = await say('a gift for my boss, more personal');
    expect([intent, answer]).toEqual(['clarify', expect.stringMatching(/“personal”.*\?/s)]);
  });

  it('is forgotten with the next message', async () => {
    const { say } = startTalk();
    await say('a dress with an airtag slot');
    expect((await say('in black')).state.notes).toBeUndefined();
  });

  it('is all there is to say of a shop that is not here', async () => {
    const { say } = startTalk();
    await say('a summer dress');
    const { intent, answer } = await say('do you have it at uniqlo');
    expect(intent).not.toBe('search');
    expect(answer).toMatch(/Uniqlo.*\b(?:cut|shape|draws)\b/);
  });
});
