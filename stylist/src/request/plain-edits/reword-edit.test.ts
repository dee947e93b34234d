import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { sampleItem, sampleTurn } from '../../testing/sample-items.ts';
import { asksOfPiece, rewordEdit } from './reword-edit.ts';

const ITEMS = [
  sampleItem('green', { price: 60, colors: ['Green'], facts: { type: 'wrap-dress' } }),
  sampleItem('pumps', { price: 55, colors: ['Black'], facts: { type: 'pumps' } }),
  sampleItem('blue', { price: 90, colors: ['Blue'], facts: { type: 'maxi-dress' } }),
  sampleItem('loafers', { price: 60, colors: ['Brown'], facts: { type: 'loafers' } }),
];
const THE_TWO = [
  ['green', 'pumps'],
  ['blue', 'loafers'],
];

const turn = (words: string, outfits: readonly (readonly string[])[] = THE_TWO) =>
  sampleTurn(words, {
    items: ITEMS,
    state: {
      ...INITIAL_STATE,
      request: { ...emptyRequest(), outfit: { budget: null, keep: [] } },
      shown: { itemIds: [], outfits },
    },
  });

describe('a message that edits outfits', () => {
  it.each([
    ['going with the blue one!!', 'I’ll take outfit 2'],
    ['nah not the one with the pumps, other is cute', 'drop outfit 1, keep the others'],
    ['bin the rest, just the second one', 'only outfit 2, drop the others'],
    ['whats the green one come to all in', 'what does outfit 1 cost altogether?'],
    ['how much for all of it in total', 'how much is each outfit?'],
    ['eh put it back the way it was', 'undo that'],
    ['the lot for 120 tops', 'bring it down to $120'],
  ])('says plainly what becomes of them: %j', (words, plain) => {
    expect(rewordEdit(turn(words))).toBe(plain);
  });

  it.each([
    ['the shoes are a bit much money wise, anything less', 'cheaper shoes'],
    ['shoes: 40 max', 'swap the shoes for shoes under $40'],
    ['not feeling the dress, show me another', 'different dress'],
    ['could we try sneakers rather than the pumps?', 'sneakers, not pumps'],
    ['I fancy sandals for the pumps', 'swap the pumps for sandals'],
    ['wish the shoes were brown', 'the shoes should be brown'],
    ['chuck in a bag', 'add a bag'],
    ['a belt as well, 30 tops', 'add a belt under $30'],
    ['the dress stays, redo the rest', 'keep the dress, change everything else'],
    ['different looks with the same shoes', 'keep the shoes, change everything else'],
    ['what else could i wear with the shoes? new rest', 'keep the shoes, change everything else'],
    ['the sneakers arent me, others', 'swap the shoes for sneakers'],
  ])('says plainly what becomes of a piece: %j', (words, plain) => {
    expect(rewordEdit(turn(words))).toBe(plain);
  });

  it.each([
    ['black pumps AGAIN?? others please', 'different pumps, not black'],
    ['the dress should not be blue', 'different dress, not blue'],
    ['swap the shoes, anything but black', 'different shoes, not black'],
  ])(
    'takes a look that is minded, or that the piece has already, for no wish: %j',
    (words, plain) => {
      const said = rewordEdit(turn(words, THE_TWO));
      expect(said).toBe(plain);
    },
  );

  it('takes the color that another piece is to have for a wish', () => {
    expect(rewordEdit(turn('ugh black shoes. brown ones please', [['green', 'pumps']]))).toMatch(
      /brown/,
    );
  });

  it('says which outfit is meant, but where there is one alone', () => {
    const words = 'the green one for sure, can u find a diff option for the shoes';
    const plain = 'different shoes';
    expect(rewordEdit(turn(words))).toBe(`I like outfit 1 but ${plain}`);
    expect(rewordEdit(turn(words, THE_TWO.slice(0, 1)))).toBe(plain);
  });

  it.each([
    'swap the shoes and add a bag under 60',
    'what shoes go with a wrap dress in general',
    'is the dress lined?',
    'i already have shoes',
    'show me red boots',
    'make them all a bit dressier',
    'thank you so much',
    'only the dresses',
    'pumps instead of sneakers',
    'not too formal, no bag',
  ])('is left as it is where it does something else: %j', (words) => {
    expect(rewordEdit(turn(words))).toBeNull();
  });

  it('is none while no outfits are on the screen', () => {
    expect(rewordEdit(turn('not feeling the dress, show me another', []))).toBeNull();
  });
});

describe('a question of a piece', () => {
  it.each(['who makes the dress', 'any polyester in the shoes?'])('is known: %j', (words) => {
    expect(asksOfPiece(turn(words))).toBe(true);
  });

  it.each(['can you swap the dress?', 'is it going to rain?'])('is none: %j', (words) => {
    expect(asksOfPiece(turn(words))).toBe(false);
  });
});
