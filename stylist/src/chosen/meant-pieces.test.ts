import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

async function talkOf(...lines: readonly string[]) {
  const { say } = startTalk();
  let last = await say(lines[0] ?? '');
  for (const line of lines.slice(1)) last = await say(line);
  return last;
}

describe('what is only liked', () => {
  it.each(['the satin one is nice', 'the satin dress looks comfy', 'i love the second'])(
    'is kept in mind without a word of a decision: %s',
    async (words) => {
      const { answer, state } = await talkOf('show me dresses', words);
      expect(state.chosen).toEqual(['satin']);
      expect(state.liked).toEqual(['satin']);
      expect(answer).not.toMatch(/good choice|a good pick|instead of/i);
    },
  );

  it('takes the place of nothing that was decided on', async () => {
    const { state } = await talkOf(
      'show me dresses',
      'i’ll take the satin one',
      'the linen one is pretty too',
    );
    expect(state.chosen).toContain('satin');
  });
});

describe('a question of a piece', () => {
  it.each([
    'the satin one, has it pockets?',
    'hmm the satin one. got a lining or nah',
    'second one please, is it lined?',
  ])('decides on nothing: %s', async (words) => {
    const { intent, answer, itemIds, state } = await talkOf('show me dresses', words);
    expect([intent, itemIds]).toEqual(['item_question', ['satin']]);
    expect(state.chosen).toBeUndefined();
    expect(answer).not.toMatch(/good choice|it is, instead/i);
  });

  it('is asked of the piece spoken of, however short it is', async () => {
    const { intent, itemIds } = await talkOf('show me dresses', 'the second is nice', 'pockets?');
    expect([intent, itemIds]).toEqual(['item_question', ['satin']]);
  });
});

describe('a choice that is denied', () => {
  it.each([
    'i didnt say i take it lol',
    'i never said im buying it',
    'not me, i havent decided yet',
  ])('is taken back: %s', async (words) => {
    const { answer, state } = await talkOf('show me dresses', 'i take the satin one', words);
    expect(state.chosen).toBeUndefined();
    expect(answer).toMatch(/sorry|mistake/i);
  });

  it('leaves what was chosen before, and the rest of the message is answered', async () => {
    const { answer, state } = await talkOf(
      'show me dresses',
      'i take the satin one',
      'the linen one it is',
      'i didnt choose that. is it lined?',
    );
    expect(state.chosen).toEqual(['satin']);
    expect(answer).toMatch(/not chosen|off again/);
    expect(answer).toMatch(/lin/);
  });

  it('is none where one piece is refused, or a fabric', async () => {
    const { answer } = await talkOf('show me dresses', 'i never said wool');
    expect(answer).not.toMatch(/decided|not chosen/);
  });
});

describe('a place that is named alone', () => {
  it.each(['ok 2 then', 'second then', 'yes second please'])('is a piece: %s', async (words) => {
    expect((await talkOf('show me dresses', words)).itemIds).toEqual(['satin']);
  });
});

describe('which piece is meant', () => {
  it('is the one that was talked about, though another one is on the screen', async () => {
    const { state } = await talkOf(
      'show me dresses',
      'i like the satin dress',
      'show me sandals',
      'show me dresses',
      'i take the dress',
    );
    expect(state.chosen).toEqual(['satin']);
  });
});
