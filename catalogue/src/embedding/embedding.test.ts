import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PictureSource } from '../catalogue.ts';
import { openCatalogue } from '../open-catalogue.ts';
import { type MadeFolder, makeFolder, publish } from '../store/made-catalogue-folder.ts';
import { makeStoredItem } from '../store/made-item.ts';
import { embedItems } from './embed-items.ts';
import type { Embedder } from './embedder.ts';
import { createWordEmbedder } from './word-embedder.ts';

const MEANINGS = { zorbing: 0, gingham: 0, satin: 1, opera: 1 };
const ROWS = [
  makeStoredItem('gingham', { short_description: 'Gingham Dress', price: 50 }),
  makeStoredItem('satin', { short_description: 'Satin Dress', price: 200 }),
  makeStoredItem('plain', { short_description: 'Plain Dress', price: 50 }),
];
const NO_PICTURES: PictureSource = { take: async () => null };

let folder: MadeFolder;
beforeEach(async () => {
  folder = await makeFolder();
  await publish(folder.uri, ROWS);
});
afterEach(() => folder.remove());

const embed = (embedder: Embedder, pictures = NO_PICTURES, signal?: AbortSignal) =>
  embedItems({ location: { uri: folder.uri }, embedder, pictures, ...(signal && { signal }) });

async function search(query: string, embedder: Embedder, filters: Partial<Filters> = {}) {
  const failures: unknown[] = [];
  const catalogue = await openCatalogue(
    { uri: folder.uri },
    { embedder, onEmbedderFailure: (error) => failures.push(error) },
  );
  const request = { query, filters: { ...DEFAULT_FILTERS, ...filters }, look: null };
  const { items } = await catalogue.search(request);
  await catalogue.close();
  return { ids: items.map(({ id }) => id), failures };
}

describe('a search with an embedding model', () => {
  it('finds what only the model understands', async () => {
    const embedder = createWordEmbedder(MEANINGS);
    expect((await search('zorbing', embedder)).ids).toEqual([]);
    await embed(embedder);
    expect((await search('zorbing', embedder)).ids[0]).toBe('gingham');
    expect((await search('dress for the opera', embedder)).ids[0]).toBe('satin');
  });

  it('never goes beyond a filter', async () => {
    const embedder = createWordEmbedder(MEANINGS);
    await embed(embedder);
    const { ids } = await search('opera', embedder, { priceRangeMax: 100 });
    expect(ids).not.toContain('satin');
  });

  it('goes on without a model that fails, and says so', async () => {
    const embedder = createWordEmbedder(MEANINGS);
    await embed(embedder);
    const failing = { ...embedder, embed: () => Promise.reject(new Error('no answer')) };
    const { ids, failures } = await search('gingham dress', failing);
    expect(ids[0]).toBe('gingham');
    expect(failures).toEqual([new Error('no answer')]);
  });

  it('looks at pictures where the model reads them', async () => {
    const embedder = createWordEmbedder(MEANINGS, { readsPictures: true });
    await embed(embedder, {
      take: async (url) => {
        const shows = url.includes('plain') ? 'gingham' : '';
        return { url, bytes: new TextEncoder().encode(shows) };
      },
    });
    const { ids } = await search('zorbing', embedder);
    expect(ids.slice(0, 2).toSorted()).toEqual(['gingham', 'plain']);
  });
});

describe('the vectors of a model', () => {
  it('are made once, and again only for what says something else', async () => {
    const embedder = createWordEmbedder(MEANINGS);
    expect(await embed(embedder)).toEqual({ items: 3, made: 3 });
    expect(await embed(embedder)).toEqual({ items: 3, made: 0 });
    await publish(folder.uri, [makeStoredItem('plain', { short_description: 'Gingham Skirt' })]);
    expect(await embed(embedder)).toEqual({ items: 3, made: 1 });
    expect((await search('zorbing', embedder)).ids).toContain('plain');
  });

  it('are kept when the making is stopped, which then goes on where it was', async () => {
    const rows = Array.from({ length: 150 }, (_, number) => makeStoredItem(`item-${number}`));
    await publish(folder.uri, rows);
    const embedder = createWordEmbedder(MEANINGS);
    const stop = new AbortController();
    const stopping: Embedder = {
      ...embedder,
      embed: async (inputs) => {
        stop.abort();
        return embedder.embed(inputs);
      },
    };
    const stopped = await embed(stopping, NO_PICTURES, stop.signal);
    expect(stopped.made).toBe(64);
    expect((await embed(embedder)).made).toBe(153 - 64);
    expect(embedder.asked).toBe(153);
  });

  it('are of one model only', async () => {
    await embed(createWordEmbedder(MEANINGS));
    const other = createWordEmbedder({ zorbing: 1, satin: 1 }, { id: 'other' });
    expect((await search('zorbing', other)).ids).toEqual([]);
    await embed(other);
    expect((await search('zorbing', other)).ids[0]).toBe('satin');
  });
});
