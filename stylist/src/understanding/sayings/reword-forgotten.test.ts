import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { tellTranslation } from '../../testing/tell-translation.ts';
import { rewordDroppedOutfits, rewordLeftOutfits, rewordTakenOut } from './reword-forgotten.ts';

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

it.each([
  ['drop outfits 2 and 3', 'only the first'],
  ['just lose the second and third. is the dress lined?', 'only the first. is the dress lined?'],
  [
    'ok remove look 1, and add a bag to the others',
    'only the second and the third, and add a bag to the others',
  ],
  ['get rid of the last one', 'only the first and the second'],
])('keeps the other outfits where some are dropped: %s', (words, meant) => {
  expect(rewordDroppedOutfits(words, 3)).toBe(meant);
});

it.each(['drop 2', 'drop the second dress', 'skip the first three', 'lose the belt'])(
  'drops no whole outfit: %s',
  (words) => {
    expect(rewordDroppedOutfits(words, 3)).toBe(words);
  },
);

it.each([
  ['take the bag out', 'remove the bag'],
  ['pls take those heels off and add a hat', 'pls remove those heels and add a hat'],
  ['i’ll take the bag', 'i’ll take the bag'],
])('takes out what is to go: %s', (words, meant) => {
  expect(rewordTakenOut(words)).toBe(meant);
});
