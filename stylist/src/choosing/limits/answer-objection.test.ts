import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

describe('an objection to what is shown', () => {
  it.each(["those aren't linen", 'that isnt satin at all', 'hey these are not green'])(
    'is answered, and is no new wish: %s',
    async (words) => {
      const { say } = startTalk();
      const { state } = await say('show me dresses');
      const { intent, answer, state: next } = await say(words);
      expect(intent).toBe('item_question');
      expect(answer).not.toMatch(/^(?:Yes|No)\b/);
      expect(next.request).toEqual(state.request);
    },
  );

  it('agrees with who is right, and offers the way on', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    const { answer, suggestions } = await say('the last one is not satin, its cotton');
    expect(answer).toMatch(/right|True|Fair point/);
    expect(answer).toContain('is cotton');
    expect(suggestions[0]).toBe('Show me satin dresses');
  });

  it('stands by the listing where that says otherwise', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    expect((await say('the first one is not linen')).answer).toMatch(/listed|listing/);
  });

  it.each(['not too dressy please', "these aren't warm enough", 'not green'])(
    'is not seen in a wish: %s',
    async (words) => {
      const { say } = startTalk();
      await say('show me dresses');
      expect((await say(words)).intent).toBe('search');
    },
  );
});

describe('how many there are', () => {
  it.each(['how many do you have', 'how many are there?', 'ok how many of these are there'])(
    'is counted: %s',
    async (words) => {
      const { say } = startTalk();
      await say('show me dresses');
      expect((await say(words)).answer).toMatch(/three/i);
    },
  );
});
