import { describe, expect, it } from 'vitest';
import { startTalk } from '../../../testing/talk.ts';

const answerTo = async (words: string) => {
  const { intent, answer } = await startTalk().say(words);
  return `${intent}: ${answer}`;
};

describe('how many of a kind somebody needs', () => {
  it.each([
    ['how many shirts do i need for a week', /^style_advice: .*seven shirts/i],
    ['how many pairs of pants should I pack for 6 days', /two pairs of pants|two pants/i],
    ['how many dresses do i need for a long weekend?', /two dresses/i],
    ['do i really need 2 jackets?', /^style_advice: One is enough/],
    ['how many coats does a person need lol', /One is enough/],
    ['how many pairs of shoes should one own', /two pairs/i],
  ])('is told with what it rests on: %s', async (words, expected) => {
    expect(await answerTo(words)).toMatch(expected);
  });

  it('is no question of how many there are', async () => {
    expect(await answerTo('how many dresses do you have')).not.toMatch(/each worn|fresh one/);
  });
});
