import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { tellTranslation } from '../../testing/tell-translation.ts';
import { rewordLeftOutfits } from './reword-forgotten.ts';

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

describe('who leaves the outfits for a single kind', () => {
  it.each([
    ['nah forget the outfit. just a plain white tee, XL', 'only a plain white tee, XL'],
    ['forget the outfit, i need a belt', 'only a belt'],
    ['never mind the outfits. show me a denim jacket', 'only a denim jacket'],
    ["i don't want an outfit, just a skirt", 'only a skirt'],
    ['no more outfits! only boots', 'only boots'],
    [
      'thats not the dress. ok leave outfits. just show me low heels in gold',
      'only low heels in gold',
    ],
    ['no sneakers. forget the outfits, only boots', 'only boots, no sneakers'],
  ])('asks for that kind alone: %s', (said, expected) => {
    expect(rewordLeftOutfits(said)).toBe(expected);
  });

  it.each([
    'forget the outfit',
    'forget the outfit, show me another look with a skirt',
    'forget the shoes, just a bag',
    'i need an outfit with a skirt',
    'drop the look price, a cheaper skirt',
  ])('is not heard where it is not said: %s', (said) => {
    expect(rewordLeftOutfits(said)).toBe(said);
  });
});
