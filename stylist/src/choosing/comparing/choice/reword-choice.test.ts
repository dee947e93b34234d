import { describe, expect, it } from 'vitest';
import { startTalk } from '../../../testing/talk.ts';

describe('what is said of pieces that are shown', () => {
  it('likes a kind that is found fine, and refuses none of it', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    const { intent, state } = await say('the linen dress is fine');
    expect(intent).not.toBe('search');
    expect(state.request?.wishes.some(({ role }) => role === 'negated')).toBe(false);
  });

  it('is a wish where a fabric alone is found fine', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    expect((await say('linen is fine')).intent).toBe('search');
  });
});

describe('a piece that is named before a question', () => {
  it('is what the question is of', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    const asked = await say('the second is ok, and can i wear it to church');
    expect(asked.itemIds[0]).toBe('satin');
  });

  it('leaves what is looked for beside it', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    const { intent, refinedQuery } = await say('the second one, and i need shoes');
    expect(intent).toBe('search');
    expect(refinedQuery).toMatch(/shoes/);
  });
});
