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
  'goes from outfits to a dress, its shoes and how to wash it': [
    [
      "I need an outfit for my sister's beach wedding in June, nothing black, under $200",
      'search: beach wedding, june, not black; outfit for 200 in all',
    ],
    [
      'make it more casual',
      'search: beach wedding, june, more casual, not black; outfit for 200 in all',
    ],
    ['only the dresses', 'search: dresses, beach wedding, june, more casual, not black; up to 200'],
    [
      'the second one in blue',
      'search: dresses, beach wedding, june, more casual, not black; color Blue; up to 200; like satin',
    ],
    [
      'what shoes go with it?',
      'search: shoes, beach wedding, june, not black; up to 200; beside linen',
    ],
    ['is that one lined?', 'item_question linen'],
    ['thanks, and how do I wash it?', 'care'],
  ],
  'dresses somebody who owns the wrong things for what is ahead': [
    [
      'starting a new job monday at a law firm and i own nothing but hoodies. budget 400, men',
      'search: work, law firm; for Men; outfit for 400 in all',
    ],
  ],
  'takes what is owned in the same breath for no wish': [
    [
      'i start at a bank on monday and have nothing except gym clothes, help',
      'search: office; outfit',
    ],
  ],
  'is narrowed, widened and given to somebody else': [
    [
      'linen midi dress for a beach wedding, not black',
      'search: midi dress, beach wedding, not black; of Linen',
    ],
    ['cheaper', 'search: midi dress, beach wedding, cheaper, not black; of Linen; up to 87'],
    ['in black', 'search: midi dress, beach wedding, cheaper; color Black; of Linen; up to 87'],
    [
      'the second one but longer',
      'search: midi dress, beach wedding, cheaper, longer; color Black; of Linen; up to 87; compared satin',
    ],
    [
      'without sleeves',
      'search: midi dress, beach wedding, cheaper, longer, without sleeves; color Black; of Linen; up to 87; compared satin',
    ],
    [
      'make that under 80',
      'search: midi dress, beach wedding, longer, without sleeves; color Black; of Linen; up to 80; compared satin',
    ],
    [
      'forget the colour',
      'search: midi dress, beach wedding, longer, without sleeves; of Linen; up to 80; compared satin',
    ],
    [
      'more like the first',
      'search: midi dress, beach wedding, longer, without sleeves; of Linen; up to 80; like linen',
    ],
    [
      'for my brother',
      'search: midi dress, beach wedding, longer, without sleeves; for Men; of Linen; up to 80; like linen; for another',
    ],
    [
      'something dressier',
      'search: midi dress, beach wedding, longer, without sleeves, dressier; for Men; of Linen; up to 80; like linen; for another',
    ],
    ['start over', 'clarify'],
  ],
  'follows sizes, brands, complaints and other garments': [
    ['a red wool sweater size M', 'search: sweater; color Red; of Wool; size M'],
    ['any color is fine', 'search: sweater; of Wool; size M'],
    ['show me more', 'search: sweater; of Wool; size M; except linen+satin+cotton'],
    ['undo', 'search: sweater; of Wool; size M'],
    ['in a bigger size', 'search: sweater; of Wool; size L'],
    ['not that brand', 'search: sweater, not arket; of Wool; size L'],
    [
      "it's too short",
      'search: sweater, less short, not arket; of Wool; size L; except linen+satin+cotton',
    ],
    [
      'too expensive',
      'search: sweater, less short, less expensive, not arket; of Wool; size L; up to 87; except linen+satin+cotton',
    ],
    ['now show me shoes size 9', 'search: shoes, not arket; size L; shoe size 9'],
    ['do you have it in brown?', 'item_question sandals'],
    ['which is cheaper', 'compare sandals'],
  ],
  'keeps what is refused until it is taken back': [
    ['show me sneakers', 'search: sneakers'],
    ['white or grey', 'search: sneakers; color White+Gray'],
    ['in a 9', 'search: sneakers; color White+Gray; shoe size 9'],
    ['actually a 9.5', 'search: sneakers; color White+Gray; shoe size 9.5'],
    ['not leather', 'search: sneakers, not leather; color White+Gray; shoe size 9.5'],
    [
      'more like the second one',
      'search: sneakers, not leather; color White+Gray; shoe size 9.5; like heels',
    ],
    [
      'anything but Arket',
      'search: sneakers, not leather, not arket; color White+Gray; shoe size 9.5; like heels',
    ],
    [
      'on sale',
      'search: sneakers, not leather, not arket; color White+Gray; shoe size 9.5; on sale; like heels',
    ],
    [
      'never mind the sale',
      'search: sneakers, not leather, not arket; color White+Gray; shoe size 9.5; like heels',
    ],
    [
      'from reformation',
      'search: sneakers, not leather, not arket; color White+Gray; by Reformation; shoe size 9.5; like heels',
    ],
    [
      'any brand',
      'search: sneakers, not leather, not arket; color White+Gray; shoe size 9.5; like heels',
    ],
  ],
  'goes from a swapped piece to another search': [
    ['an outfit for a garden party under $250', 'search: garden party; outfit for 250 in all'],
    [
      'other shoes in the first',
      'search: shoes, garden party; outfit with linen for 250 in all; except sandals',
    ],
    ['red dress under $60', 'search: dress, garden party; color Red; up to 60'],
  ],
  'leaves an outfit behind for a gift': [
    [
      'an outfit for a job interview under $400, no heels',
      'search: job interview, not heels; outfit for 400 in all',
    ],
    ['cute! thx', 'small_talk'],
    [
      'a gift for my mom, cashmere under 120',
      'search: gift; for Women; of Cashmere; up to 120; for another',
    ],
    ['a scarf', 'search: scarf, gift; for Women; of Cashmere; up to 120; for another'],
  ],
  'is for the person it is for': [
    ["gift for my brother, he's a size L", 'clarify'],
    ['a sweater', 'search: sweater, gift; for Men; size L; for another'],
    [
      'nothing itchy, no wool',
      'search: sweater, gift, not wool, not itchy; for Men; size L; for another',
    ],
    ['navy', 'search: navy sweater, gift, not wool, not itchy; for Men; size L; for another'],
    ['for my mom', 'search: navy sweater, gift, not wool, not itchy; for Women; for another'],
    ['for me now', 'search: navy sweater'],
  ],
};

describe('a request over the turns of a conversation', () => {
  it.each(Object.entries(DIALOGUES))('%s', async (_, dialogue) => {
    expect(await tell(dialogue)).toEqual(dialogue);
  });
});
