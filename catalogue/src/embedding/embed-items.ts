import { createHash } from 'node:crypto';
import type { Item } from '@modiste/contract/entities/item';
import type { PictureSource } from '../catalogue.ts';
import { openItems } from '../store/item-tables.ts';
import { readAllItems } from '../store/read-items.ts';
import { connectStore, type StoreLocation } from '../store/store-connection.ts';
import type { Embedder } from './embedder.ts';
import { type EmbeddedItem, EmbeddingTable } from './embedding-table.ts';

const ITEMS_PER_CALL = 64;

export interface EmbedRequest {
  location: StoreLocation;
  embedder: Embedder;
  pictures: PictureSource;
  /** Stops between two calls of the model; what is done by then is kept. */
  signal?: AbortSignal;
  onProgress?: (progress: EmbedSummary) => void;
}

export interface EmbedSummary {
  /** Items that were looked at, those whose vectors were there included. */
  items: number;
  /** Vectors made in this run. */
  made: number;
}

const textOf = (item: Item): string => item.semantic_search_description || item.short_description;

const sourceHash = (item: Item, { readsPictures }: Embedder): string =>
  createHash('sha256')
    .update(JSON.stringify([textOf(item), readsPictures ? item.image_urls[0] : null]))
    .digest('base64url')
    .slice(0, 22);

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}

const middle = (a: Float32Array, b: Float32Array): Float32Array =>
  unit(unit(a).map((value, at) => value + (unit(b)[at] ?? 0)));

async function pictureOf(item: Item, { embedder, pictures }: EmbedRequest) {
  const [first] = item.image_urls;
  if (!embedder.readsPictures || first === undefined) return null;
  return (await pictures.take(first))?.bytes ?? null;
}

/** A text's vector, or what lies between it and its picture's where the model reads both. */
async function embedBatch(items: readonly Item[], request: EmbedRequest): Promise<EmbeddedItem[]> {
  const { embedder } = request;
  const seen = await Promise.all(items.map((item) => pictureOf(item, request)));
  const pictures = seen.flatMap((picture) => (picture === null ? [] : [{ picture }]));
  const texts = items.map((item) => ({ text: textOf(item) }));
  const vectors = await embedder.embed([...texts, ...pictures]);
  const ofPictures = vectors.slice(items.length).values();
  return items.flatMap((item, at) => {
    const ofText = vectors[at];
    if (ofText === undefined) return [];
    const ofPicture = seen[at] ? ofPictures.next().value : undefined;
    const vector = ofPicture === undefined ? unit(ofText) : middle(ofText, ofPicture);
    return [{ id: item.id, source_hash: sourceHash(item, embedder), vector }];
  });
}

async function outdatedOf(table: EmbeddingTable, items: readonly Item[], embedder: Embedder) {
  const known = await table.known(items.map(({ id }) => id));
  return items.filter((item) => known.get(item.id) !== sourceHash(item, embedder));
}

/**
 * Gives every item that lacks one, or that says something else now, a vector of the model. Stopped
 * at any time, it goes on where it was; searches use what is there.
 */
export async function embedItems(request: EmbedRequest): Promise<EmbedSummary> {
  const { location, embedder, signal, onProgress } = request;
  const summary = { items: 0, made: 0 };
  const connection = await connectStore(location);
  try {
    const items = await openItems(connection);
    if (items === null) return summary;
    const table = await EmbeddingTable.openOrCreate(connection, embedder);
    for await (const batch of readAllItems(items)) {
      const outdated = await outdatedOf(table, batch, embedder);
      for (let at = 0; at < outdated.length && !signal?.aborted; at += ITEMS_PER_CALL) {
        const some = outdated.slice(at, at + ITEMS_PER_CALL);
        await table.save(await embedBatch(some, request));
        summary.made += some.length;
        onProgress?.(summary);
      }
      if (signal?.aborted) break;
      summary.items += batch.length;
    }
    await table.index();
    return summary;
  } finally {
    connection.close();
  }
}
