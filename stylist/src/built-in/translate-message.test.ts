import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';
import { splitMessage } from './parts/message-clauses.ts';

/** What the last of several messages was answered. */
async function lastOf(...messages: readonly string[]) {
  const { say } = startTalk();
  let last = await say(messages[0] ?? '');
  for (const words of messages.slice(1)) last = await say(words);
  return last;
}

describe('the parts of a message', () => {
  it.each([
    ['is it lined? does it have pockets', ['is it lined?', 'does it have pockets']],
    ['how much is it, and is it in stock in M', ['how much is it', 'is it in stock in M']],
    [
      'is the first washable? also show me sandals',
      ['is the first washable?', 'also show me sandals'],
    ],
    ['I love it. Is it lined? Thanks.', ['I love it.', 'Is it lined?', 'Thanks.']],
    ['swap the shoes, whats the total', ['swap the shoes', 'whats the total']],
    ['does it come in black and white', ['does it come in black and white']],
    [
      'the cheapest one, is that real silk? and does it come in blue',
      ['the cheapest one', 'is that real silk?', 'and does it come in blue'],
    ],
    ['is it under $49.50 now', ['is it under $49.50 now']],
    ['does it have pockets or is it lined?', ['does it have pockets', 'is it lined?']],
    ['is linen ok or does it crease', ['is linen ok or does it crease']],
    ['the shirt looks good, machine washable?', ['the shirt looks good', 'machine washable?']],
    [
      'do they have the shirt in S and the flats in 38?',
      ['do they have the shirt in S', 'do they have the flats in 38?'],
    ],
    ['it is nice, which is why I ask', ['it is nice, which is why I ask']],
  ])('are told apart: %s', (words, parts) => {
    expect(splitMessage(words)).toEqual(parts);
  });
});

describe('a message that asks twice', () => {
  it.each([
    ['how much is the first one and is the second one silk?', /\$88/, /satin/],
    ['is the first linen? do you do free returns', /linen/, /[Rr]eturns/],
    ['whats the first made of, and can i put it in the washing machine', /linen/, /machine|wash/i],
    ['what sizes does the second come in? and how much is it', /S, M, and L/, /\$120/],
    ['whats the length of the second and is it silk?', /length|long/, /satin/],
    ['can you gift wrap it and deliver by friday?', /wrapping/, /delivery/i],
    ['how do i save the second and is it in stock in M', /heart/, /size M/],
    ['which is the cheapest? and does it come in blue', /\$60/, /blue|white|red|black|green/i],
  ])('gets both answers: %s', async (words, one, other) => {
    const { answer } = await lastOf('summer dresses', words);
    expect(answer).toMatch(one);
    expect(answer).toMatch(other);
  });

  it('tells the answer before what it looks for', async () => {
    const last = await lastOf('summer dresses', 'how much is the second? and show me sandals');
    expect(last.intent).toBe('search');
    expect(last.refinedQuery).toContain('sandals');
    expect(last.state.notes?.[0]).toContain('$120');
  });

  it('asks what follows of the one that is liked', async () => {
    const { answer, itemIds } = await lastOf(
      'summer dresses',
      'oh I like the second. does it come in blue, and how much is it?',
    );
    expect(itemIds).toEqual(['satin']);
    expect(answer).toMatch(/^No, it comes in Pink\. .*\$120\.$/);
  });

  it.each(['and the second?', 'what about the second, same question', 'ok and the second one'])(
    'asks the same of another piece: %s',
    async (words) => {
      const { answer } = await lastOf('summer dresses', 'how much is the first one?', words);
      expect(answer).toContain('$120');
    },
  );

  it('asks of the one that is liked, and looks for nothing', async () => {
    const words = 'I like the second one but is it satin, and does it come in any other colors?';
    const { intent, answer, itemIds } = await lastOf('summer dresses', words);
    expect([intent, itemIds]).toEqual(['item_question', ['satin']]);
    expect(answer).toMatch(/^Yes.*satin.*comes in Pink/);
  });

  it('asks the second question of those that the first one compared', async () => {
    const words = 'whats the difference between the second and the third? which is cheaper?';
    const { answer, itemIds } = await lastOf('summer dresses', words);
    expect(itemIds).not.toContain('linen');
    expect(answer).toMatch(/of the two/);
  });

  it.each(['why is it so expensive', 'how come the second costs that much'])(
    'owns that no listing gives a reason for a price: %s',
    async (words) => {
      const { intent, answer } = await lastOf('summer dresses', 'is the second satin?', words);
      expect(intent).toBe('item_question');
      expect(answer).toMatch(/No listing says why|gives no reason/);
      expect(answer).toContain('$120');
    },
  );

  it('answers behind a word of thanks', async () => {
    const { intent } = await lastOf('summer dresses', 'thanks! and where do i pay');
    expect(intent).toBe('help');
  });

  it.each(['what shoes, and which bag', 'ok and sandals. are they comfortable?'])(
    'looks for what is named next: %s',
    async (words) => {
      const { intent, state } = await lastOf('summer dresses', words);
      expect(intent).toBe('search');
      expect(state.notes ?? []).toEqual([]);
    },
  );

  it('keeps a question of what is yet to be found with the search for it', async () => {
    const last = await lastOf('summer dresses', 'show me sandals. are they comfortable?');
    expect(last.intent).toBe('search');
    expect(last.state.notes ?? []).toEqual([]);
  });
});
