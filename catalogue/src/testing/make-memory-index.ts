import type { StoredItem } from '../item-facts/stored-item.ts';
import { readMemoryIndex } from '../memory-index/read-memory-index.ts';
import { openItems } from '../store/item-tables.ts';
import { connectStore } from '../store/store-connection.ts';
import { makeFolder, publish } from './catalogue-folder.ts';

/** The index in memory of these items, published in a folder of its own. */
export async function makeMemoryIndex(rows: readonly StoredItem[]) {
  const folder = await makeFolder();
  await publish(folder.uri, rows);
  const table = await openItems(await connectStore({ uri: folder.uri }));
  if (table === null) throw new Error('Nothing was published');
  return { table, index: await readMemoryIndex(table), remove: () => folder.remove() };
}
