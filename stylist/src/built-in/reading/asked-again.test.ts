import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

/** What is told last in a conversation. */
async function lastOf(...messages: readonly string[]) {
  const { say } = startTalk();
  for (const words of messages.slice(0, -1)) await say(words);
  return say(messages.at(-1) ?? '');
}

describe('a question that was not answered', () => {
  it.each([
    'you didnt answer about stretch',
    'u never said anything about the stretch',
    'ok but i asked about stretch',
  ])('is answered when it is missed: %s', async (words) => {
    const { intent, answer } = await lastOf(
      'linen dresses',
      'does the first one have stretch?',
      'and is it long enough for me lol',
      words,
    );
    expect(intent).toBe('item_question');
    expect(answer).toMatch(/stretch/i);
  });

  it.each([
    'ok but you didnt answer about my tummy. which ones hide it?',
    'u never answered me about my tummy! which of them hide it?',
  ])('is asked anew behind the complaint, of what that names: %s', async (words) => {
    const { answer } = await lastOf('linen dresses', words);
    expect(answer).toMatch(/middle|belly|waist/i);
    expect(answer).not.toMatch(/missed your point/);
  });

  it('is only what asked in a long message', async () => {
    const { intent, answer } = await lastOf(
      'dresses',
      'pink lol no im 44. just blue or black. and do any have stretch?',
      'you didnt say about the stretch',
    );
    expect(intent).not.toBe('search');
    expect(answer).toMatch(/stretch|elastane|give/i);
  });

  it.each(['you didnt answer me', 'that didnt answer my question'])(
    'is the last one where none is named: %s',
    async (words) => {
      const { intent, answer } = await lastOf('linen dresses', 'is the first one itchy?', words);
      expect(intent).toBe('item_question');
      expect(answer).toMatch(/itch|linen|skin|crisp/i);
    },
  );

  it.each([
    ['i was asking about the satin dress', 'satin'],
    ['no, i was actually asking about the cotton one', 'cotton'],
    ['um i asked about the satin one', 'satin'],
  ])('is answered of the piece that is meant: %s', async (words, id) => {
    const { intent, itemIds, answer } = await lastOf('dresses', 'is it washable?', words);
    expect(intent).toMatch(/item_question|care/);
    expect(itemIds).toEqual([id]);
    expect(answer).not.toMatch(/good choice/i);
  });

  it('is answered of one piece after another', async () => {
    const { intent, answer } = await lastOf(
      'dresses',
      'is the linen dress washable?',
      'i was asking about the satin dress',
      'and i asked about the cotton one',
    );
    expect(intent).toMatch(/item_question|care/);
    expect(answer).toMatch(/machine|wash/i);
  });

  it.each(['i asked for boots under 80', 'i was asking for shoes'])(
    'is none where something is looked for: %s',
    async (words) => {
      expect((await lastOf('dresses', words)).intent).toBe('search');
    },
  );
});
