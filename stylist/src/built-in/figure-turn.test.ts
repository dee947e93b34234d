import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';
import { tellTranslation } from '../testing/tell-translation.ts';

describe('a figure that is told', () => {
  it('orders what is found, and is looked for in no words', async () => {
    const { say } = startTalk();
    const told = await say('hey im stocky, need jeans that dont make me look wider');
    expect(tellTranslation(told)).toBe('search: jeans');
    expect(told.state.needs).toEqual(['even-line']);
    expect(told.state.notes?.[0]).toMatch(/even line/);
  });

  it('is answered with advice where that is asked, and “show me that” follows it', async () => {
    const { say } = startTalk({ defaults: { gender: ['Men'] } });
    const advice = await say('broad shoulders here, what kinda jacket looks good on me');
    expect([advice.intent, advice.answer]).toEqual([
      'style_advice',
      expect.stringMatching(/shoulders.*lapels/),
    ]);
    const shown = await say('show me that in navy');
    expect(tellTranslation(shown)).toBe('search: navy jackets; for Men');
  });

  it('is answered with clothes and advice where these are to do something', async () => {
    const { say } = startTalk();
    const found = await say('what jeans make me look taller');
    expect(tellTranslation(found)).toBe('search: jeans');
    expect(found.state.notes?.[0]).toMatch(/high waist/);
  });

  it('stays for other garments and is forgotten when it is taken back', async () => {
    const { say } = startTalk();
    await say('dresses');
    expect((await say('i have a big bust')).state.needs).toEqual(['room-at-bust']);
    expect((await say('show me tops')).state.needs).toEqual(['room-at-bust']);
    const left = await say('forget the bust thing');
    expect([left.state.needs, tellTranslation(left)]).toEqual([[], 'search: tops']);
  });

  it('of one person is not that of another', async () => {
    const { say } = startTalk();
    await say('im pear shaped, dresses');
    expect((await say('show me a sweater for my brother')).state.needs).toEqual([]);
  });
});

describe('what clothes have to stand up to', () => {
  it('is forgotten with another search', async () => {
    const { say } = startTalk();
    const told = await say('a coat for -15');
    expect([told.state.needs, told.state.notes?.[0]]).toEqual([
      ['deep-cold'],
      expect.stringMatching(/No listing gives a temperature/),
    ]);
    expect((await say('show me summer dresses')).state.needs).toEqual([]);
  });
});
