import { HAS_EMBEDDING_COLUMN } from '../store/item-schema.ts';
import { openItems } from '../store/item-tables.ts';
import { readIds, readStoredItems } from '../store/read-stored-items.ts';
import { sqlText } from '../store/sql-text.ts';
import { connectStore, type StoreLocation } from '../store/store-connection.ts';
import { openWriter } from '../store/write/open-writer.ts';
import { reEnrichItem } from './re-enrich-item.ts';

/** Nothing is looked at again here. */
const NO_PICTURES = { take: async (url: string) => ({ url, bytes: null }) };

/** Ids of a source's items that are for sale and of which no picture was looked at, sorted. */
export async function findUnseen(location: StoreLocation, source: string): Promise<string[]> {
  const connection = await connectStore(location);
  try {
    const table = await openItems(connection);
    if (table === null) return [];
    const where = `source = ${sqlText(source)} AND available AND NOT ${HAS_EMBEDDING_COLUMN}`;
    const ids = await readIds(table, where);
    table.close();
    return ids;
  } finally {
    connection.close();
  }
}

/**
 * Writes down what items look like, in one step for all readers; ids that are not stored are left
 * out. For pictures that are looked at after their items were imported.
 * @param looks Image embeddings of `describePicture` by item.
 * @throws CatalogueBusyError while another run is writing.
 */
export async function storeLooks(
  location: StoreLocation,
  looks: ReadonlyMap<string, Float32Array>,
): Promise<void> {
  const writer = await openWriter(location);
  const connection = await connectStore(location);
  try {
    const table = await openItems(connection);
    const stored = table === null ? [] : await readStoredItems(table, [...looks.keys()]);
    table?.close();
    const rows = await Promise.all(
      stored.map(async (old) => ({
        ...(await reEnrichItem(old, NO_PICTURES)),
        imageEmbedding: looks.get(old.item.id) ?? old.imageEmbedding,
      })),
    );
    await writer.upsert(rows);
    await writer.publish();
  } finally {
    connection.close();
    await writer.abandon();
  }
}
