import { connect } from '@lancedb/lancedb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCatalogue } from '../open-catalogue.ts';
import { type MadeFolder, makeFolder } from '../testing/catalogue-folder.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';
import { makeOlderCatalogue } from '../testing/older-catalogue.ts';
import { CatalogueOutdatedError } from './catalogue-errors.ts';
import { dropRetired, findOutdated, retireTable } from './item-tables.ts';
import { openWriter } from './write/open-writer.ts';

let folder: MadeFolder;
beforeEach(async () => {
  folder = await makeFolder();
});
afterEach(() => folder.remove());

describe('a catalogue of another version', () => {
  it('is refused by readers and writers, who say what to do', async () => {
    const { uri } = folder;
    await makeOlderCatalogue(uri, [makeStoredItem('dress')]);
    await expect(openWriter({ uri })).rejects.toThrow(CatalogueOutdatedError);
    const catalogue = await openCatalogue({ uri });
    await expect(catalogue.stats()).rejects.toThrow('npm run catalogue -- rebuild');
    await catalogue.close();
  });

  it('is not what this version makes itself', async () => {
    const { uri } = folder;
    const writer = await openWriter({ uri });
    await writer.publish();
    const again = await openWriter({ uri });
    expect(await again.known(['any'])).toEqual(new Map());
    await again.abandon();
  });

  it('is dropped once it was retired and its readers had time to leave', async () => {
    await makeOlderCatalogue(folder.uri, [makeStoredItem('dress')]);
    const connection = await connect(folder.uri);
    for (const table of await findOutdated(connection)) await retireTable(table);
    expect(await findOutdated(connection)).toEqual([]);
    await dropRetired(connection, 60_000);
    expect(await connection.tableNames()).toEqual(['items']);
    await dropRetired(connection, 0);
    expect(await connection.tableNames()).toEqual([]);
    connection.close();
  });
});
