import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { describe, expect, it } from 'vitest';
import { INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { UNKNOWN_SHOPPER } from '../../stylist.ts';
import { DRESSES } from '../../testing/shop-items.ts';
import { rewordQuestions } from './reword-questions.ts';

const reworded = (words: string): string =>
  rewordQuestions({
    words,
    history: [],
    filters: DEFAULT_FILTERS,
    defaultFilters: DEFAULT_FILTERS,
    attachment: null,
    state: INITIAL_STATE,
    items: DRESSES,
    shopper: UNKNOWN_SHOPPER,
    now: new Date('2026-11-23'),
  });

describe('questions that are put as in other languages', () => {
  it.each([
    ['has it a hood?', 'does it have a hood?'],
    ['have it size 42?', 'do you have it in size 42?'],
    ['has it L', 'do you have it in size L'],
    ['got a hood or nah', 'does it have a hood?'],
    ['does it have a hood yes or no', 'does it have a hood?'],
    ['it is blue?', 'is it blue?'],
    ['they have pockets?', 'do they have pockets?'],
    ['grey blazer with navy chinos works?', 'does a grey blazer go with navy chinos?'],
    ['is olive one in size 40?', 'is the olive one in stock in size 40?'],
    ['if it is too small can he change it', 'if it is too small can he exchange or return it'],
    ['does black boots fit to it?', 'does black boots go with it?'],
    ['id like it in a 14, do they have it', 'do you have it in size 14?'],
    ['and i need that one in large', 'and do you have that one in size large?'],
    ['pair them with leggings', 'leggings to go with them'],
    ['ok could you style that with a belt?', 'ok a belt to go with that'],
    ['and second?', 'what about the second one?'],
    ['any other colours of it?', 'what other colors does it come in?'],
  ])('are read as they are meant: %s', (words, meant) => {
    expect(reworded(words)).toBe(meant);
  });

  it.each([
    'do you have it in blue',
    'do the chinos come in navy',
    'any fabric',
    'it is too long',
    'i want it in black',
    'can i pair it with my boots',
    'can you change it for another dress',
    'which is better?',
    'have you got black jeans?',
  ])('are left as they are otherwise: %s', (words) => {
    expect(reworded(words)).toBe(words);
  });
});
