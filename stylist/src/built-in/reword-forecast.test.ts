import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

async function queryAfter(...lines: readonly string[]) {
  const { say } = startTalk();
  const translations = [];
  for (const words of lines) translations.push(await say(words));
  const last = translations.at(-1);
  return { intent: last?.intent, query: last?.state.request?.refinedQuery ?? '' };
}

describe('weather that may come', () => {
  it.each([
    ['boots for work', 'what if it rains', 'rain'],
    ['boots for work', 'nah, and in case it gets really hot', 'hot weather'],
    ['summer dresses', 'what if it’s cold at night', 'jacket'],
    ['summer dresses', 'and if the evening turns chilly?', 'jacket'],
    ['summer dresses', 'what if it pours', 'trench coat'],
    ['summer dresses', 'it is going to be chilly in the evening', 'cold weather'],
    ['an outfit for a garden party', 'what if it gets cold after dark', 'jacket'],
  ])('after “%s”, “%s” asks for %s', async (first, words, wish) => {
    const { intent, query } = await queryAfter(first, words);
    expect(intent).toBe('search');
    expect(query).toContain(wish);
  });

  it.each(['is the first one warm enough', 'a warmer one', 'how cold does it get in paris'])(
    'is not meant by “%s”',
    async (words) => {
      const { query } = await queryAfter('summer dresses', words);
      expect(query).not.toContain('jacket');
    },
  );
});
