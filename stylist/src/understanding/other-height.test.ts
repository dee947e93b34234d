import { expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';
import { tellTranslation } from '../testing/tell-translation.ts';

async function told(...lines: readonly string[]): Promise<string> {
  const { say } = startTalk();
  let last = '';
  for (const line of lines) last = tellTranslation(await say(line));
  return last;
}

it.each(['hmm maybe knee high instead', 'knee high ones', 'what about knee high'])(
  'takes another height of boots for another kind, in the same color: %s',
  async (words) => {
    expect(await told('black ankle boots', words)).toMatch(
      /^search: knee.high boots?; color Black$/,
    );
  },
);

it('takes a heel for a part of the boots that are looked for', async () => {
  const asked = ['black ankle boots', 'no, brown. and with a heel but not too high'];
  expect(await told(...asked)).toBe('search: ankle boots, low heel, chunky heel; color Brown');
  expect(await told('brown boots', 'with a heel please')).toBe(
    'search: boots, heeled; color Brown',
  );
});
