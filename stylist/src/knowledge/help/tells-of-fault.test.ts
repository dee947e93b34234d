import { expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

it.each([
  'my order came and the zipper is broken',
  'the dress i got has a hole in it',
  'my package arrived with the wrong size',
  'the jeans i ordered fell apart after one wash',
])('answers a fault of what was ordered, and looks for nothing: %s', async (words) => {
  const { intent, answer } = await startTalk().say(words);
  expect(intent).toBe('help');
  expect(answer).toMatch(/sorry/i);
});

it.each(['show me ripped jeans', 'i ordered boots, now i need torn jeans'])(
  'takes a wish for no fault: %s',
  async (words) => {
    expect((await startTalk().say(words)).intent).toBe('search');
  },
);
