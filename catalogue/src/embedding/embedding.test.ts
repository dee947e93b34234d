import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCatalogue } from '../open-catalogue.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import type { SearchRequest } from '../request/search-request.ts';
import { connectStore } from '../store/store-connection.ts';
import { openWriter } from '../store/write/open-writer.ts';
import { type MadeFolder, makeFolder, publish } from '../testing/catalogue-folder.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';
import { createWordEmbedder } from '../testing/word-embedder.ts';
import { embedItems } from './embed-items.ts';
import { type Embedder, UnreadablePictureError } from './embedder.ts';
import { EmbeddingTable } from './embedding-table.ts';

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

/** Pictures that show what the words say, by the item in their address. */
const showing = (words: Readonly<Record<string, string>>): PictureSource => ({
  take: async (url) => {
    const [, shown] = Object.entries(words).find(([id]) => url.includes(id)) ?? [];
    return shown === undefined ? null : { url, bytes: new TextEncoder().encode(shown) };
  },
});

const embed = (embedder: Embedder, pictures = NO_PICTURES, signal?: AbortSignal) =>
  embedItems({ location: { uri: folder.uri }, embedder, pictures, ...(signal && { signal }) });

async function search(
  query: string,
  embedder: Embedder,
  { picture = null, ...filters }: Partial<Filters> & Pick<SearchRequest, 'picture'> = {},
) {
  const failures: unknown[] = [];
  const catalogue = await openCatalogue(
    { uri: folder.uri },
    { embedder, onEmbedderFailure: (error) => failures.push(error) },
  );
  const request = {
    query,
    filters: { ...DEFAULT_FILTERS, ...filters },
    imageEmbedding: null,
    picture,
  };
  const { items } = await catalogue.search(request);
  await catalogue.close();
  return { ids: items.map(({ id }) => id), failures };
}

describe('a search with an embedding model', () => {
  it('finds what only the model understands', async () => {
    const embedder = createWordEmbedder(MEANINGS);
    const before = await search('zorbing', embedder);
    expect(before.ids).toEqual([]);
    expect(String(before.failures)).toContain('a rebuild makes them');
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
});

describe('a search with a model that reads pictures', () => {
  const embedder = () => createWordEmbedder(MEANINGS, { readsPictures: true });
  const PICTURES = showing({ plain: 'gingham', satin: 'satin' });
  const attached = (shows: string) => ({
    name: shows,
    read: async () => new TextEncoder().encode(shows),
  });

  it('finds by words what only the picture shows', async () => {
    const model = embedder();
    await embed(model, showing({ satin: 'gingham' }));
    const { ids } = await search('zorbing', model);
    expect(ids.slice(0, 2).toSorted()).toEqual(['gingham', 'satin']);
  });

  it('finds by a picture what its picture is near', async () => {
    const model = embedder();
    await embed(model, PICTURES);
    const asked = async (shows: string) =>
      (await search('dress', model, { picture: attached(shows) })).ids[0];
    expect(await asked('gingham')).toBe('plain');
    expect(await asked('satin')).toBe('satin');
  });

  it('takes the vector that an attached item has', async () => {
    const model = embedder();
    await embed(model, PICTURES);
    const before = model.asked;
    const { ids } = await search('dress', model, { picture: { itemId: 'satin' } });
    expect(ids[0]).toBe('satin');
    expect(model.asked - before).toBe(1);
  });

  it('goes on with the words where the picture cannot be read', async () => {
    const model = embedder();
    await embed(model, PICTURES);
    const unread: Embedder = {
      ...model,
      embed: async (inputs) => {
        if (inputs.some((input) => 'picture' in input)) throw new UnreadablePictureError('cut off');
        return model.embed(inputs);
      },
    };
    const { ids, failures } = await search('opera', unread, { picture: attached('satin') });
    expect(ids[0]).toBe('satin');
    expect(failures).toEqual([new UnreadablePictureError('cut off')]);
  });

  it('never reads a picture for a model of texts', async () => {
    const model = createWordEmbedder(MEANINGS);
    await embed(model, PICTURES);
    const picture = { name: 'a', read: () => Promise.reject(new Error('was read')) };
    const { ids, failures } = await search('opera', model, { picture });
    expect(ids[0]).toBe('satin');
    expect(failures).toEqual([]);
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

  it('are forgotten with their items', async () => {
    const embedder = createWordEmbedder(MEANINGS);
    const stored = async () => {
      const connection = await connectStore({ uri: folder.uri });
      const table = await EmbeddingTable.open(connection, embedder, 'texts');
      const known = await table?.known(ROWS.map(({ item }) => item.id));
      connection.close();
      return known?.size;
    };
    await embed(embedder);
    expect(await stored()).toBe(3);
    const writer = await openWriter({ uri: folder.uri });
    await writer.removeSource(ROWS[0]?.item.other_info.source ?? '');
    await writer.publish();
    await embed(embedder);
    expect(await stored()).toBe(0);
  });

  it('are of one model only', async () => {
    await embed(createWordEmbedder(MEANINGS));
    const other = createWordEmbedder({ zorbing: 1, satin: 1 }, { id: 'other' });
    expect((await search('zorbing', other)).ids).toEqual([]);
    await embed(other);
    expect((await search('zorbing', other)).ids[0]).toBe('satin');
  });

  it('are of texts and of pictures, and a picture that could not be had is tried again', async () => {
    const embedder = createWordEmbedder(MEANINGS, { readsPictures: true });
    expect((await embed(embedder, showing({ satin: 'satin' }))).made).toBe(3 + 1);
    expect((await embed(embedder, showing({ satin: 'satin' }))).made).toBe(0);
    const more = showing({ satin: 'satin', plain: 'gingham', gingham: 'gingham' });
    expect((await embed(embedder, more)).made).toBe(2);
  });

  it('are made for all but a picture that the model cannot read', async () => {
    const embedder = createWordEmbedder(MEANINGS, { readsPictures: true });
    const unread: string[] = [];
    const fussy: Embedder = {
      ...embedder,
      embed: async (inputs) => {
        const shown = await embedder.embed(inputs);
        const isCut = inputs.some((input) => 'picture' in input && input.picture.length === 0);
        if (isCut) throw new UnreadablePictureError('cut off');
        return shown;
      },
    };
    const { made } = await embedItems({
      location: { uri: folder.uri },
      embedder: fussy,
      pictures: showing({ satin: 'satin', plain: '', gingham: 'gingham' }),
      onUnread: (id) => unread.push(id),
    });
    expect([made, unread]).toEqual([3 + 2, ['plain']]);
  });
});
