import { describe, expect, it } from 'vitest';
import messages from '../testing/boundaries.json' with { type: 'json' };
import { startTalk } from '../testing/talk.ts';

/** What a message is taken for as the first one, and where dresses are shown. */
async function intentsOf(words: string): Promise<string[]> {
  const first = startTalk();
  const second = startTalk();
  await second.say('a midi dress');
  return [(await first.say(words)).intent, (await second.say(words)).intent];
}

describe('talk of bodies, moods and death around clothes', () => {
  it.each(messages.harmless)('is no reason to refuse: “%s”', async (words) => {
    expect(await intentsOf(words)).not.toContain('unsafe');
  });

  it.each(messages.harmful)('is answered with care where it is meant: “%s”', async (words) => {
    expect(await intentsOf(words)).toEqual(['unsafe', 'unsafe']);
  });
});

describe('who says what they look like in something', () => {
  it.each([
    'i look like a sausage in this',
    'this makes me look like a tent',
    'i look frumpy in it',
    'they make me look huge',
  ])('is shown others: “%s”', async (words) => {
    const { say } = startTalk();
    await say('a midi dress');
    const { intent, state } = await say(words);
    expect(intent).toBe('search');
    expect(state.request?.exceptIds).not.toEqual([]);
  });
});
