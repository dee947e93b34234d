import type { Item } from '@modiste/contract/entities/item';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { INITIAL_STATE } from '../../../dialogue/dialogue-state.ts';
import { Speech } from '../../../speech/speech.ts';
import { sampleItem, sampleTurn } from '../../../testing/sample-items.ts';
import { askOfTie } from './ask-of-tie.ts';
import { answerWornWith } from './worn-with.ts';

const piece = (title: string, type: string): Item =>
  sampleItem(title, { short_description: title, facts: { type } });
const camp = piece('Linen Camp-Collar Shirt', 'shirt');
const band = piece('Poplin Band-Collar Shirt', 'shirt');
const dress = piece('Poplin Dress Shirt', 'dress-shirt');
const chinos = piece('Twill Chinos', 'chinos');
const ALL = [camp, band, dress, chinos];

const turnOf = (words: string) =>
  sampleTurn(words, {
    items: ALL,
    state: {
      ...INITIAL_STATE,
      shown: { itemIds: [], outfits: ALL.slice(0, 3).map(({ id }) => [chinos.id, id]) },
    },
  });
function answer(words: string): string {
  const turn = askOfTie(turnOf(words));
  const read = { turn, understood: understandQuery(turn.words), referred: [] };
  return answerWornWith({ ...read, speech: new Speech([]) })?.text ?? '';
}

describe('whether a shirt takes a tie', () => {
  it.each([
    'camp collar looks beachy? can i wear that w a tie',
    'can i wear the first with a tie',
    'does a bow tie go with the first',
    'could i do a tie with the first?',
    'would it work with a tie',
  ])('is no of a camp collar: %s', (words) => {
    expect(answer(words)).toMatch(/^No: .*camp collar/);
  });

  it('is told of the outfit that is named', () => {
    expect(answer('second is good but is it beachy? can i wear that w a tie')).toMatch(
      /^No: without a collar/,
    );
    expect(answer('can i wear the third w a tie')).toMatch(/^Yes/);
  });

  it.each(['add a tie to the first', 'show me ties to go with it', 'tie the knot with style'])(
    'is not asked: %s',
    (words) => {
      expect(askOfTie(turnOf(words)).words).toBe(words);
    },
  );
});
