import type { Item } from '@modiste/contract/entities/item';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { shownOutfits } from '../../references/shown-outfits.ts';
import { Speech } from '../../speech/speech.ts';
import { sampleItem, sampleTurn } from '../../testing/sample-items.ts';
import { explainOutfitPick, pickOutfit } from './pick-outfit.ts';
import { tellExcessOf } from './tell-excess.ts';

const piece = (id: string, type: string, price: number, more: Partial<Item> = {}): Item =>
  sampleItem(id, {
    short_description: id,
    price,
    colors: ['Blue'],
    ...more,
    facts: { type, color_names: ['Blue'], colors: more.colors ?? ['Blue'] },
  });

const OUTFITS = [
  [piece('Tee', 't-shirt', 20), piece('Denim', 'jeans', 40), piece('Runners', 'sneakers', 50)],
  [piece('Silk', 'cocktail-dress', 150), piece('Satin', 'pumps', 90)],
  [piece('White Silk', 'cocktail-dress', 140, { colors: ['White'] }), piece('Suede', 'pumps', 80)],
];

const readOf = (words: string, wanted: string, heard: readonly string[] = []) => ({
  turn: sampleTurn(words, {
    items: OUTFITS.flat(),
    state: {
      ...INITIAL_STATE,
      heard,
      request: { ...emptyRequest(), wishes: understandQuery(wanted).readings },
      shown: { itemIds: [], outfits: OUTFITS.map((pieces) => pieces.map(({ id }) => id)) },
    },
  }),
  understood: understandQuery(words),
  referred: [],
  speech: new Speech([]),
});

describe('the outfit to take', () => {
  it.each([
    ['which one would you wear', 'wedding guest', 'second'],
    ['which would you wear to a cocktail party', 'everyday', 'third'],
    ['pick one', 'school', 'first'],
    ['which one is the best value', 'wedding guest', 'first'],
  ])('is that for which it is asked: %s, after %s', (words, wanted, place) => {
    expect(pickOutfit(readOf(words, wanted))).toContain(`The ${place} outfit`);
  });

  it('is explained by what it was picked for', () => {
    const picked = pickOutfit(readOf('which one would you wear', 'wedding guest'));
    expect(picked).toContain('cocktail dresses are a usual choice for a wedding');
    const heard = ['which one would you wear'];
    const [why = ''] = explainOutfitPick(readOf('why?', 'wedding guest', heard));
    expect(why).toContain('cocktail dresses are a usual choice for a wedding');
    expect(explainOutfitPick(readOf('why?', 'wedding guest', ['make it cheaper']))).toEqual([]);
  });
});

describe('whether outfits are too dressy', () => {
  const told = (words: string, wanted = '') => {
    const read = readOf(words, wanted);
    return tellExcessOf(read, shownOutfits(read.turn), true)[0];
  };

  it('goes by the occasion that is named, or that was asked for', () => {
    expect(told('are they too much for a picnic?')).toMatch(/^The second and the third would be/);
    expect(told('are they too dressy?', 'wedding guest')).toMatch(/^No, none of them/);
    expect(told('are they too casual?', 'wedding guest')).toMatch(
      /^The first would be: more casual/,
    );
  });

  it('is left open where nobody says what for', () => {
    expect(told('are they too dressy?')).toMatch(/^That depends on where you wear it/);
  });
});
