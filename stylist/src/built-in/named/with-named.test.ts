import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

async function talk(...messages: readonly string[]) {
  const { say } = startTalk();
  let last = await say('show me dresses');
  for (const words of messages) last = await say(words);
  return last;
}

describe('a piece that a message names', () => {
  it('is what each of its questions is asked of', async () => {
    const { itemIds, state, answer } = await talk(
      'between the linen one and the 120 one honestly. is the expensive one worth it? how do i wash it',
    );
    expect(itemIds).toEqual(['linen', 'satin']);
    expect(state.compared).toEqual(['linen', 'satin']);
    expect(answer).toMatch(/\$32 .*\$120.*satin/is);
  });

  it('is what the next sentence speaks of', async () => {
    const { itemIds } = await talk(
      'is the first one lined?',
      'no i meant the 120 one!! compare it with the cotton one pls',
    );
    expect(itemIds).toEqual(['satin', 'cotton']);
  });

  it('stays one of the two that were held side by side', async () => {
    const { itemIds } = await talk(
      'which is better, the linen one or the satin one',
      'is the satin one lined',
      'final verdict which of the two',
    );
    expect([...itemIds].toSorted()).toEqual(['linen', 'satin']);
  });

  it('is asked what "I meant" stands before', async () => {
    const { itemIds, answer } = await talk(
      'is the linen one lined?',
      'i meant does the satin one crease. and what is the price again',
    );
    expect(itemIds).toEqual(['satin']);
    expect(answer).toContain('$120');
  });

  it('is asked of what is said behind its name', async () => {
    const { answer } = await talk('is the 120 lined?');
    expect(answer).toMatch(/lined/);
  });

  it('may be spelled wrong', async () => {
    const { itemIds } = await talk('is the reformaton one lined?');
    expect(itemIds).toEqual(['satin']);
  });

  it('is had in a size, and not each that is shown', async () => {
    const { itemIds, answer } = await talk('is the satin one lined? and do they have M');
    expect(itemIds).toEqual(['satin']);
    expect(answer).not.toMatch(/others/);
  });
});

describe('a question that was answered of another piece', () => {
  it.each([
    'no the satin one!!',
    'omg the satin one from before. the 120 one',
    'and the same for the satin one',
    'what about the satin one',
    'the satin one too',
    'i said the satin one not arket',
    'n the satin one',
  ])('is asked again of the one that is named: %s', async (words) => {
    const { itemIds, answer } = await talk('what does the linen one cost and is it lined', words);
    expect(itemIds).toEqual(['satin']);
    expect(answer).toContain('$120');
    expect(answer).toMatch(/lin(?:ed|ing)/);
  });
});
