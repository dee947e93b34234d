import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import S3rver from 's3rver';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCatalogue } from './open-catalogue.ts';
import { CatalogueBusyError } from './store/catalogue-errors.ts';
import { openItems } from './store/item-tables.ts';
import { connectStore, type StoreLocation } from './store/store-connection.ts';
import { openWriter } from './store/write/open-writer.ts';
import { type MadeFolder, makeFolder } from './testing/catalogue-folder.ts';
import { makeStoredItem } from './testing/make-stored-item.ts';

let folder: MadeFolder;
let server: S3rver;
let location: StoreLocation;
beforeEach(async () => {
  folder = await makeFolder();
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder.uri,
    configureBuckets: [{ name: 'shop' }],
  });
  const { port } = await server.run();
  const storageOptions = {
    aws_region: 'us-east-1',
    aws_access_key_id: 'S3RVER',
    aws_secret_access_key: 'S3RVER',
    aws_endpoint: `http://127.0.0.1:${port}`,
    allow_http: 'true',
  };
  location = { uri: 's3://shop/of/modiste', storageOptions };
});
afterEach(async () => {
  await server.close();
  await folder.remove();
});

async function publish(...ids: string[]): Promise<void> {
  const writer = await openWriter(location);
  await writer.upsert(ids.map((id) => makeStoredItem(id)));
  await writer.publish();
}

async function idsNow(): Promise<string[]> {
  const catalogue = await openCatalogue(location);
  const request = { query: 'dress', filters: DEFAULT_FILTERS, imageEmbedding: null };
  const { items } = await catalogue.search(request);
  await catalogue.close();
  return items.map(({ id }) => id).sort();
}

/** What another machine does once it takes the present writers for gone. */
async function removeClaims(renamed?: string): Promise<void> {
  const connection = await connectStore(location);
  const table = await openItems(connection);
  const tags = await table?.tags();
  const names = Object.keys((await tags?.list()) ?? {});
  for (const name of names.filter((one) => one.startsWith('writing-'))) await tags?.delete(name);
  if (renamed !== undefined) await tags?.create(renamed, (await table?.version()) ?? 1);
  connection.close();
}

describe('a catalogue on object storage', () => {
  it('shows a reader what was published, and nothing before', async () => {
    const catalogue = await openCatalogue(location);
    expect(await catalogue.itemsByIds(['a'])).toEqual([]);
    const writer = await openWriter(location);
    await writer.upsert([makeStoredItem('a')]);
    expect(await idsNow()).toEqual([]);
    await writer.publish();
    const found = async () => (await catalogue.itemsByIds(['a', 'b'])).map(({ id }) => id);
    await expect.poll(found).toEqual(['a']);
    await publish('b');
    await expect.poll(found).toEqual(['a', 'b']);
    await catalogue.close();
  });

  it('notes prices as a folder does', async () => {
    const writer = await openWriter(location);
    const prices = { since: 2_000, past: [{ at: 1_000, price: 90, full_price: 90 }] };
    await writer.upsert([{ ...makeStoredItem('a'), prices }]);
    await writer.publish();
    const catalogue = await openCatalogue(location);
    expect((await catalogue.priceHistory('a'))?.points.map(({ price }) => price)).toEqual([90, 80]);
    await catalogue.close();
  });

  it('refuses a second writer with a clear message, and the first goes on', async () => {
    await publish('a');
    const first = await openWriter(location);
    await first.upsert([makeStoredItem('b')]);
    await expect(openWriter(location)).rejects.toThrow('Another import is writing');
    await first.publish();
    expect(await idsNow()).toEqual(['a', 'b']);
    await publish('c');
    expect(await idsNow()).toEqual(['a', 'b', 'c']);
  });

  it('lets never two of many in at once', async () => {
    await publish('a');
    const attempts = Array.from({ length: 4 }, () => openWriter(location));
    const settled = await Promise.allSettled(attempts);
    const open = settled.filter((one) => one.status === 'fulfilled');
    expect(open.length).toBeLessThanOrEqual(1);
    for (const { value } of open) await value.abandon();
    await publish('b');
    expect(await idsNow()).toEqual(['a', 'b']);
  });

  it('takes over from a writer that is gone', async () => {
    await publish('a');
    const gone = await openWriter(location);
    await gone.upsert([makeStoredItem('half-written')]);
    await removeClaims(`writing-${Date.now() - 3_600_000}-00000000-0000-0000-0000-000000000000`);
    await publish('b');
    expect(await idsNow()).toEqual(['a', 'b']);
    await gone.abandon();
  });

  it('publishes nothing of a writer that was taken for gone and wakes up', async () => {
    await publish('a');
    const asleep = await openWriter(location);
    await asleep.upsert([makeStoredItem('late')]);
    await removeClaims();
    const next = await openWriter(location);
    await next.upsert([makeStoredItem('b')]);
    await expect(asleep.publish()).rejects.toThrow(CatalogueBusyError);
    expect(await idsNow()).toEqual(['a']);
    await next.abandon();
    await publish('c');
    expect(await idsNow()).toEqual(['a', 'c']);
  });
});
