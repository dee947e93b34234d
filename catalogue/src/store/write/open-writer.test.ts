import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeStoredItem } from '../../testing/make-stored-item.ts';
import type { CatalogueWriter } from './catalogue-writer.ts';
import { openWriter } from './open-writer.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(work: (writer: CatalogueWriter) => Promise<void>) {
  const writer = await openWriter({ uri: folder });
  await work(writer);
  return writer.publish();
}

async function availableIds(source: string): Promise<string[]> {
  const writer = await openWriter({ uri: folder });
  const ids: string[] = [];
  for await (const batch of writer.availableIds(source)) ids.push(...batch);
  await writer.abandon();
  return ids.sort();
}

describe('a run of writing', () => {
  it('inserts new items and replaces known ones by id', async () => {
    await write((writer) => writer.upsert([makeStoredItem('a'), makeStoredItem('b')]));
    await write((writer) =>
      writer.upsert([makeStoredItem('b', { hash: 'changed' }), makeStoredItem('c')]),
    );
    const writer = await openWriter({ uri: folder });
    const known = await writer.known(['a', 'b', 'c', 'd']);
    await writer.abandon();
    expect(Object.fromEntries(known)).toEqual({
      a: { hash: 'a', available: true, addedDay: 0 },
      b: { hash: 'changed', available: true, addedDay: 0 },
      c: { hash: 'c', available: true, addedDay: 0 },
    });
  });

  it('knows what it wrote a moment ago', async () => {
    const writer = await openWriter({ uri: folder });
    await writer.upsert([makeStoredItem('a', { hash: '1' })]);
    await writer.upsert([makeStoredItem('a', { hash: '2' })]);
    expect((await writer.known(['a'])).get('a')?.hash).toBe('2');
    await writer.abandon();
  });

  it('marks items as unavailable and finds a source by a name with quotes', async () => {
    const facts = { source: "l'atelier" };
    await write((writer) =>
      writer.upsert([makeStoredItem("a'1", { facts }), makeStoredItem('b', { facts })]),
    );
    await write((writer) => writer.markUnavailable(["a'1"], new Date()));
    expect(await availableIds("l'atelier")).toEqual(['b']);
  });

  it('removes a source for good and tells how many items it had', async () => {
    await write((writer) =>
      writer.upsert([
        makeStoredItem('a'),
        makeStoredItem('b', { facts: { source: 'other' } }),
        makeStoredItem('c'),
      ]),
    );
    let removed = 0;
    await write(async (writer) => {
      removed = await writer.removeSource('demo');
    });
    expect(removed).toBe(2);
    expect(await availableIds('demo')).toEqual([]);
    expect(await availableIds('other')).toEqual(['b']);
  });

  it('publishes nothing new when nothing was written', async () => {
    const first = await write((writer) => writer.upsert([makeStoredItem('a')]));
    const second = await write(async () => {});
    expect(second).toEqual(first);
  });

  it('leaves nothing behind when it is abandoned', async () => {
    await write((writer) => writer.upsert([makeStoredItem('a')]));
    const writer = await openWriter({ uri: folder });
    await writer.upsert([makeStoredItem('b')]);
    await writer.removeSource('demo');
    await writer.abandon();
    expect(await availableIds('demo')).toEqual(['a']);
  });

  it('refuses a second writer, and lets one in when the first has ended', async () => {
    const first = await openWriter({ uri: folder });
    await expect(openWriter({ uri: folder })).rejects.toThrow('Another import is writing');
    await first.abandon();
    const second = await openWriter({ uri: folder });
    await second.abandon();
    await expect(second.upsert([])).rejects.toThrow('has ended');
  });
});
