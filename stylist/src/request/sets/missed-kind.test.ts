import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { sampleItem, sampleTurn } from '../../testing/sample-items.ts';
import { DRESSES, SHOES } from '../../testing/shop-items.ts';
import { readMissedKind } from './missed-kind.ts';

const SUIT = sampleItem('suit', { short_description: 'Satin Suit', facts: { type: 'suit' } });
const MIXED = [
  ['linen', 'sandals'],
  ['suit', 'heels'],
];

/** What is done to outfits of which only the first has a dress, or to others. */
function after(words: string, outfits: readonly (readonly string[])[] = MIXED) {
  const request = { ...emptyRequest(), outfit: { budget: 300, keep: [] } };
  const state = { ...INITIAL_STATE, request, shown: { itemIds: [], outfits } };
  const edits = readMissedKind(sampleTurn(words, { items: [...DRESSES, ...SHOES, SUIT], state }));
  return (
    edits && {
      stays: edits.start.map(({ from }) => from),
      set: edits.parts.map((parts) => parts.map(({ does, type }) => `${does} ${type}`).join()),
      questions: edits.questions,
    }
  );
}

describe('a kind that was asked for and is not there', () => {
  it.each([
    'i asked for a dress why is there a suit??',
    'I said euros. and i asked for a dress, why is there a suit',
    'not a suit, i said a dress',
    "what's with the suit? i wanted a dress",
    'a suit?? i clearly asked for a dress',
  ])('leaves the outfits that have it, and not those with the other: %s', (words) => {
    expect(after(words)).toMatchObject({ stays: [0], set: [''] });
  });

  it.each([
    'no!! i want a DRESS. where did the dresses go',
    'where are the dresses?',
    'ugh i wanted a dress',
    'there is no dress in the second one',
  ])('comes into the outfits that lack it: %s', (words) => {
    expect(after(words)).toMatchObject({ stays: [0, 1], set: ['', 'set dress'] });
  });

  it('comes into all of them where none has it', () => {
    const none = [['suit', 'heels']];
    expect(after('why a suit? i said dress', none)).toMatchObject({ set: ['set dress'] });
  });

  it('changes nothing where all have it, whatever was seen in them', () => {
    const all = [['linen', 'heels']];
    expect(after('why is there a suit, i said dress', all)).toMatchObject({
      stays: [0],
      set: [''],
    });
  });

  it('has what is asked beside it answered', () => {
    const said = 'i asked for a dress, why is there a suit?? do you have these in 40';
    expect(after(said)?.questions).toEqual(['do you have these in 40']);
  });

  it.each([
    'why is the suit so expensive',
    'there is no blazer, just show me blazers',
    'where is the dress made?',
    'i want a dress',
    'do i need a dress for that?',
  ])('is not missed in %s', (words) => {
    expect(after(words)).toBeNull();
  });
});
