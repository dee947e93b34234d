import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

async function answerTo(...messages: readonly string[]): Promise<string> {
  const { say } = startTalk();
  let answer = '';
  for (const words of messages) {
    const told = await say(words);
    answer = `${told.intent}: ${told.answer}`;
  }
  return answer;
}

describe('whether something is needed', () => {
  it.each([
    ['do i even need a jacket? its an IT job', /^style_advice: No\b/],
    ['should i bother with a tie at a startup', /^style_advice: No\b/],
    ['do i need a tie at a law firm', /^style_advice: Yes\b/],
    ['do i really need wool pants in california?', /^style_advice: No\b/],
    ['do i need a coat in chicago in january', /^style_advice: Yes\b/],
    ['should i bother with a tie', /^style_advice: (?:For black tie|Where the invitation)/],
  ])('is answered with yes or no before its reason: %j', async (words, answer) => {
    expect(await answerTo('summer dresses', words)).toMatch(answer);
  });

  it('is told of a whole day of sitting', async () => {
    expect(await answerTo('pants', 'whats good when u sit all day')).toMatch(/waist/);
  });
});
