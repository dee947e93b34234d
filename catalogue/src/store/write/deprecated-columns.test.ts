import { connect, type Table } from '@lancedb/lancedb';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCatalogue } from '../../open-catalogue.ts';
import { type MadeFolder, makeFolder, publish } from '../../testing/catalogue-folder.ts';
import { makeStoredItem } from '../../testing/make-stored-item.ts';
import { DEPRECATED_COLUMNS } from '../item-schema.ts';
import { openItems } from '../item-tables.ts';

let folder: MadeFolder;
beforeEach(async () => {
  folder = await makeFolder();
});
afterEach(() => folder.remove());

async function inTable<Answer>(work: (table: Table) => Promise<Answer>): Promise<Answer> {
  const connection = await connect(folder.uri);
  const table = await openItems(connection);
  if (table === null) throw new Error('There is no catalogue');
  const answer = await work(table);
  connection.close();
  return answer;
}

const columns = () =>
  inTable(async (table) => (await table.schema()).fields.map(({ name }) => name));

/** Gives the published table the columns that earlier versions wrote. */
const addUnread = () =>
  inTable(async (table) => {
    const vector = { name: 'meaning', valueSql: 'look' };
    const others = DEPRECATED_COLUMNS.filter((name) => name !== vector.name);
    await table.addColumns([vector, ...others.map((name) => ({ name, valueSql: "'any'" }))]);
    await (await table.tags()).update('live', await table.version());
  });

async function found(): Promise<string[]> {
  const catalogue = await openCatalogue({ uri: folder.uri });
  const asked = { query: 'dress', filters: DEFAULT_FILTERS, imageEmbedding: null };
  const { items } = await catalogue.search(asked);
  await catalogue.close();
  return items.map(({ id }) => id).sort();
}

it('reads a table with columns of earlier versions, which it loses when it is written to', async () => {
  await publish(folder.uri, [makeStoredItem('one'), makeStoredItem('two')]);
  await addUnread();
  expect(await columns()).toContain('price_floor');
  expect(await found()).toEqual(['one', 'two']);
  await publish(folder.uri, [makeStoredItem('two', { price: 60 }), makeStoredItem('three')]);
  const left = await columns();
  expect(left.filter((name) => DEPRECATED_COLUMNS.includes(name))).toEqual([]);
  expect(await found()).toEqual(['one', 'three', 'two']);
});
