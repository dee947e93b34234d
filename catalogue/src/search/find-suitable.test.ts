import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';

const coat = (id: string, material: string, sizes = ['S', 'M']) =>
  makeStoredItem(id, {
    short_description: `${material} Coat`,
    sizes,
    facts: { type: 'coat', materials: [material], clothing_size: sizes },
  });

let made: { catalogue: Catalogue; remove: () => Promise<void> };
beforeAll(async () => {
  made = await makeCatalogue([
    coat('t_wool', 'wool'),
    coat('t_linen', 'linen'),
    coat('t_large', 'linen', ['L']),
    makeStoredItem('t_heels', { short_description: 'Heels', facts: { type: 'heels' } }),
    makeStoredItem('t_sold-out', { facts: { availability: 'out_of_stock' } }),
  ]);
});
afterAll(() => made.remove());

const find = async (ids: readonly string[], query = '', filters = {}, limit?: number) => {
  const limited = limit === undefined ? {} : { limit };
  const request = { ids, query, filters: { ...DEFAULT_FILTERS, ...filters }, ...limited };
  return (await made.catalogue.findSuitable(request)).map(({ id }) => id);
};

describe('of some items, suitable', () => {
  it('are those in stock, in the order asked', async () => {
    expect(await find(['t_sold-out', 't_wool', 'unknown', 't_linen'])).toEqual([
      't_wool',
      't_linen',
    ]);
    expect(await find([])).toEqual([]);
  });

  it('are as many as are enough, of those that suit', async () => {
    expect(
      await find(['t_sold-out', 't_heels', 't_linen', 't_wool'], 'avoid heels', {}, 1),
    ).toEqual(['t_linen']);
  });

  it('are those within the filters', async () => {
    expect(await find(['t_linen', 't_large'], '', { clothing_size: ['L'] })).toEqual(['t_large']);
  });

  it('are those that have nothing of what the words refuse', async () => {
    expect(await find(['t_wool', 't_linen'], 'avoid wool')).toEqual(['t_linen']);
    expect(await find(['t_wool', 't_heels'], 'avoid heels')).toEqual(['t_wool']);
  });
});
