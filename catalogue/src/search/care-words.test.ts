import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { expect, it } from 'vitest';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';

it('finds what is warm for “warm”, and not what is washed warm', async () => {
  const top = (id: string, description: string) =>
    makeStoredItem(id, {
      short_description: 'Sweatshirt',
      description,
      facts: { type: 'sweatshirt' },
    });
  const { catalogue, remove } = await makeCatalogue([
    top('washed-warm', 'Machine wash warm. Warm iron. Dry flat.'),
    top('plain', 'For every day of the week and the year.'),
    top('warm', 'A warm layer for every day of the week.'),
  ]);
  const found = await catalogue.search({
    query: 'warm sweatshirt',
    filters: DEFAULT_FILTERS,
    imageEmbedding: null,
  });
  expect(found.items[0]?.id).toBe('warm');
  await remove();
});
