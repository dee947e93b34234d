import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';

let made: { catalogue: Catalogue; remove: () => Promise<void> };
beforeAll(async () => {
  made = await makeCatalogue([
    makeStoredItem('t_gown', {
      short_description: 'Black Silk Evening Gown',
      facts: { type: 'evening-gown', materials: ['silk'] },
    }),
    makeStoredItem('t_boots', {
      short_description: 'Brown Boots',
      colors: ['Brown'],
      facts: { type: 'boots', gender: 'Men' },
    }),
  ]);
});
afterAll(() => made.remove());

it.each([
  ['black gown', [], true],
  ['black gown', ['Men'], false],
  ['a gown for a black tie gala', ['Women'], true],
  ['black boots', [], false],
  ['boots under $20', [], false],
  ['linen shirt', [], false],
  ['tires', [], false],
])('“%s” for %j has matches: %s, as its search has', async (query, gender, expected) => {
  const { catalogue } = made;
  const filters = { ...DEFAULT_FILTERS, gender };
  expect(await catalogue.hasMatches({ query, filters })).toBe(expected);
  const { total } = await catalogue.search({ query, filters, imageEmbedding: null });
  expect(total > 0).toBe(expected);
});
