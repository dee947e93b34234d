import type { Item } from '@modiste/contract/entities/item';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { INITIAL_STATE } from '../../../dialogue/dialogue-state.ts';
import { Speech } from '../../../speech/speech.ts';
import { sampleItem, sampleTurn } from '../../../testing/sample-items.ts';
import { rewordMatch } from './reword-match.ts';
import { answerTogether } from './worn-together.ts';

const piece = (id: string, type: string, name: string, color: 'Green' | 'Pink'): Item =>
  sampleItem(id, {
    short_description: `${id} ${type}`,
    colors: [color],
    shown_color: name,
    facts: { type, color_names: [name] },
  });
const top = piece('Wrap', 'wrap-top', 'Sage', 'Green');
const jeans = piece('Denim', 'straight-jeans', 'Rose', 'Pink');

const turnOf = (words: string) =>
  sampleTurn(words, {
    items: [top, jeans],
    state: {
      ...INITIAL_STATE,
      shown: { itemIds: ['Wrap', 'Denim'], outfits: [] },
      focusId: 'Denim',
      spoken: ['Denim', 'Wrap'],
    },
  });

describe('a question whether things go together', () => {
  it.each([
    ['but does it GO tho? sage + rose, honest opinion', /^does the .* go with the .*\?$/],
    ['do they match', /^does the .* go with the .*\?$/],
    ['is that weird together', /^does the .* go with the .*\?$/],
    ['would those two go together or nah', /^does the .* go with the .*\?$/],
    ['sage + rose, honest opinion', /^does sage go with rose\?$/],
    ['navy & black yes or no', /^does navy go with black\?$/],
    ['green top and purple skirt weird?', /^does green clash with purple\?$/],
    [
      'does the wrap one go w the rose jeans or is that weird, and total for both pls',
      /^does the wrap one go with the rose jeans\? what is the total for both\?$/,
    ],
  ])('is asked plainly: %s', (words, asked) => {
    expect(rewordMatch(turnOf(words))).toMatch(asked);
  });

  it.each([
    'show me navy and white dresses',
    'do they come in black and white',
    'do they go with the dress?',
    'it is lovely',
  ])('is none that looks for something: %s', (words) => {
    expect(rewordMatch(turnOf(words))).toBe(words);
  });

  it('is answered with a verdict first, by what is known of the two colors', () => {
    const words = 'does the wrap top go with the jeans?';
    const told = answerTogether({
      turn: turnOf(words),
      understood: understandQuery(words),
      referred: [top, jeans],
      speech: new Speech([]),
    });
    expect(told?.text).toMatch(/^Yes, .*: pink and green/);
    expect(told?.text).not.toMatch(/risk|bold/);
  });
});
