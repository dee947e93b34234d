import type { Catalogue } from '@modiste/catalogue/catalogue';
import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { describe, expect, it } from 'vitest';
import { NO_PREFERENCES } from '../../../preferences/read-preferences.ts';
import { findForPerson } from './find-for-person.ts';
import type { FindIds } from './find-ids.ts';

const FILTERS = { ...DEFAULT_FILTERS, gender: ['Women'], clothing_size: ['XL'] };
const CONTEXT = {
  person: {
    userId: 'somebody',
    preferences: NO_PREFERENCES,
    filters: FILTERS,
    refusals: '',
    savedIds: [],
    viewedIds: [],
    dislikes: [],
    isAsStored: true,
  },
  setting: {
    day: '2026-11-23',
    season: 'autumn',
    place: null,
    low_c: null,
    high_c: null,
    is_rainy: false,
    source: 'climate',
  },
  version: '1',
} as const;

const range = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => `${name}-${at}`);

/** Whose searches were made, and what was found, in a shop where all are sold that come in their size. */
async function find(shared: readonly string[], own: readonly string[], inSize: string) {
  const asked: (readonly string[])[] = [];
  const findIds: FindIds = async ({ filters }) => {
    asked.push(filters.clothing_size);
    return filters.clothing_size.length === 0 ? shared : own;
  };
  const findSuitable: Catalogue['findSuitable'] = async ({ ids, limit }) =>
    ids
      .filter((id) => id.startsWith(inSize))
      .slice(0, limit)
      .map((id) => makeStoredItem(id).item);
  const wanted = { query: 'cardigan', refused: '', exceptIds: new Set(['large-0']) };
  const items = await findForPerson({ findIds, catalogue: { findSuitable } }, CONTEXT, wanted);
  return { asked, ids: items.map(({ id }) => id) };
}

describe('what a search finds for a person', () => {
  it('is of the search that all of a gender share, without what is elsewhere', async () => {
    const { asked, ids } = await find(range(60, 'large'), [], 'large');
    expect(asked).toEqual([[]]);
    expect(ids).toHaveLength(20);
    expect(ids).not.toContain('large-0');
  });

  it('is of a search of their own where too little of it comes in their sizes', async () => {
    const { asked, ids } = await find(range(60, 'small'), range(5, 'large'), 'large');
    expect(asked).toEqual([[], ['XL']]);
    expect(ids).toHaveLength(4);
  });

  it('is not searched again where the shop has no more of it', async () => {
    const { asked } = await find(range(9, 'small'), range(5, 'large'), 'large');
    expect(asked).toEqual([[]]);
  });
});
