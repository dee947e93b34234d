import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

async function talk(...messages: readonly string[]) {
  const { say } = startTalk();
  let last = await say('outfits for a summer wedding');
  for (const words of messages) last = await say(words);
  return last;
}

describe('several pieces that are named', () => {
  it.each([
    'just the linen dress + the sandals, what does that come to',
    'why two outfits lol. just the linen dress + the leather sandals, what does that come to',
  ])('are added up, and no others: %s', async (words) => {
    const { intent, itemIds, answer } = await talk(words);
    expect(intent).toBe('item_question');
    expect(itemIds).toEqual(['linen', 'sandals']);
    expect(answer).toContain('$158');
  });

  it('are shown once more as one outfit', async () => {
    const { itemIds, answer, state } = await talk(
      'show me the linen dress again with the suede heels. and is satin hard to wash',
    );
    expect(itemIds).toEqual(['linen', 'heels']);
    expect(answer).toContain('$178');
    expect(answer).toMatch(/satin/i);
    expect(state.shown).toEqual({ itemIds: [], outfits: [['linen', 'heels']] });
  });

  it('are those of the outfit that has the rest of them, where only a kind is said', async () => {
    const { itemIds } = await talk(
      'just the cotton dress and one pair of shoes, what does that come to',
    );
    expect(itemIds).toEqual(['cotton', 'heels']);
  });

  it('are the longest list of them, and added up once', async () => {
    const asked = await talk(
      'wheres the dress and the sandals??? show me: linen dress 88, leather sandals, the suede heels',
    );
    expect(asked.itemIds).toEqual(['linen', 'sandals', 'heels']);
    const { answer } = await talk(
      'so the linen dress and the suede heels. whats the total and is it lined',
    );
    expect(answer.split('$178')).toHaveLength(2);
  });

  it('are no wish for others', async () => {
    expect((await talk('show me a blue dress with the sandals')).intent).toBe('search');
  });
});
