import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { tellTranslation } from '../../testing/tell-translation.ts';

describe('what is done in a piece', () => {
  it.each([
    [
      'shoes for my kid’s school concert, straight from work',
      'search: shoes, school recital, work',
    ],
    [
      'a dress for a first date, i don’t want to look like i tried too hard',
      'search: dress, first date, casual',
    ],
    ['shoes for my new job', 'search: shoes, for work'],
    [
      'a picnic outfit for saturday, warm, under 90',
      'search: picnic, warm weather; outfit for 90 in all',
    ],
    ['a coat, black, warm', 'search: coat, warm; color Black'],
    [
      'one nice outfit for a dinner in reykjavik, dressy, no skirts',
      'search: dinner, not skirts; outfit',
    ],
    ['a dinner outfit with a bag', 'search: bag, dinner; outfit'],
    ['an outfit for a family dinner', 'search: family dinner; outfit'],
    ['an outfit for a dinner, warm but dressy', 'search: dinner, warm; outfit'],
    ['an outfit for a fado dinner, smart casual', 'search: dinner, smart casual; outfit'],
    ['a dress, sleeves to the elbow at least', 'search: dress, elbow-length sleeves'],
    ['outfit for a funeral, i own nothing black', 'search: black, funeral; outfit'],
    [
      'what should i wear to a wedding, size 44R jacket',
      'search: wedding; for Men; size 44; fit R; outfit',
    ],
    [
      '6 months pregnant, a dress for a baby shower',
      'search: dress, maternity, baby shower; for Women',
    ],
    ['I have to attend a funeral on thursday, i have short legs', 'search: funeral; outfit'],
    ['a coat i can cycle to the office in', 'search: coat, cycling, office'],
    ['gloves for biking', 'search: gloves, cycling'],
    ['shoes i can walk for miles in', 'search: shoes, comfortable, walking'],
    ['tops for long hospital shifts', 'search: tops, for work'],
    ['shoes for 12 hour shifts', 'search: shoes, walking, comfortable, not heels'],
    ['tops that open in the front', 'search: tops, button-front'],
    ["a dress for my niece's quince", 'search: dress, quinceañera'],
    ["a dress, my friend's wedding is outside", 'search: dress, outdoor wedding'],
    ['boots, my feet are killing me', 'search: boots, comfortable, not heels'],
    ["a dress, i don't like showing my arms", 'search: dress, with sleeves'],
    ["i'm a waitress, black shoes", 'search: shoes, comfortable, not heels; color Black'],
    ['a dress to watch my nephew graduate', 'search: dress, graduation'],
    ['help me dress better, shirts', 'search: shirts'],
    ['a shift dress', 'search: shift dress'],
  ])('says what the piece is for: %s', async (words, told) => {
    const { say } = startTalk();
    expect(tellTranslation(await say(words))).toBe(told);
  });
});

it('shoes are looked for without what only clothes are made for', async () => {
  const { say } = startTalk();
  await say('6 months pregnant, outfit for a baby shower');
  expect(tellTranslation(await say('now show me flat shoes'))).toBe(
    'search: flat shoes, baby shower; for Women',
  );
});
