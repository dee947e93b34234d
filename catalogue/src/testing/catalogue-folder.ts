import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '../catalogue.ts';
import type { StoredItem } from '../item-facts/stored-item.ts';
import { openCatalogue } from '../open-catalogue.ts';
import { openWriter } from '../store/write/open-writer.ts';

export interface MadeFolder {
  uri: string;
  remove(): Promise<void>;
}

/** An empty folder for one test's catalogue. */
export async function makeFolder(): Promise<MadeFolder> {
  const uri = await mkdtemp(join(tmpdir(), 'catalogue-'));
  return { uri, remove: () => rm(uri, { recursive: true, force: true }) };
}

export async function publish(uri: string, rows: readonly StoredItem[]): Promise<void> {
  const writer = await openWriter({ uri });
  await writer.upsert(rows);
  await writer.publish();
}

/** A published catalogue in a folder of its own, open for reading. */
export async function makeCatalogue(rows: readonly StoredItem[]) {
  const folder = await makeFolder();
  await publish(folder.uri, rows);
  const catalogue: Catalogue = await openCatalogue({ uri: folder.uri });
  const remove = async () => {
    await catalogue.close();
    await folder.remove();
  };
  return { catalogue, remove };
}
