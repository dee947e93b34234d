import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

async function capsule(...said: readonly string[]) {
  const { say } = startTalk();
  let last = await say('capsule wardrobe for work');
  for (const words of said) last = await say(words);
  return last;
}

const counted = (answer: string): number =>
  [...answer.matchAll(/^• (\d+) /gm)].reduce((sum, [, count]) => sum + Number(count), 0);

describe('a capsule wardrobe that was told', () => {
  it.each([
    ['only 8 pieces', 8],
    ['make it 10 items', 10],
    ['12 pieces max', 12],
  ])('is cut to as many pieces, shoes among them: %s', async (words, count) => {
    const { intent, answer } = await capsule(words);
    expect([intent, counted(answer)]).toEqual(['style_advice', count]);
    expect(answer).toContain(`A capsule of ${count} pieces for work`);
    expect(answer).toMatch(/shoes/);
  });

  it('keeps what was said before', async () => {
    const { answer } = await capsule('for a man', 'under 600 total', 'no blazers');
    expect(answer).toMatch(/for men, \$600 in all, without blazers:/);
    expect(answer).toMatch(/wool coat/);
    expect(answer.split('\n').slice(1).join('\n')).not.toMatch(/blazer/);
  });

  it.each(['show me blazers under 100', 'which blazer for work?'])(
    'is left alone where something else is asked: %s',
    async (words) => {
      expect((await capsule(words)).answer).not.toMatch(/A capsule of/);
    },
  );
});
