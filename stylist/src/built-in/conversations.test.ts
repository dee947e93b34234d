import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';
import { tellTranslation } from '../testing/tell-translation.ts';

type Dialogue = readonly (readonly [words: string, told: string])[];

async function tell(dialogue: Dialogue): Promise<(readonly [string, string])[]> {
  const { say } = startTalk();
  const told: (readonly [string, string])[] = [];
  for (const [words] of dialogue) told.push([words, tellTranslation(await say(words))]);
  return told;
}

const DIALOGUES: Readonly<Record<string, Dialogue>> = {
  'puts outfits together and takes them apart': [
    ['outfit for a job interview', 'search: job interview; outfit'],
    [
      'with pants, not a skirt',
      'search: pants, job interview, not skirts; outfit with sandals; except linen+cotton',
    ],
    [
      'swap the shoes for loafers',
      'search: pants, loafers, job interview, not skirts; outfit with linen; except sandals+heels',
    ],
    [
      'cheaper',
      'search: pants, loafers, job interview, cheaper, not skirts; outfit for 149 in all',
    ],
    [
      'the first outfit but more casual',
      'search: pants, loafers, job interview, cheaper, more casual, not skirts; outfit for 149 in all',
    ],
    [
      'another outfit',
      'search: pants, loafers, job interview, cheaper, more casual, not skirts; outfit for 149 in all; except linen+sandals+cotton+heels',
    ],
    [
      "i don't want heels",
      'search: pants, loafers, job interview, cheaper, more casual, not skirts, not heels; outfit for 149 in all',
    ],
    ['just the blazer', 'search: blazer, job interview, not skirts, not heels'],
    ['what goes with it', 'search: job interview, not skirts, not heels; outfit with linen'],
  ],
  'changes one wish at a time and goes back': [
    ['black dress', 'search: dress; color Black'],
    ['no black', 'search: dress, not black'],
    ['actually black is fine', 'search: dress'],
    ['a red one', 'search: dress; color Red'],
    ['in red or pink', 'search: dress; color Red+Pink'],
    ['maybe navy', 'search: navy dress'],
    ['cotton', 'search: navy dress; of Cotton'],
    ['any fabric', 'search: navy dress'],
    ['longer sleeves', 'search: navy dress, longer sleeves'],
    ['shorter', 'search: navy dress, longer sleeves, shorter'],
    ['size S or M', 'search: navy dress, longer sleeves, shorter; size S+M'],
    ['petite', 'search: navy dress, longer sleeves, shorter; for Women; size S+M; fit P'],
    [
      'under 100',
      'search: navy dress, longer sleeves, shorter; for Women; size S+M; fit P; up to 100',
    ],
    [
      'over 50',
      'search: navy dress, longer sleeves, shorter; for Women; size S+M; fit P; from 50; up to 100',
    ],
    [
      'between 60 and 90',
      'search: navy dress, longer sleeves, shorter; for Women; size S+M; fit P; from 60; up to 90',
    ],
    ['no budget', 'search: navy dress, longer sleeves, shorter; for Women; size S+M; fit P'],
    [
      'undo',
      'search: navy dress, longer sleeves, shorter; for Women; size S+M; fit P; from 60; up to 90',
    ],
    [
      'go back',
      'search: navy dress, longer sleeves, shorter; for Women; size S+M; fit P; from 50; up to 100',
    ],
  ],
  'mixes searches with questions': [
    ['dress for a wedding', 'search: dress, wedding'],
    ['is it ok to wear white to one?', 'style_advice'],
    ['ok in blue then', 'search: dress, wedding; color Blue'],
    [
      'the second one but cheaper',
      'search: dress, wedding, cheaper; color Blue; up to 119; compared satin',
    ],
    ['compare the first two', 'compare linen satin'],
    ['which is better for a beach', 'compare linen satin'],
    ['thanks!', 'small_talk'],
    [
      'make it dressier',
      'search: dress, wedding, cheaper, dressier; color Blue; up to 119; compared satin',
    ],
    [
      'only silk',
      'search: dress, wedding, cheaper, dressier; color Blue; of Silk; up to 119; compared satin',
    ],
  ],
  'changes one piece of an outfit': [
    [
      'groomsman outfit, a blue suit and brown shoes, 600 total',
      'search: blue suit, brown shoes; for Men; outfit for 600 in all',
    ],
    [
      'white sneakers instead',
      'search: blue suit, white sneakers; for Men; outfit with linen for 600 in all; except sandals+heels',
    ],
    [
      'with a hat',
      'search: blue suit, white sneakers, hat; for Men; outfit with linen+sandals for 600 in all; except heels',
    ],
    ['in navy', 'search: blue suit, white sneakers, hat, navy; for Men; outfit for 600 in all'],
    [
      'nothing over 60 each',
      'search: blue suit, white sneakers, hat, navy; for Men; up to 60; outfit for 600 in all',
    ],
    [
      'no heels, no brown',
      'search: blue suit, white sneakers, hat, navy, not heels, not brown; for Men; up to 60; outfit for 600 in all',
    ],
  ],
  'looks for things like one piece of an outfit': [
    ['outfit for work', 'search: for work; outfit'],
    [
      'more dresses like the one in the second outfit',
      'search: dresses, for work; like cotton; except linen+sandals+cotton+heels',
    ],
    ['which is the warmest?', 'compare linen satin'],
    ['what goes with the first', 'search: for work; outfit with linen'],
    ['show me some wallets', 'search: wallets, for work'],
  ],
  'ends the price of a coat with the coat': [
    ['wool coat under 250', 'search: coat; of Wool; up to 250'],
    ['what goes with the first one', 'search: ; outfit with linen'],
    ['lose the belt', 'clarify'],
  ],
  'hears of an event': [
    ['i have a job interview at a bank next week', 'search: job interview; outfit'],
    ['is it ok for the office?', 'item_question'],
    ['can i wear the first to the office?', 'item_question linen sandals'],
  ],
  'asks once what outfit is wanted': [
    ['i need something to wear', 'clarify'],
    ['work', 'search: work; outfit'],
    ['without a blazer', 'search: work, not blazer, not suits; outfit'],
    ['not too formal', 'search: work, less formal, not blazer, not suits; outfit'],
    [
      'under two hundred',
      'search: work, less formal, not blazer, not suits; outfit for 200 in all',
    ],
    ['just the tops', 'search: tops, work, less formal, not blazer, not suits; up to 200'],
  ],
  'asks once what garment is wanted': [
    ['clothes', 'clarify'],
    ['surprise me', 'search: '],
  ],
  'goes from advice to a search': [
    ["what's cocktail attire?", 'style_advice'],
    ['find me a dress for that, navy', 'search: navy dress, cocktail attire'],
    ['nothing over $150', 'search: navy dress, cocktail attire; up to 150'],
    [
      'what tights go with the first one',
      'search: tights, cocktail attire; up to 150; beside linen',
    ],
    ['are they sheer?', 'item_question satin cotton'],
  ],
  'begins with small talk': [
    ['hi there', 'small_talk'],
    ['my wedding is next may, i need shoes', 'search: shoes, wedding'],
    ['flat ones', 'search: shoes, wedding, flat'],
    ['ivory', 'search: ivory shoes, wedding, flat'],
    ['wider', 'search: ivory shoes, wedding, flat, wider'],
    ['do those come in half sizes', 'size_fit'],
    ['will they stretch?', 'size_fit'],
    ['ok thanks', 'small_talk'],
    ['show me something sparklier', 'search: ivory shoes, wedding, flat, wider, sparklier'],
  ],
};

describe('a conversation', () => {
  it.each(Object.entries(DIALOGUES))('%s', async (_, dialogue) => {
    expect(await tell(dialogue)).toEqual(dialogue);
  });
});
