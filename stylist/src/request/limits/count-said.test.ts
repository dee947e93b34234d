import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { rankFound } from '../../choosing/rank-found.ts';
import { sampleFound } from '../../testing/sample-items.ts';
import { sampleItemsOf } from '../../testing/sample-shop.ts';
import { startTalk } from '../../testing/talk.ts';
import { readMessage } from '../../understanding/message.ts';
import { countSaid } from './count-said.ts';

const said = (words: string) => countSaid(readMessage(understandQuery(words)))?.count ?? null;

describe('how many are asked for', () => {
  it.each<[string, number]>([
    ['show me three blouses', 3],
    ['5 white sneakers under 100', 5],
    ['a couple of summer dresses pls', 2],
    ['give me 2 options for a black bag', 2],
    ['and two skirts to go with it', 2],
    ['two outfits for a garden wedding', 2],
  ])('is read of “%s”', (words, count) => {
    expect(said(words)).toBe(count);
  });

  it.each([
    'i own two coats',
    'those two dresses',
    'the first three dresses',
    'a suit with two shirts',
    'two piece suit',
    'a 3 button blazer',
    'shirts for 3 days',
    'a dress in size 4',
    'a few dresses',
    'blouses',
  ])('is open in “%s”', (words) => {
    expect(said(words)).toBeNull();
  });

  it('holds while the same is looked for, until all are asked for', async () => {
    const { say } = startTalk();
    await say('show me three blouses');
    expect((await say('in silk')).state.request?.count).toBe(3);
    expect((await say('show me all the white ones')).state.request?.count).toBeUndefined();
    await say('show me three blouses');
    expect((await say('show me all of them')).state.request?.count).toBeUndefined();
    await say('show me three blouses');
    expect((await say('boots instead')).state.request?.count).toBeUndefined();
  });

  it('is how many are shown, and told beside how many there are', async () => {
    const { say } = startTalk();
    const { state } = await say('show me three blouses');
    const candidates = sampleItemsOf('blouse').slice(0, 8);
    const { quickPickIds, deep, reply } = rankFound(
      sampleFound({ state, candidates, total: candidates.length }),
    );
    expect(quickPickIds.length + deep.length).toBe(3);
    expect(reply).toMatch(/eight .*blouses.*three/i);
  });

  it('is told where there are fewer', async () => {
    const { say } = startTalk();
    const { state } = await say('show me three blouses');
    const candidates = sampleItemsOf('blouse').slice(0, 2);
    const { reply } = rankFound(sampleFound({ state, candidates, total: 2 }));
    expect(reply).toMatch(/asked for three; there are only two/i);
  });
});
