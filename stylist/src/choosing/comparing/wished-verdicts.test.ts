import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

async function talkThrough(...messages: readonly string[]) {
  const { say } = startTalk({ defaults: { gender: ['Women'] } });
  let last = await say(messages[0] ?? '');
  for (const words of messages.slice(1)) last = await say(words);
  return last;
}

describe('a comparison after wishes', () => {
  it.each([
    ['something dressier', 'compare the first and the third', /linen.*dressier/i],
    ['more casual please', 'compare the first two', /linen.*more casual/i],
  ])('ends in the one that meets them, and says so: %s', async (wish, asked, told) => {
    const { answer } = await talkThrough('show me dresses', wish, asked);
    const [verdict = ''] = answer.split(/(?<=[.!?]) /).slice(-1);
    expect(verdict).toMatch(told);
    expect(verdict).not.toMatch(/costs (?:the least|less)/);
  });

  it('is decided by the price where nothing else was asked for', async () => {
    const { answer } = await talkThrough('show me dresses', 'compare the first two');
    expect(answer).toMatch(/costs less|linen/);
  });

  it('says that nothing it was asked for parts them before the price decides', async () => {
    const { answer } = await talkThrough(
      'show me dresses',
      'with pockets',
      'compare the first two',
    );
    expect(answer).toMatch(/what you asked.*\blinen one\b/);
  });

  it('is asked again of the same pieces', async () => {
    const { answer } = await talkThrough(
      'show me dresses',
      'compare the first two',
      'which of them is better value',
    );
    expect(answer).toMatch(/\$88|linen/);
    expect(answer).not.toMatch(/\bcotton\b/);
  });

  it('is asked why, and gives the same reason', async () => {
    const { answer } = await talkThrough(
      'show me dresses',
      'something dressier',
      'compare the first and the third',
      'why?',
    );
    expect(answer).toMatch(/dressier/);
  });
});
