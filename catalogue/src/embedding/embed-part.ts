import type { Item } from '@modiste/contract/entities/item';
import { contentHash } from '../hash/content-hash.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import { unitVector } from '../vectors/unit-vector.ts';
import { type Embedder, type EmbeddingInput, UnreadablePictureError } from './embedder.ts';
import type { EmbeddedItem, EmbeddedPart, EmbeddingTable } from './embedding-table.ts';

export interface EmbedWith {
  embedder: Embedder;
  pictures: PictureSource;
  /** Hears of a picture that the model could not read; the next run tries it again. */
  onUnread?: (id: string, error: UnreadablePictureError) => void;
}

/** One of the things of an item that a model makes a vector of. */
export interface EmbedPart {
  name: EmbeddedPart;
  itemsPerCall: number;
  /** The items whose vectors are missing or were made from something else. */
  outdated(table: EmbeddingTable, items: readonly Item[]): Promise<Item[]>;
  embed(items: readonly Item[], given: EmbedWith): Promise<EmbeddedItem[]>;
}

interface ToEmbed {
  id: string;
  source_hash: string;
  input: EmbeddingInput;
}

const textOf = (item: Item): string => item.semantic_search_description || item.short_description;

const TEXTS_PER_CALL = 64;
/** A picture takes a model of one's own machine many times as long as a text. */
const PICTURES_PER_CALL = 16;

/** @param sourceOf What an item's vector is made from; null where it lacks it. */
const whatChanged =
  (sourceOf: (item: Item) => string | null): EmbedPart['outdated'] =>
  async (table, items) => {
    const known = await table.known(items.map(({ id }) => id));
    return items.filter((item) => {
      const source = sourceOf(item);
      return source !== null && known.get(item.id) !== contentHash(source);
    });
  };

async function embedAll(all: readonly ToEmbed[], { embedder }: EmbedWith): Promise<EmbeddedItem[]> {
  if (all.length === 0) return [];
  const vectors = await embedder.embed(all.map(({ input }) => input));
  return all.flatMap(({ id, source_hash }, at) => {
    const vector = vectors[at];
    return vector === undefined ? [] : [{ id, source_hash, vector: unitVector(vector) }];
  });
}

/** Skips what cannot be read. */
async function embedReadable(all: readonly ToEmbed[], given: EmbedWith): Promise<EmbeddedItem[]> {
  try {
    return await embedAll(all, given);
  } catch (error) {
    if (!(error instanceof UnreadablePictureError)) throw error;
    const [only, ...others] = all;
    if (only && others.length === 0) {
      given.onUnread?.(only.id, error);
      return [];
    }
    const made: EmbeddedItem[] = [];
    for (const one of all) made.push(...(await embedReadable([one], given)));
    return made;
  }
}

const texts: EmbedPart = {
  name: 'texts',
  itemsPerCall: TEXTS_PER_CALL,
  outdated: whatChanged(textOf),
  embed: (items, given) =>
    embedAll(
      items.map((item) => {
        const text = textOf(item);
        return { id: item.id, source_hash: contentHash(text), input: { text } };
      }),
      given,
    ),
};

const firstPicture = (item: Item): string | null => item.image_urls[0] ?? null;

const pictures: EmbedPart = {
  name: 'pictures',
  itemsPerCall: PICTURES_PER_CALL,
  outdated: whatChanged(firstPicture),
  async embed(items, given) {
    const taken = await Promise.all(
      items.map(async (item): Promise<ToEmbed[]> => {
        const url = firstPicture(item);
        const picture = url === null ? null : ((await given.pictures.take(url))?.bytes ?? null);
        if (url === null || picture === null) return [];
        return [{ id: item.id, source_hash: contentHash(url), input: { picture } }];
      }),
    );
    return embedReadable(taken.flat(), given);
  },
};

export const EMBEDDED_PARTS: readonly EmbedPart[] = [texts, pictures];
