import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { Speech } from '../../speech/speech.ts';
import { sampleItem, sampleTurn } from '../../testing/sample-items.ts';
import { nameMost } from './name-most.ts';

const scarf = (id: string, price: number, names: readonly ['Black' | 'Gray' | 'Red', string][]) =>
  sampleItem(id, {
    short_description: 'Wool Scarf',
    price,
    colors: names.map(([color]) => color),
    facts: {
      type: 'scarf',
      color_names: names.map(([, name]) => name),
      color_variants: names.map(([color, name], image) => ({ name, colors: [color], image })),
    },
  });
const SCARVES = [
  scarf('ink', 25, [
    ['Black', 'Ink'],
    ['Gray', 'Fog'],
  ]),
  scarf('poppy', 20, [['Red', 'Poppy']]),
];

describe('the most of what is shown', () => {
  it('is named in the color that is asked for', () => {
    const words = 'the cheapest one in gray?';
    const state = { ...INITIAL_STATE, shown: { itemIds: ['ink', 'poppy'], outfits: [] } };
    const turn = sampleTurn(words, { items: SCARVES, state });
    const read = {
      turn,
      understood: understandQuery(words),
      referred: [],
      speech: new Speech([]),
    };
    const named = nameMost(read);
    expect(named?.text).toMatch(/fog/i);
    expect(named?.text).not.toMatch(/ink|black/i);
    expect(named?.items.map(({ id, shown_color }) => [id, shown_color])).toEqual([['ink', 'Fog']]);
  });
});
