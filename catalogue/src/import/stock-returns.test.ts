import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { describe, expect, it } from 'vitest';
import { exportItems } from '../feeds/modiste/item-lines.ts';
import { openCatalogue } from '../open-catalogue.ts';
import { openItems } from '../store/item-tables.ts';
import { connectStore } from '../store/store-connection.ts';
import { emptyCatalogue, googleFeed, textFile } from '../testing/import-catalogue.ts';

const row = (id: string, size: string, availability: string) =>
  `${id} ${size},${id},Silk Dress ${id},Soft.,https://a.example/${id},${id}.jpg,80 USD,${availability},Rose,${size},female`;

/** A shop's feed: each product with the sizes that are in stock and those that are sold out. */
const feed = (products: Readonly<Record<string, { in?: string; out?: string }>>) => [
  textFile(
    'feed.csv',
    googleFeed(
      Object.entries(products).flatMap(([id, sizes]) => [
        ...(sizes.in ?? '').split(' ').flatMap((size) => (size ? row(id, size, 'in_stock') : [])),
        ...(sizes.out ?? '')
          .split(' ')
          .flatMap((size) => (size ? row(id, size, 'out_of_stock') : [])),
      ]),
    ),
  ),
];

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const other = { in: 'S M' };

async function returnsOf(uri: string, since: Date, filters: Partial<Filters> = {}) {
  const catalogue = await openCatalogue({ uri });
  const { restocked } = await catalogue.news({
    filters: { ...DEFAULT_FILTERS, ...filters },
    sinceMs: since.getTime(),
    limit: 10,
  });
  await catalogue.close();
  return restocked.map(({ id }) => id);
}

async function shopAfter(...days: [number, Parameters<typeof feed>[0]][]) {
  const catalogue = await emptyCatalogue();
  for (const [number, products] of days) {
    await catalogue.import(feed(products), { now: day(number) });
  }
  return catalogue;
}

describe('returns in stock', () => {
  it('are items that were sold out for more than a day', async () => {
    const { uri } = await shopAfter(
      [1, { other, dress: { in: 'S M' } }],
      [3, { other, dress: { out: 'S M' } }],
      [6, { other, dress: { in: 'S M' } }],
    );
    expect(await returnsOf(uri, day(5))).toEqual(['shop_dress']);
    expect(await returnsOf(uri, day(7))).toEqual([]);
  });

  it('are items that had left their shop, unless one feed alone lacked them', async () => {
    const { uri } = await shopAfter(
      [1, { other, dress: { in: 'M' }, skirt: { in: 'M' } }],
      [3, { other, skirt: { in: 'M' } }],
      [6, { other, dress: { in: 'M' } }],
      [7, { other, dress: { in: 'M' }, skirt: { in: 'M' } }],
    );
    expect(await returnsOf(uri, day(5))).toEqual(['shop_dress']);
  });

  it('are none while they are sold out again', async () => {
    const { uri } = await shopAfter(
      [1, { other, dress: { in: 'M' } }],
      [3, { other, dress: { out: 'M' } }],
      [6, { other, dress: { in: 'M' } }],
      [7, { other, dress: { out: 'M' } }],
    );
    expect(await returnsOf(uri, day(5))).toEqual([]);
  });

  it('are told of the asked sizes', async () => {
    const { uri } = await shopAfter(
      [1, { other, dress: { in: 'S M L' }, skirt: { in: 'S M' } }],
      [3, { other, dress: { in: 'S', out: 'M L' }, skirt: { out: 'S M' } }],
      [6, { other, dress: { in: 'S M', out: 'L' }, skirt: { in: 'S', out: 'M' } }],
    );
    const inSize = (size: string) => returnsOf(uri, day(5), { clothing_size: [size] });
    expect(await returnsOf(uri, day(5))).toEqual(['shop_skirt']);
    expect(await inSize('M')).toEqual(['shop_dress']);
    expect(await inSize('S')).toEqual(['shop_skirt']);
    expect(await inSize('L')).toEqual([]);
  });

  it('are no sizes that an item never had', async () => {
    const { uri } = await shopAfter(
      [1, { other, dress: { in: 'S' } }],
      [6, { other, dress: { in: 'S M' } }],
    );
    expect(await returnsOf(uri, day(5), { clothing_size: ['M'] })).toEqual([]);
  });

  it('are carried by an export into a catalogue that does not know the item', async () => {
    const { uri } = await shopAfter(
      [1, { other, dress: { in: 'M' } }],
      [3, { other, dress: { out: 'M' } }],
      [6, { other, dress: { in: 'M' } }],
    );
    const reader = await openCatalogue({ uri });
    const lines: string[] = [];
    for await (const piece of exportItems(reader.itemsWithPrices())) lines.push(piece);
    await reader.close();
    const copy = await emptyCatalogue();
    const file = textFile('items.jsonl', lines.join(''));
    await copy.import([file], { source: null, now: day(8) });
    expect(await returnsOf(copy.uri, day(5))).toEqual(['shop_dress']);
    const bad = lines.join('').replace('"out":"2026', '"out":"late 2026');
    const summary = await copy.import([textFile('items.jsonl', bad)], { source: null });
    expect(summary.rejections[0]?.reason).toMatch(/^stock_history/);
  });

  it('begin to be noted where an earlier version noted none', async () => {
    const catalogue = await shopAfter([1, { other, dress: { in: 'M' } }]);
    const connection = await connectStore({ uri: catalogue.uri });
    const table = await openItems(connection);
    await table?.dropColumns(['stock']);
    await (await table?.tags())?.update('live', (await table?.version()) ?? 0);
    connection.close();
    expect(await returnsOf(catalogue.uri, day(1))).toEqual([]);
    await catalogue.import(feed({ other }), { now: day(3) });
    await catalogue.import(feed({ other, dress: { in: 'M' } }), { now: day(6) });
    expect(await returnsOf(catalogue.uri, day(5))).toEqual(['shop_dress']);
  });
});
