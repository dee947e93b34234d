import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { describe, expect, it } from 'vitest';
import { emptyRequest } from '../../dialogue/dialogue-state.ts';
import { DRESSES } from '../../testing/shop-items.ts';
import { trueColorFirst } from './true-color.ts';

const [dress] = DRESSES;
const named = (name: string) => {
  if (dress === undefined) throw new Error('The shop has no dresses');
  const other_info = { ...dress.other_info, color_names: [name], color_variants: [] };
  return { ...dress, id: name, colors: ['Red' as const], other_info };
};
const stateFor = (...color: string[]) => ({
  request: emptyRequest({ ...DEFAULT_FILTERS, color }),
});
const ITEMS = ['Burgundy', 'Wine', 'Scarlet', 'Poppy', 'Cherry'].map(named);
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('trueColorFirst', () => {
  it('puts plain reds before burgundy where red was asked for', () => {
    const { all, best } = trueColorFirst(ITEMS, stateFor('Red'));
    expect(idsOf(all)).toEqual(['Scarlet', 'Poppy', 'Cherry', 'Burgundy', 'Wine']);
    expect(idsOf(best)).toEqual(['Scarlet', 'Poppy', 'Cherry']);
  });

  it('speaks of all where too few are plainly of the color', () => {
    const { best } = trueColorFirst(ITEMS.slice(0, 3), stateFor('Red'));
    expect(idsOf(best)).toEqual(['Scarlet', 'Burgundy', 'Wine']);
  });

  it('puts what is of that color alone before what has another one beside it', () => {
    const variant = (name: string, colors: ('Red' | 'White')[]) => ({
      ...named(name),
      other_info: {
        ...named(name).other_info,
        color_names: [name],
        color_variants: [{ name, colors, image: 0 }],
      },
    });
    const checked = variant('Scarlet / White', ['Red', 'White']);
    const plain = ['Scarlet', 'Poppy', 'Cherry'].map((name) => variant(name, ['Red']));
    const { all, best } = trueColorFirst([checked, ...plain], stateFor('Red'));
    expect(idsOf(all)).toEqual(['Scarlet', 'Poppy', 'Cherry', 'Scarlet / White']);
    expect(idsOf(best)).toEqual(['Scarlet', 'Poppy', 'Cherry']);
  });

  it('keeps the order where no color or several were asked for', () => {
    expect(trueColorFirst(ITEMS, stateFor()).all).toEqual(ITEMS);
    expect(trueColorFirst(ITEMS, stateFor('Red', 'Pink')).all).toEqual(ITEMS);
  });
});
