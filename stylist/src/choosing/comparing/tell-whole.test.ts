import type { Item } from '@modiste/contract/entities/item';
import { describe, expect, it } from 'vitest';
import { INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { asking } from '../../knowledge/testing/asking.ts';
import { sampleItem } from '../../testing/sample-items.ts';
import { tellWhich } from './tell-which.ts';

const tee = (id: string, description: string, ...materials: readonly string[]): Item =>
  sampleItem(id, {
    short_description: `${id} T-Shirt`,
    brand: id,
    description,
    facts: { type: 't-shirt', materials: [...materials] },
  });

const ask = (words: string, ...items: readonly Item[]): string => {
  const base = asking(words, { referred: items });
  const shown = { itemIds: items.map(({ id }) => id), outfits: [] };
  const turn = { ...base.turn, state: { ...INITIAL_STATE, shown } };
  return tellWhich({ ...base, turn })?.text ?? '';
};

describe('which of several are wholly of one fabric', () => {
  const words = 'are any of these 100% cotton?';
  const plain = tee('Alder', '', 'cotton');
  const blend = tee('Birch', 'Knit from 60% cotton, 40% polyester.', 'cotton', 'polyester');

  it('is told by the shares that the listings give', () => {
    const told = ask(words, tee('Cedar', 'Made of 100% cotton.', 'cotton'), blend, plain);
    expect(told).toMatch(/^100% cotton according to the listing: the Cedar/);
    expect(told).toMatch(/One name cotton alone, without percentages|Of one/);
  });

  it('is promised of none where no listing gives a share', () => {
    expect(ask(words, plain, blend)).toMatch(/^No listing of the two gives 100% cotton\./);
  });
});
