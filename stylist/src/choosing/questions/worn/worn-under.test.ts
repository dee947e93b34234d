import { describe, expect, it } from 'vitest';
import { startTalk } from '../../../testing/talk.ts';
import { asksWornUnder } from './worn-under.ts';

describe('what is worn beneath a piece', () => {
  it.each([
    'what do i wear under it?',
    'ok and what goes underneath',
    'what kind of underwear do i wear with it',
    'do i need a slip under that?',
    'the first one, what do i put underneath',
    'so what should i wear under the second pair',
  ])('is asked: %s', (words) => {
    expect(asksWornUnder(words)).toBe(true);
  });

  it.each([
    'what can i get under 50',
    'what bra goes under it',
    'what boots do you have under $100',
    'can i wear a sweater under it?',
    'what do you have that goes under $80',
    'a white shirt under it?',
  ])('is not asked: %s', (words) => {
    expect(asksWornUnder(words)).toBe(false);
  });

  it('is told of the piece in view, and no outfit is composed', async () => {
    const { say } = startTalk();
    await say('a summer dress');
    const { intent, answer, itemIds, state } = await say('what do i wear under the second one?');
    expect(intent).toBe('item_question');
    expect(itemIds).toEqual([state.shown.itemIds[1]]);
    expect(answer).toMatch(/underwear|slip/);
  });

  it('is told of the dress where an outfit is shown, and not of its shoes', async () => {
    const { say } = startTalk();
    await say('an outfit for a garden wedding');
    expect((await say('what do i wear under it?')).itemIds).toEqual(['linen']);
  });
});
