import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest } from '../../../dialogue/dialogue-state.ts';
import { startTalk } from '../../../testing/talk.ts';
import { rewordDroppedOutfits } from '../reword-forgotten.ts';
import { rewordEitherWay, rewordWraps, withoutAddress } from './reword-either-way.ts';

const ofLeather = { ...emptyRequest(), wishes: understandQuery('white leather sneakers').readings };

describe('what need not be', () => {
  it.each([
    ['do you have any in 44? leather or not', 'do you have any in 44? forget the leather'],
    ['leather or not, i dont care', 'forget the leather'],
    ['in size 9, white or not', 'in size 9, forget the white'],
  ])('is taken back: %s', (words, plain) => {
    expect(rewordEitherWay(words, ofLeather)).toBe(plain);
  });

  it.each(['is it leather or not?', 'should i get leather or not', 'boots or not'])(
    'is no question of it: %s',
    (words) => {
      expect(rewordEitherWay(words, ofLeather)).toBe(words);
    },
  );
});

describe('who is spoken to', () => {
  it.each([
    ['dude i said under 300', 'i said under 300'],
    ['no bro, not that one', 'no not that one'],
    ['girl the first is ugly', 'the first is ugly'],
  ])('is no wearer: %s', (words, plain) => {
    expect(withoutAddress(words)).toBe(plain);
  });

  it('stays where a wearer is told', () => {
    expect(withoutAddress('man shoes please')).toBe('man shoes please');
  });
});

it.each([
  ['maybe a light wrap for the evening', 'maybe a light shawl for the evening'],
  ['a wrap dress', 'a wrap dress'],
  ['a wrap top, in silk', 'a wrap top, in silk'],
])('reads a wrap as what goes around the shoulders: %s', (words, plain) => {
  expect(rewordWraps(words)).toBe(plain);
});

it.each([
  ['only the first two', 'only the first and the second'],
  ['drop the last two', 'only the first'],
  ['keep the last 2 please', 'only the second and the third please'],
])('reads outfits in a row: %s', (words, plain) => {
  expect(rewordDroppedOutfits(words, 3)).toBe(plain);
});

describe('what the shop has', () => {
  it.each([
    'cheapest gold or silver clutch?',
    'whats the cheapest gold or silver clutch u have in stock',
    'do you have gold or silver clutches',
    'have you got silver or gold earrings',
  ])('is looked for, and no advice: %s', async (words) => {
    const { say } = startTalk();
    expect((await say(words)).intent).toBe('search');
  });

  it('is no choice between two', async () => {
    const { say } = startTalk();
    expect((await say('gold or silver jewelry with navy?')).intent).toBe('style_advice');
  });

  it('brings back no outfits where it is ranked', async () => {
    const { say } = startTalk();
    await say('an outfit for a garden party under $250');
    await say('show me only clutches');
    const { state } = await say('no i asked for a clutch. evening bag, silver, cheapest');
    expect(state.request?.outfit ?? null).toBeNull();
  });
});

describe('a suit that is minded', () => {
  it.each([
    'not keen on the suit thing, i said dress',
    'i dont want the suit, i said dress',
    'not into the suit. a dress please',
    'not feeling the suit, dress pls',
    'sick of the suit, i want a dress',
  ])('is looked for by nobody: %s', async (words) => {
    const { say } = startTalk();
    await say('an outfit for a garden party');
    expect((await say(words)).refinedQuery.replace(/(?:not|no) suits?/g, '')).not.toMatch(/suit/);
  });
});
