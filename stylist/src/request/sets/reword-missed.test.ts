import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { sampleTurn } from '../../testing/sample-items.ts';
import { leaveOutfits } from '../edits/leave-outfits.ts';
import { rewordMissed } from './reword-missed.ts';

describe('a kind that is missed and then looked for', () => {
  it.each([
    [
      'theres no blazer in what u show?? just show me blazers under 80',
      'just show me blazers under 80',
    ],
    ["I don't see any skirts. Show me skirts in navy", 'Show me skirts in navy'],
    [
      'there is no blazer here! and 160 is double my limit. show me blazers under 80',
      'show me blazers under 80',
    ],
  ])('is not refused: %s', (said, read) => {
    expect(rewordMissed(said)).toBe(read);
  });

  it.each([
    'no blazers please. show me cardigans',
    'there is no pocket. show me blazers',
    'show me blazers under 80',
  ])('is read as it is said in %s', (said) => {
    expect(rewordMissed(said)).toBe(said);
  });
});

describe('a list of one kind after outfits', () => {
  const leftBy = (words: string) => {
    const request = { ...emptyRequest(), outfit: { budget: null, keep: [] } };
    const shown = { itemIds: [], outfits: [['linen', 'heels']] };
    return leaveOutfits(sampleTurn(words, { state: { ...INITIAL_STATE, request, shown } }));
  };

  it.each([
    'just show me blazers under 80',
    'only show me bags for under 60',
    'show me just shoes under 100',
  ])('is asked for with a price of its own: %s', (words) => {
    expect(leftBy(words)?.state.request?.outfit).toBeNull();
  });

  it.each(['just show me the bag under 80', 'show me just shoes to go with it under 60'])(
    'is not asked for in %s',
    (words) => {
      expect(leftBy(words)).toBeNull();
    },
  );
});
