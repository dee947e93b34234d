import type { Table } from '@lancedb/lancedb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openItems } from '../store/item-tables.ts';
import { type MadeFolder, makeFolder, publish } from '../store/made-catalogue-folder.ts';
import { makeStoredItem } from '../store/made-item.ts';
import { connectStore } from '../store/store-connection.ts';
import { fromPrices } from './from-prices.ts';
import { fromListing } from './sources.ts';

const ITEMS = 5_200;
/** Most cost the same, so that a bound met by a sample is met by thousands or by hardly any. */
const priceOf = (at: number) => (at % 40 === 0 ? 10 + (at % 97) + at / 1e4 : 60);
const prices = new Map(
  Array.from({ length: ITEMS }, (_, at) => [`id-${String(at).padStart(5, '0')}`, priceOf(at)]),
);
const rowsOf = (ids: Iterable<string>) =>
  Array.from(ids, (id) => makeStoredItem(id, { price: prices.get(id) ?? 0 }));

let folder: MadeFolder;
let table: Table;
beforeAll(async () => {
  folder = await makeFolder();
  await publish(folder.uri, rowsOf(prices.keys()));
  table = await openNewest();
}, 30_000);
afterAll(() => folder.remove());

async function openNewest(): Promise<Table> {
  const opened = await openItems(await connectStore({ uri: folder.uri }));
  if (opened === null) throw new Error('Nothing was published');
  return opened;
}

/** Makes what a sample of this catalogue sees the only cheap things in it. */
async function misleadSample(): Promise<void> {
  const sample = await fromListing(table, 'available', { total: ITEMS });
  const seen = sample.slice(0, 2).map(({ candidate }) => candidate.id);
  for (const id of seen) prices.set(id, 5);
  await publish(folder.uri, rowsOf(seen));
  table = await openNewest();
}

function inOrder(ascending: boolean, limit: number): string[] {
  const sign = ascending ? 1 : -1;
  return [...prices]
    .toSorted(([a, priceA], [b, priceB]) => sign * (priceA - priceB) || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([id]) => id);
}

describe('a listing by price over many items', () => {
  it.each([
    ['the cheapest', true, 60],
    ['the dearest', false, 60],
    ['the cheapest one', true, 1],
    ['the dearest one', false, 1],
    ['a thousand', true, 1_000],
  ])('gives %s exactly, though it sorts only a part', async (_, ascending, limit) => {
    const found = await fromPrices(table, 'available', { ascending, limit, total: ITEMS });
    expect(found.map(({ candidate }) => candidate.id)).toEqual(inOrder(ascending, limit));
  });

  it('sorts all where a sample promised more than there is', async () => {
    await misleadSample();
    const order = { ascending: true, limit: 3, total: ITEMS };
    const found = await fromPrices(table, 'available', order);
    expect(found.map(({ candidate }) => candidate.id)).toEqual(inOrder(true, 3));
  });
});
