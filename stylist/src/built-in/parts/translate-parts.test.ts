import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

/** What a message is answered after dresses were shown. */
async function afterDresses(...messages: readonly string[]) {
  const { say } = startTalk();
  let last = await say('summer dresses');
  for (const words of messages) last = await say(words);
  return last;
}

describe('a message that does several things', () => {
  it('answers first, and looks for the rest behind it', async () => {
    const { intent, refinedQuery, state } = await afterDresses(
      'is the second satin? i also need sandals for it',
    );
    expect([intent, refinedQuery]).toEqual(['search', expect.stringContaining('sandals')]);
    expect(state.notes?.[0]).toMatch(/satin/);
  });

  it('asks what follows of the piece that is taken first', async () => {
    const { itemIds, answer } = await afterDresses(
      'ok i’ll take the second. how much is it and do they deliver to canada',
    );
    expect(itemIds).toEqual(['satin']);
    expect(answer).toMatch(/\$120.*[Dd]elivery/);
  });

  it('answers one word behind a remark as a question', async () => {
    const { intent, answer } = await afterDresses('the second one is nice, lined? what colors?');
    expect(intent).toBe('item_question');
    expect(answer).toMatch(/lined/);
    expect(answer).toMatch(/Pink/);
  });

  it('takes no chatter around a question for a wish', async () => {
    const { intent, answer } = await afterDresses('oh well, never mind that. is the second satin?');
    expect(intent).toBe('item_question');
    expect(answer).toMatch(/^Yes/);
  });

  it.each([
    ['can it be returned', /[Rr]eturns/],
    ['do you sell gift vouchers', /[Gg]ift cards/],
    ['how much is delivery', /[Dd]elivery/],
  ])('tells what the shop decides beside anything else: %s', async (asked, told) => {
    const { answer } = await afterDresses(`how much is the first one, and ${asked}?`);
    expect(answer).toMatch(/\$88/);
    expect(answer).toMatch(told);
  });

  it('leaves what hangs on a condition where the answer does not meet it', async () => {
    const { intent, answer } = await afterDresses(
      'does the second come in pink? if not show me others',
    );
    expect(intent).toBe('item_question');
    expect(answer).toMatch(/Pink/);
  });
});

describe('several colors and sizes in one question', () => {
  it.each([
    ['does the second come in black or pink?', /Pink, not in black/],
    ['is the second in stock in S or M?', /S and M/],
  ])('are told one by one: %s', async (words, told) => {
    expect((await afterDresses(words)).answer).toMatch(told);
  });
});
