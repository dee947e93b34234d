import type { Item } from '@modiste/contract/entities/item';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../dialogue/choice.ts';
import { emptyRequest, INITIAL_STATE } from '../../../dialogue/dialogue-state.ts';
import { Speech } from '../../../speech/speech.ts';
import { sampleItem, sampleTurn } from '../../../testing/sample-items.ts';
import { compareItems } from '../../compare-items.ts';
import { rewordChoice } from './reword-choice.ts';

const jacket = (fabric: string, price: number, color: 'Green' | 'Blue' | 'White'): Item =>
  sampleItem(fabric, {
    short_description: `${fabric} Jacket`,
    price,
    colors: [color],
    try_on_category: 'upper_body',
    facts: { type: 'jacket', materials: [fabric] },
  });
const corduroy = jacket('corduroy', 115, 'Green');
const nylon = jacket('nylon', 120, 'Blue');
const linen = jacket('linen', 90, 'White');
const ALL = [corduroy, nylon, linen];
const CYCLING = 'the corduroy or the nylon one, which is better for cycling to work';

const turnOf = (words: string, choice?: Choice) => {
  const { readings } = understandQuery('navy or green jacket');
  const request = { ...emptyRequest(), wishes: readings };
  const shown = { itemIds: ALL.map(({ id }) => id), outfits: [] };
  const state = { ...INITIAL_STATE, request, shown, ...(choice && { choice }) };
  return sampleTurn(words, { items: ALL, state });
};

const ask = (words: string, { choice, referred = [] }: { choice?: Choice; referred?: Item[] }) =>
  compareItems({
    turn: turnOf(words, choice),
    understood: understandQuery(words),
    referred,
    speech: new Speech([]),
  });

/** The choice after it was asked which of the two is better for cycling. */
const cycled = (): Choice | undefined => ask(CYCLING, { referred: [corduroy, nylon] }).choice;

describe('a choice between two pieces', () => {
  it('is made for what is asked, and never for the color', () => {
    const { text, choice } = ask(CYCLING, { referred: [corduroy, nylon] });
    expect(choice).toEqual({
      itemIds: ['corduroy', 'nylon'],
      pickedId: 'nylon',
      asked: [CYCLING],
    });
    expect(text).toMatch(/nylon/);
    expect(text).not.toMatch(/near|color/);
  });

  it.each(['so which one', 'ok which would you pick', 'just choose one for me', 'which one then'])(
    'stays as it was where nothing else is asked: %s',
    (words) => {
      const { text, choice } = ask(words, { choice: cycled() });
      expect(choice?.pickedId).toBe('nylon');
      expect(text).toMatch(/the nylon one.*keeps the wind off/);
    },
  );

  it.each([
    'and at 5 degrees, which would you pick',
    'so which one for the cold',
    'if u had to pick one for freezing mornings which',
  ])('changes with what is asked, and that is said and why: %s', (words) => {
    const { text, choice } = ask(words, { choice: cycled() });
    expect(choice?.pickedId).toBe('corduroy');
    expect(text).toMatch(/I named the nylon one before, for riding a bike/);
    expect(text).toMatch(/warmer of the two/);
  });
});

describe('words that ask again which of two to take', () => {
  it.each([
    'no between those TWO. corduroy or nylon',
    'but you said nylon before?? make up your mind',
    'so which is it',
    'you told me the other one a minute ago',
    'final answer?',
  ])('are that question: %s', (words) => {
    expect(rewordChoice(turnOf(words, cycled()))).toBe('which of those two is better');
  });

  it.each(['show me something else', 'is the first one lined?', 'between the two for 5 degrees'])(
    'are no others: %s',
    (words) => {
      expect(rewordChoice(turnOf(words, cycled()))).toBe(words);
    },
  );

  it.each([
    [
      'waxed bomber looks good! compare w the nylon one, which keeps rain out more',
      'which keeps rain out more, the waxed bomber or the nylon one?',
    ],
    [
      'I like the linen jacket. can you compare it with the first',
      'compare the linen jacket with the first',
    ],
  ])('hold the piece of a remark against the one that is named: %s', (words, said) => {
    expect(rewordChoice(turnOf(words))).toBe(said);
  });
});
