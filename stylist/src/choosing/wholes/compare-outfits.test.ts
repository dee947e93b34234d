import type { Item } from '@modiste/contract/entities/item';
import type { Color } from '@modiste/contract/values';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { Speech } from '../../speech/speech.ts';
import { sampleItem, sampleTurn } from '../../testing/sample-items.ts';
import { compareItems } from '../compare-items.ts';

const piece = (id: string, type: string, price: number, color: Color = 'Blue'): Item =>
  sampleItem(id, {
    short_description: id,
    price,
    colors: [color],
    ...(/flats|pumps|sneakers/.test(type) && { try_on_category: 'shoes' as const }),
    facts: { type, color_names: [color], colors: [color] },
  });

const bag = piece('Clutch', 'clutch', 30, 'Black');
const OUTFITS = [
  [piece('Tee', 't-shirt', 20), piece('Denim', 'jeans', 40), piece('Runners', 'sneakers', 50), bag],
  [piece('Silk', 'cocktail-dress', 150), piece('Satin', 'pumps', 90), bag],
  [piece('Cotton', 'sundress', 60), piece('Ballet', 'flats', 45, 'Red'), bag],
];

const ask = (words: string, outfits: readonly (readonly Item[])[] = OUTFITS): string =>
  compareItems({
    turn: sampleTurn(words, {
      items: outfits.flat(),
      state: {
        ...INITIAL_STATE,
        request: { ...emptyRequest(), wishes: understandQuery('wedding guest').readings },
        shown: { itemIds: [], outfits: outfits.map((pieces) => pieces.map(({ id }) => id)) },
      },
    }),
    understood: understandQuery(words),
    referred: outfits[0] ?? [],
    speech: new Speech([]),
  }).text;

describe('outfits held side by side', () => {
  it.each([
    'compare the first two outfits',
    'whats the difference between outfit 1 and 2',
    'the first vs the second?',
    'how do the first and the second differ',
  ])('are compared as outfits, those that are named: %s', (words) => {
    const told = ask(words);
    expect(told).toContain('first comes to $140 and the second to $270, so $130 lies between them');
    expect(told).toMatch(/Both have the black bag\. The first has .*; the second has /);
    expect(told).toContain('The second is the dressier one.');
    expect(told).not.toContain('third');
  });

  it.each([
    'which of the first two is better on grass?',
    'first or second, which one would you pick? it is on grass',
    'first vs second, which is better in grass',
  ])('are judged by what they are to serve: %s', (words) => {
    const told = ask(words);
    expect(told).toMatch(/first (?:outfit|one): the sneakers stay on top of soft ground/);
    expect(told).toContain('In the second the pumps are not right on grass and uneven ground.');
  });

  it('are none of them right where each has a piece that is wrong', () => {
    const both = [
      OUTFITS[1] ?? [],
      [piece('Velvet', 'cocktail-dress', 90), piece('Suede', 'pumps', 70)],
    ];
    expect(ask('which of these two would you take for the grass?', both)).toContain(
      'Neither is right on grass and uneven ground as it stands: swap the pumps.',
    );
  });

  it('are ranked among those that are named alone', () => {
    expect(ask('which of the first two is cheaper')).toMatch(/first outfit is the less expensive/);
    expect(ask('which is dressier, the first or the third?')).not.toContain('second');
  });

  it('are left alone where their pieces are asked of', () => {
    const told = ask('whats the difference between the shoes in the first and the second');
    expect(told).toMatch(/costs \$50/);
    expect(told).toMatch(/\$90/);
    expect(told).not.toMatch(/\$150|comes to/);
  });
});
