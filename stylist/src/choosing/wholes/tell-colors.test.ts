import { understandQuery } from '@modiste/lexicon/understand-query';
import { expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { Speech } from '../../speech/speech.ts';
import { SAMPLE_DRESSES, sampleFound } from '../../testing/sample-items.ts';
import { readWish } from '../reasons/wish.ts';
import { tellColors } from './tell-colors.ts';

const [green, cotton] = SAMPLE_DRESSES;
const pieces = [green, cotton].flatMap((one) => one ?? []);

/** What is told of colors where an outfit was edited of which these pieces stay. */
function told(words: string, base: readonly string[]): string {
  const { readings } = understandQuery(words);
  const change = { bases: [base], fill: [], most: null, isAdded: false };
  const request = {
    ...emptyRequest(),
    wishes: readings,
    outfit: { budget: null, keep: base, change },
  };
  const found = sampleFound({
    state: { ...INITIAL_STATE, request, heard: [words] },
    outfits: [pieces],
  });
  return tellColors({ found, wish: readWish(found) }, new Speech([]));
}

it('Nothing new lacks no color', () => {
  expect(
    told(
      'white',
      pieces.map(({ id }) => id),
    ),
  ).toBe('');
});

it('A color that a piece has already that stays is not lacking', () => {
  expect(
    told(
      'green',
      pieces.slice(0, 1).map(({ id }) => id),
    ),
  ).toBe('');
});

it('A new piece in another color than was asked for is told', () => {
  expect(
    told(
      'gold',
      pieces.slice(0, 1).map(({ id }) => id),
    ),
  ).toMatch(/gold/);
});
