import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { tellTranslation } from '../../testing/tell-translation.ts';

async function told(...lines: readonly string[]): Promise<string> {
  const { say } = startTalk();
  let last = '';
  for (const line of lines) last = tellTranslation(await say(line));
  return last;
}

describe('whose the pieces shown are', () => {
  it.each([
    'im a woman btw those look like mens',
    "those are mens shoes, i'm a woman",
    "aren't those for men? im female",
    'these are guys boots lol im a girl',
    'i am not a man',
    'those all look like mens to me',
    'um those are for men',
    'show me womens',
  ])('is put right for a woman, and nothing else is changed: %s', async (words) => {
    expect(await told('black boots', words)).toBe('search: boots; for Women; color Black');
  });

  it.each(['im a guy', "these are women's, i'm a man", "i'm not a girl", 'they look like womens'])(
    'is put right for a man: %s',
    async (words) => {
      expect(await told('black boots', words)).toBe('search: boots; for Men; color Black');
    },
  );

  it('is told wrong by the sex alone where one was looked for', async () => {
    const lines = ['black boots for men', 'wrong gender'];
    expect(await told(...lines)).toBe('search: boots; for Women; color Black');
  });

  it.each(['are those mens?', 'is the first one for men?', 'are these for women'])(
    'is a question where it is asked: %s',
    async (words) => {
      expect(await told('black boots', words)).toMatch(/^item_question/);
    },
  );

  it('keeps what else is said', async () => {
    const lines = ['black boots', 'those are mens, i want brown ones'];
    expect(await told(...lines)).toBe('search: boots; for Women; color Brown');
  });
});
