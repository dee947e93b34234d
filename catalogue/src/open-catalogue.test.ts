import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { IMAGE_EMBEDDING_DIMENSIONS } from '@modiste/vision/picture-facts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { openCatalogue } from './open-catalogue.ts';
import { openWriter } from './store/write/open-writer.ts';
import { type MadeFolder, makeFolder, publish } from './testing/catalogue-folder.ts';
import { makeStoredItem } from './testing/make-stored-item.ts';

let folder: MadeFolder;
let catalogue: Catalogue;
beforeEach(async () => {
  folder = await makeFolder();
  catalogue = await openCatalogue({ uri: folder.uri });
});
afterEach(async () => {
  await catalogue.close();
  await folder.remove();
});

async function idsNow(): Promise<string[]> {
  const fresh = await openCatalogue({ uri: folder.uri });
  const ids: string[] = [];
  for await (const kept of fresh.itemsWithPrices()) ids.push(...kept.map(({ item }) => item.id));
  await fresh.close();
  return ids;
}

/** A real process in the middle of a run, ended as by `kill -9`. */
async function killWriterMidRun(): Promise<void> {
  const script = join(import.meta.dirname, 'testing', 'hold-writer.ts');
  const child = spawn(process.execPath, [script, folder.uri], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await expect(openWriter({ uri: folder.uri })).rejects.toThrow('Another import is writing');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('an empty catalogue', () => {
  it('answers every question with nothing', async () => {
    await catalogue.ping();
    const request = { query: 'dress', filters: DEFAULT_FILTERS, imageEmbedding: null };
    expect(await catalogue.search(request)).toMatchObject({ items: [], total: 0, relaxations: [] });
    expect(await catalogue.itemsByIds(['a'])).toEqual([]);
    expect(await catalogue.imageEmbeddingOf('a')).toBeNull();
    expect(await catalogue.similarTo('a', DEFAULT_FILTERS)).toBeNull();
    expect(await catalogue.completeOutfit('a', DEFAULT_FILTERS)).toBeNull();
    expect(await catalogue.stats()).toMatchObject({ items: 0, sources: [] });
  });
});

describe('a published catalogue', () => {
  it('gives items by id in the order asked, without the unknown', async () => {
    await publish(folder.uri, [makeStoredItem('a'), makeStoredItem("b'c"), makeStoredItem('d')]);
    const items = await catalogue.itemsByIds(['d', 'nobody', "b'c"]);
    expect(items.map(({ id }) => id)).toEqual(['d', "b'c"]);
    expect(items[0]).toEqual(makeStoredItem('d').item);
  });

  it('gives back the image embedding that was stored', async () => {
    const look = Float32Array.from({ length: IMAGE_EMBEDDING_DIMENSIONS }, (_, at) => Math.sin(at));
    await publish(folder.uri, [makeStoredItem('a', { imageEmbedding: look }), makeStoredItem('b')]);
    expect(await catalogue.imageEmbeddingOf('a')).toEqual(look);
    expect(await catalogue.imageEmbeddingOf('b')).toBeNull();
  });

  it('keeps gone items fetchable, says that they are gone, and counts them apart', async () => {
    await publish(folder.uri, [makeStoredItem('a'), makeStoredItem('b')]);
    const writer = await openWriter({ uri: folder.uri });
    await writer.markUnavailable(['a'], new Date());
    await writer.publish();
    const isGone = async () => {
      const [item] = await catalogue.itemsByIds(['a']);
      return item?.other_info.availability === 'unavailable';
    };
    await expect.poll(isGone).toBe(true);
    expect(await catalogue.stats()).toMatchObject({
      items: 2,
      available: 1,
      sources: [{ source: 'demo', items: 2, available: 1 }],
      types: [{ type: 'dress', items: 1 }],
    });
  });

  it('walks over every item in id order', async () => {
    const ids = Array.from({ length: 1200 }, (_, at) => `id-${String(at * 7919).slice(-4)}-${at}`);
    await publish(
      folder.uri,
      ids.map((id) => makeStoredItem(id)),
    );
    expect(await idsNow()).toEqual(ids.toSorted());
  });
});

describe('a reader beside a writer', () => {
  it('sees nothing of a run before it is published, then all of it', async () => {
    await publish(folder.uri, [makeStoredItem('a')]);
    expect(await catalogue.itemsByIds(['a', 'b'])).toHaveLength(1);
    const writer = await openWriter({ uri: folder.uri });
    await writer.upsert([makeStoredItem('b')]);
    await writer.removeSource('nobody');
    expect(await idsNow()).toEqual(['a']);
    await writer.publish();
    const found = () => catalogue.itemsByIds(['a', 'b']);
    await expect.poll(found).toHaveLength(2);
  });

  it('sees the first publish with its next question', async () => {
    expect(await catalogue.itemsByIds(['a'])).toEqual([]);
    await publish(folder.uri, [makeStoredItem('a')]);
    expect(await catalogue.itemsByIds(['a'])).toHaveLength(1);
  });

  it('tells when the store is gone', async () => {
    await publish(folder.uri, [makeStoredItem('a')]);
    await catalogue.itemsByIds(['a']);
    await catalogue.ping();
    await folder.remove();
    await expect(catalogue.ping()).rejects.toThrow('live');
  });
});

describe('a writer killed in the middle of its run', () => {
  it('leaves what was published as it was, and the next run starts from there', async () => {
    await publish(folder.uri, [makeStoredItem('a')]);
    await killWriterMidRun();
    expect(await idsNow()).toEqual(['a']);
    await publish(folder.uri, [makeStoredItem('b')]);
    expect(await idsNow()).toEqual(['a', 'b']);
  });

  it('leaves an empty catalogue empty when it was the first', async () => {
    await killWriterMidRun();
    expect(await idsNow()).toEqual([]);
    await publish(folder.uri, [makeStoredItem('a')]);
    expect(await idsNow()).toEqual(['a']);
  });
});
