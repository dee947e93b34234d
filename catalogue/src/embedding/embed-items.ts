import type { Connection } from '@lancedb/lancedb';
import type { Item } from '@modiste/contract/entities/item';
import { openItems } from '../store/item-tables.ts';
import { readAllItems } from '../store/read-items.ts';
import { connectStore, type StoreLocation } from '../store/store-connection.ts';
import { EMBEDDED_PARTS, type EmbedPart, type EmbedWith } from './embed-part.ts';
import type { Embedder } from './embedder.ts';
import { EmbeddingTable } from './embedding-table.ts';

export interface EmbedRequest extends EmbedWith {
  location: StoreLocation;
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

interface OpenPart {
  part: EmbedPart;
  table: EmbeddingTable;
}

async function openParts(connection: Connection, embedder: Embedder): Promise<OpenPart[]> {
  const parts = EMBEDDED_PARTS.filter(({ name }) => name === 'texts' || embedder.readsPictures);
  return Promise.all(
    parts.map(async (part) => ({
      part,
      table: await EmbeddingTable.openOrCreate(connection, embedder, part.name),
    })),
  );
}

async function embedBatch(
  { part, table }: OpenPart,
  batch: readonly Item[],
  { request, summary }: { request: EmbedRequest; summary: EmbedSummary },
): Promise<void> {
  const outdated = await part.outdated(table, batch);
  for (let at = 0; at < outdated.length && !request.signal?.aborted; at += part.itemsPerCall) {
    const made = await part.embed(outdated.slice(at, at + part.itemsPerCall), request);
    await table.save(made);
    summary.made += made.length;
    request.onProgress?.(summary);
  }
}

/**
 * Gives every item that lacks one, or that says or shows something else now, the vectors of the
 * model: one of its text and, where the model reads pictures, one of its first picture; forgets those
 * of items that are gone. Stopped at any time, it goes on where it was; searches use what is there.
 */
export async function embedItems(request: EmbedRequest): Promise<EmbedSummary> {
  const { location, embedder, signal } = request;
  const summary = { items: 0, made: 0 };
  const connection = await connectStore(location);
  try {
    const items = await openItems(connection);
    if (items === null) return summary;
    const parts = await openParts(connection, embedder);
    const ids = new Set<string>();
    for await (const batch of readAllItems(items)) {
      for (const open of parts) await embedBatch(open, batch, { request, summary });
      if (signal?.aborted) break;
      summary.items += batch.length;
      for (const { id } of batch) ids.add(id);
    }
    for (const { table } of parts) {
      if (!signal?.aborted) await table.keepOnly(ids);
      await table.index();
    }
    return summary;
  } finally {
    connection.close();
  }
}
