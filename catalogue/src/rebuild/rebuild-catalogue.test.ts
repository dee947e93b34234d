import { connect } from '@lancedb/lancedb';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { IMAGE_EMBEDDING_DIMENSIONS } from '@modiste/vision/picture-facts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCatalogue } from '../open-catalogue.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import { openItems } from '../store/item-tables.ts';
import { openWriter } from '../store/write/open-writer.ts';
import { type MadeFolder, makeFolder, publish } from '../testing/catalogue-folder.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';
import { makeOlderCatalogue } from '../testing/older-catalogue.ts';
import { rebuildCatalogue } from './rebuild-catalogue.ts';

const ITEMS = 1_200;
const NO_PICTURES: PictureSource = { take: async () => null };

const shop = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    makeStoredItem(`item-${number}`, {
      short_description: `Floral Midi Dress ${number}`,
      facts: { type: 'midi-dress', patterns: ['floral'] },
    }),
  );

let folder: MadeFolder;
beforeEach(async () => {
  folder = await makeFolder();
});
afterEach(() => folder.remove());

const rebuild = (pictures = NO_PICTURES, signal?: AbortSignal, onProgress = () => {}) =>
  rebuildCatalogue({
    location: { uri: folder.uri },
    pictures,
    onProgress,
    ...(signal && { signal }),
  });

async function total(query: string): Promise<number> {
  const catalogue = await openCatalogue({ uri: folder.uri });
  try {
    return (await catalogue.search({ query, filters: DEFAULT_FILTERS, imageEmbedding: null }))
      .total;
  } finally {
    await catalogue.close();
  }
}

describe('a rebuild of a catalogue of another version', () => {
  it('keeps every item, what was unavailable too, and its hash', async () => {
    const gone = makeStoredItem('gone', { facts: { availability: 'unavailable' } });
    await makeOlderCatalogue(folder.uri, [...shop(3), gone]);
    expect(await rebuild()).toEqual({ items: 4, done: 4 });
    expect(await total('midi dress')).toBe(3);
    const writer = await openWriter({ uri: folder.uri });
    expect((await writer.known(['gone'])).get('gone')).toMatchObject({
      hash: 'gone',
      available: false,
    });
    expect((await writer.knownPrices(['gone'])).get('gone')?.track?.past).toEqual([]);
    await writer.abandon();
  });

  it('looks at pictures again where looks were of another kind', async () => {
    const look = new Float32Array(IMAGE_EMBEDDING_DIMENSIONS).fill(1);
    await makeOlderCatalogue(folder.uri, [
      makeStoredItem('seen', { imageEmbedding: look }),
      ...shop(1),
    ]);
    const asked: string[] = [];
    await rebuild({
      take: async (url) => {
        asked.push(url);
        return null;
      },
    });
    expect(asked).toEqual(['/shop/pictures/seen.webp']);
  });

  it('can be stopped, shows nothing half done, and goes on where it was', async () => {
    await makeOlderCatalogue(folder.uri, shop(ITEMS));
    const stop = new AbortController();
    const stopped = await rebuild(NO_PICTURES, stop.signal, () => stop.abort());
    expect(stopped.done).toBeGreaterThan(0);
    expect(stopped.done).toBeLessThan(ITEMS);
    await expect(total('midi dress')).rejects.toThrow('npm run catalogue -- rebuild');
    let first = true;
    const reports: number[] = [];
    const went = await rebuildCatalogue({
      location: { uri: folder.uri },
      pictures: NO_PICTURES,
      onProgress: ({ done }) => {
        if (first) reports.push(done);
        first = false;
      },
    });
    expect(went).toEqual({ items: ITEMS, done: ITEMS });
    expect(reports[0]).toBeGreaterThan(stopped.done);
    expect(await total('midi dress')).toBeGreaterThan(0);
  });
});

describe('a rebuild of a catalogue of this version', () => {
  const age = async (where: string) => {
    const connection = await connect(folder.uri);
    const table = await openItems(connection);
    if (table === null) throw new Error('There is no catalogue');
    await table.update({ where, valuesSql: { made_by: "'older'" } });
    const tags = await table.tags();
    await tags.update('live', await table.version());
    connection.close();
  };

  it('makes what an older lexicon read anew, and only that', async () => {
    await publish(folder.uri, shop(4));
    await age("id IN ('item-1', 'item-2')");
    expect(await rebuild()).toEqual({ items: 2, done: 2 });
    expect(await rebuild()).toEqual({ items: 0, done: 0 });
    expect(await total('something for a garden wedding')).toBe(4);
  });

  it('keeps what items have cost', async () => {
    const track = { since: 200, past: [{ at: 100, price: 90, full_price: 120 }] };
    await publish(folder.uri, [{ ...makeStoredItem('item'), prices: track }]);
    await age("id = 'item'");
    expect(await rebuild()).toEqual({ items: 1, done: 1 });
    const writer = await openWriter({ uri: folder.uri });
    expect((await writer.knownPrices(['item'])).get('item')?.track).toEqual(track);
    await writer.abandon();
  });

  it('is nothing where there is no catalogue', async () => {
    expect(await rebuild()).toEqual({ items: 0, done: 0 });
  });
});
