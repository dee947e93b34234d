import { describe, expect, it } from 'vitest';
import type { PictureSource } from '../pictures/picture-source.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';
import { enrichItem } from './enrich-item.ts';

const NO_PICTURES: PictureSource = { take: async () => null };

/** The words that an item comes to be found by, beside its own. */
async function conceptsOf(title: string, type: string): Promise<string> {
  const { item } = makeStoredItem('one', { short_description: title, facts: { type } });
  const draft = { kind: 'item', id: item.id, item, prices: [], stock: null } as const;
  return (await enrichItem(draft, NO_PICTURES)).stored.concepts;
}

describe('an item that names its type', () => {
  it('is found by the names of that type, whatever its title names', async () => {
    expect(await conceptsOf('Cotton High-Leg Briefs', 'panties')).toMatch(/\bknickers\b/);
    expect(await conceptsOf('Wool Pleated Trousers', 'dress-pants')).toMatch(/\bslacks\b/);
  });

  it('is found by what its title names where that type is unknown', async () => {
    expect(await conceptsOf('Mesh Trainers', 'kicks-of-ours')).toMatch(/\bsneakers\b/);
  });
});
