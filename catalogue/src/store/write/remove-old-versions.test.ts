import type { Table } from '@lancedb/lancedb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCatalogue } from '../../open-catalogue.ts';
import { type MadeFolder, makeFolder, publish } from '../../testing/catalogue-folder.ts';
import { makeStoredItem } from '../../testing/make-stored-item.ts';
import { openItems } from '../item-tables.ts';
import { connectStore, liveVersion } from '../store-connection.ts';
import { removeOldVersions } from './table-maintenance.ts';

let folder: MadeFolder;
beforeEach(async () => {
  folder = await makeFolder();
});
afterEach(() => folder.remove());

async function openNewest(): Promise<{ table: Table; live: number }> {
  const table = await openItems(await connectStore({ uri: folder.uri }));
  const live = table && (await liveVersion(table));
  if (table === null || live === null) throw new Error('Nothing was published');
  return { table, live };
}

const versionsOf = async (table: Table) =>
  (await table.listVersions()).map(({ version }) => version);

/** How long after a version the live one came. */
async function msBetween(table: Table, version: number, live: number): Promise<number> {
  const versions = await table.listVersions();
  const timeOf = (number: number) =>
    versions.find((one) => one.version === number)?.timestamp.getTime() ?? 0;
  return timeOf(live) - timeOf(version);
}

async function publishFour(): Promise<{ table: Table; live: number; first: number }> {
  await publish(folder.uri, [makeStoredItem('a')]);
  const { live: first } = await openNewest();
  for (const id of ['b', 'c', 'd']) await publish(folder.uri, [makeStoredItem(id)]);
  return { ...(await openNewest()), first };
}

describe('versions before the live one', () => {
  it('stay as long as readers may be on them', async () => {
    const { table, live } = await publishFour();
    const before = await versionsOf(table);
    await removeOldVersions(table, live, { marginMs: 0 });
    expect(await versionsOf(table)).toEqual(before);
  });

  it('make room after that, while the live one stays whole', async () => {
    const { table, live, first } = await publishFour();
    const marginMs = await msBetween(table, first, live);
    await removeOldVersions(table, live, { graceMs: 0, marginMs });
    const versions = await versionsOf(table);
    expect(Math.min(...versions)).toBeGreaterThanOrEqual(first);
    expect(versions).toContain(live);
    expect(await liveVersion(table)).toBe(live);
    await publish(folder.uri, [makeStoredItem('e')]);
    const catalogue = await openCatalogue({ uri: folder.uri });
    expect(await catalogue.itemsByIds(['a', 'b', 'c', 'd', 'e'])).toHaveLength(5);
    await catalogue.close();
  });
});
