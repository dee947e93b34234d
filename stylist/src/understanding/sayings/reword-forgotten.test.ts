import { expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { tellTranslation } from '../../testing/tell-translation.ts';

it.each([
  [['shoes, no heels', 'forget the heel thing'], /^search: shoes(?!.*heels)/],
  [['a coat, no wool', 'never mind the wool thing'], /^search: coat(?!.*wool)/],
  [['a dress with long sleeves', 'forget the arms thing'], /^search: dress(?!.*sleeve)/],
])('takes back what a word for it names: %s', async (messages, expected) => {
  const { say } = startTalk();
  let last = await say(messages[0] ?? '');
  for (const words of messages.slice(1)) last = await say(words);
  expect(tellTranslation(last)).toMatch(expected);
});
