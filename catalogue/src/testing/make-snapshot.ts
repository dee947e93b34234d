import type { StoredItem } from '../item-facts/stored-item.ts';
import { readMemoryIndex } from '../memory-index/read-memory-index.ts';
import { openItems } from '../store/item-tables.ts';
import { connectStore } from '../store/store-connection.ts';
import { makeFolder, publish } from './catalogue-folder.ts';

/** The published items of a folder, read into memory as a search sees them. */
async function readShopOf(uri: string) {
  const table = await openItems(await connectStore({ uri }));
  if (table === null) throw new Error('Nothing was published');
  return readMemoryIndex(table);
}

/** A shop of these items in a folder of its own. */
export async function makeSnapshot(rows: readonly StoredItem[]) {
  const folder = await makeFolder();
  await publish(folder.uri, rows);
  return { shop: await readShopOf(folder.uri), remove: () => folder.remove() };
}
