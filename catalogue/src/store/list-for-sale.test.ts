import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { openCatalogue } from '../open-catalogue.ts';
import { type MadeFolder, makeFolder } from '../testing/catalogue-folder.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';
import { openWriter } from './write/open-writer.ts';

const DAY_MS = 86_400_000;

let folder: MadeFolder;
let catalogue: Catalogue | null;
beforeEach(async () => {
  folder = await makeFolder();
  catalogue = null;
});
afterEach(async () => {
  await catalogue?.close();
  await folder.remove();
});

const idOf = (at: number) => `item-${String(at).padStart(4, '0')}`;

describe('what is for sale', () => {
  it('is nothing in an empty catalogue', async () => {
    catalogue = await openCatalogue({ uri: folder.uri });
    expect(await catalogue.countForSale()).toBe(0);
    expect(await catalogue.listForSale({ offset: 0, limit: 10 })).toEqual([]);
  });

  it('is listed once in all its parts, after imports that changed and removed some', async () => {
    const writer = await openWriter({ uri: folder.uri });
    const made = Array.from({ length: 1000 }, (_, at) => makeStoredItem(idOf(at)));
    await writer.upsert(made);
    await writer.publish();
    const second = await openWriter({ uri: folder.uri });
    const gone = made.map(({ item }) => item.id).filter((_, at) => at % 3 === 0);
    await second.markUnavailable(gone, new Date());
    await second.upsert(made.slice(100, 200).map(({ item }) => makeStoredItem(item.id)));
    await second.publish();
    catalogue = await openCatalogue({ uri: folder.uri });
    const count = await catalogue.countForSale();
    const ids: string[] = [];
    for (let offset = 0; offset < count; offset += 97) {
      const page = await catalogue.listForSale({ offset, limit: 97 });
      ids.push(...page.map(({ id }) => id));
    }
    const expected = made
      .map(({ item }) => item.id)
      .filter((id, at) => !gone.includes(id) || (at >= 100 && at < 200));
    expect(ids.toSorted()).toEqual(expected);
    expect(await catalogue.listForSale({ offset: count, limit: 97 })).toEqual([]);
  });

  it('tells since when each costs what it does, or has been known', async () => {
    const writer = await openWriter({ uri: folder.uri });
    const since = Date.UTC(2026, 4, 1);
    await writer.upsert([
      { ...makeStoredItem('a', { addedDay: 100 }), prices: { since, past: [] } },
      makeStoredItem('b', { addedDay: 100 }),
      makeStoredItem('c'),
    ]);
    await writer.publish();
    catalogue = await openCatalogue({ uri: folder.uri });
    const listed = await catalogue.listForSale({ offset: 0, limit: 10 });
    expect(Object.fromEntries(listed.map(({ id, changedAt }) => [id, changedAt]))).toEqual({
      a: since,
      b: 100 * DAY_MS,
      c: null,
    });
  });
});
