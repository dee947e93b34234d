import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { rewordSumAsked } from './reword-sum-asked.ts';

const OUTFITS = { shown: { itemIds: [], outfits: [['linen', 'sandals']] } };

describe('the sum of pieces of outfits', () => {
  it.each([
    'i never asked for a belt. just the linen dress and the sandals, whats that total?',
    'just the linen dress + the sandals, total?',
    'only the linen dress + the sandals = ?',
    'who said belt. the linen dress n the sandals total',
    'how much for just the dress and the sandals in the first one',
  ])('is told of just these, and changes nothing: %s', async (words) => {
    const { say } = startTalk();
    await say('an outfit for a garden party under 250');
    const { intent, answer, state } = await say(words);
    expect(intent).toBe('item_question');
    expect(answer).toContain('$158');
    expect(state.shown.outfits).toHaveLength(2);
    expect(state.request?.wishes.some(({ role }) => role === 'negated')).toBe(false);
  });

  it('is told without what comes off', async () => {
    const { say } = startTalk();
    await say('an outfit for a garden party under 250');
    const { answer } = await say('without the shoes how much');
    expect(answer).toMatch(/\$88.*\$60/s);
  });

  it.each([
    'swap the shoes and tell me the total',
    'whats the total with a belt',
    'total',
    'i never asked for a belt',
    'just the dress and the sandals',
    'the dress in the first + the sandals in the second',
    'whatever you can do to bring the shoes and the dress cost down',
  ])('is nothing that these words ask: %s', (words) => {
    expect(rewordSumAsked(words, OUTFITS)).toBe(words);
  });
});
