import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

describe('a question behind a remark on what is shown', () => {
  it.each([
    ['this one is gorgeous but is it stretchy??', 'linen'],
    ['love the 2nd, would it shrink', 'satin'],
    ['omg cute, does it have pockets', 'linen'],
    ['the second looks comfy. is it lined?', 'satin'],
    ['wow the satin one is stunning, can i machine wash it', 'satin'],
    ['pretty color, what other colors does it come in', 'linen'],
    ['ok the last one is so me tho does it wrinkle', 'cotton'],
    ['my daughter is tall, is it stretchy', 'linen'],
  ])('is answered of that piece: %s', async (words, id) => {
    const { say } = startTalk();
    const { refinedQuery, state } = await say('show me dresses');
    const { intent, itemIds, state: next } = await say(words);
    expect(['item_question', 'care', 'size_fit']).toContain(intent);
    expect(itemIds[0]).toBe(id);
    expect(next.request).toEqual(state.request);
    expect((await say('show me shoes')).refinedQuery).not.toContain('stretch');
    expect(refinedQuery).toContain('dress');
  });

  it.each(['i need something longer, can you find it in red', 'less boring, is it possible?'])(
    'asks of nothing shown where the remark wishes: %s',
    async (words) => {
      const { say } = startTalk();
      await say('show me dresses');
      expect((await say(words)).intent).toBe('search');
    },
  );
});

describe('a question around what is shown', () => {
  it('is asked of a part of the piece that the remark names', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    const { itemIds, state } = await say('The last is pretty. Would the cotton scratch my neck?');
    expect(itemIds).toEqual(['cotton']);
    expect(state.request?.filters.material).toEqual([]);
  });

  it('may stand behind what is said of it', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    expect((await say('it looks itchy lol is it')).answer).toMatch(/linen/i);
  });

  it('is told what is worn below it', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    expect((await say('can i wear a normal bra with it')).intent).toBe('item_question');
  });
});

describe('a question of the cloth or a part', () => {
  it.each(['Is the fabric thick enough not to show my undershirt?', 'are the straps adjustable'])(
    'looks for nothing: %s',
    async (words) => {
      const { say } = startTalk();
      await say('show me dresses');
      expect((await say(words)).intent).toBe('item_question');
    },
  );

  it.each(['obsessed with these but r they stretchy', 'i like the last. is it non-iron?'])(
    'is no wish where a remark stands before it: %s',
    async (words) => {
      const { say } = startTalk();
      const { state } = await say('show me dresses');
      const next = await say(words);
      expect(next.intent).not.toBe('search');
      expect(next.state.request).toEqual(state.request);
    },
  );
});
