import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

describe('grumbling about the day', () => {
  it.each([
    'ugh what a day. my boss is the worst',
    'this weather is terrible lol',
    'im having the worst week',
    'my mother in law is impossible',
    'traffic was a nightmare today',
    'work is killing me',
    'my roommate is driving me up the wall',
    'i hate mondays',
    'my maths teacher is literally the worst',
    'my commute was crap again',
    'the kids are driving me nuts today',
    'my train was delayed two hours',
    'the kids were impossible this morning, i need coffee lol',
  ])('is met with a kind word, and is no complaint about the stylist: %s', async (words) => {
    for (const isShown of [false, true]) {
      const { say } = startTalk();
      if (isShown) await say('show me dresses');
      const { intent, answer, suggestions } = await say(words);
      expect(intent).toBe('small_talk');
      expect(answer).not.toMatch(/annoyed|insult|start fresh|did not follow|didn’t follow|civil/);
      expect(suggestions).toContain('Just chat');
    }
  });

  it('beside a request leaves the request as it is', async () => {
    const { say } = startTalk();
    const { intent, refinedQuery, state } = await say('my boss is the worst. i need a black dress');
    expect([intent, refinedQuery]).toEqual(['search', 'dress']);
    expect(state.notes?.[0]).not.toMatch(/annoyed/);
  });
});

describe('a complaint about the answers', () => {
  it.each([
    'you are useless',
    'this is the worst app ever',
    'your taste is terrible',
    'worst stylist ever',
  ])('is apologized for while pieces are shown: %s', async (words) => {
    const { say } = startTalk();
    await say('show me dresses');
    const { intent, answer } = await say(words);
    expect(intent).not.toMatch(/search|item_question/);
    expect(answer).toMatch(/sorry|annoyed|frustrat|what was wrong|Fair/i);
  });

  it.each([
    'honestly these suggestions suck',
    'your picks are awful',
    'these options are trash',
    'ur suggestions r rubbish',
  ])('shows other pieces: %s', async (words) => {
    const { say } = startTalk();
    const { state } = await say('show me dresses');
    const { intent, state: next } = await say(words);
    expect(intent).toBe('search');
    expect(next.request?.exceptIds).toEqual(expect.arrayContaining([...state.shown.itemIds]));
  });
});
