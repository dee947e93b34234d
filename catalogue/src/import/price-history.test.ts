import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../open-catalogue.ts';
import { openItems } from '../store/item-tables.ts';
import { connectStore } from '../store/store-connection.ts';
import { publish } from '../testing/catalogue-folder.ts';
import { emptyCatalogue, googleFeed, textFile } from '../testing/import-catalogue.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';

const row = (id: string, price: string) =>
  `${id},,Silk Dress ${id},Soft.,https://a.example/${id},${id}.jpg,${price},in_stock,Rose,M,female`;

const feed = (...prices: [id: string, price: string][]) => [
  textFile('feed.csv', googleFeed(prices.map(([id, price]) => row(id, price)))),
];

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** Each point as its day of January and its price. */
async function pricesOf(uri: string, id: string) {
  const catalogue = await openCatalogue({ uri });
  const history = await catalogue.priceHistory(id);
  await catalogue.close();
  return history?.points.map(({ at, price }) => [new Date(at).getUTCDate(), price]);
}

async function versionOf(uri: string) {
  const catalogue = await openCatalogue({ uri });
  const version = await catalogue.publishedVersion();
  await catalogue.close();
  return version;
}

/** Takes from the live table what today's writers add to it. */
async function forgetPrices(uri: string): Promise<void> {
  const connection = await connectStore({ uri });
  const table = await openItems(connection);
  if (table === null) throw new Error('There is no catalogue');
  await table.dropColumns(['prices']);
  await (await table.tags()).update('live', await table.version());
  connection.close();
}

describe('the price history of an item', () => {
  it('grows by an import that changes its price, and by no other', async () => {
    const catalogue = await emptyCatalogue();
    await catalogue.import(feed(['a', '80 USD'], ['b', '30 USD']), { now: day(1) });
    const first = await versionOf(catalogue.uri);
    await catalogue.import(feed(['a', '80 USD'], ['b', '30 USD']), { now: day(2) });
    expect(await versionOf(catalogue.uri)).toBe(first);
    await catalogue.import(feed(['a', '60 USD'], ['b', '30 USD']), { now: day(3) });
    expect(await versionOf(catalogue.uri)).not.toBe(first);
    await catalogue.import(feed(['a', '60 USD'], ['b', '30 USD']), { now: day(4), refresh: true });
    expect(await pricesOf(catalogue.uri, 'shop_a')).toEqual([
      [1, 80],
      [3, 60],
    ]);
    expect(await pricesOf(catalogue.uri, 'shop_b')).toEqual([[1, 30]]);
    expect(await pricesOf(catalogue.uri, 'nobody')).toBeUndefined();
  });

  it('goes on when the item leaves its shop and comes back', async () => {
    const catalogue = await emptyCatalogue();
    await catalogue.import(feed(['a', '80 USD'], ['b', '30 USD']), { now: day(1) });
    await catalogue.import(feed(['b', '30 USD']), { now: day(2) });
    expect(await pricesOf(catalogue.uri, 'shop_a')).toEqual([[1, 80]]);
    await catalogue.import(feed(['a', '70 USD'], ['b', '30 USD']), { now: day(3) });
    expect(await pricesOf(catalogue.uri, 'shop_a')).toEqual([
      [1, 80],
      [3, 70],
    ]);
  });

  it('begins anew in another currency', async () => {
    const catalogue = await emptyCatalogue();
    await catalogue.import(feed(['a', '80 USD']), { now: day(1) });
    await catalogue.import(feed(['a', '75 EUR']), { now: day(2) });
    const reader = await openCatalogue({ uri: catalogue.uri });
    expect(await reader.priceHistory('shop_a')).toEqual({
      currency: 'EUR',
      points: [{ at: '2026-01-02T00:00:00.000Z', price: 75, full_price: 75 }],
    });
    await reader.close();
  });

  it('begins with the next import where an earlier version noted none', async () => {
    const catalogue = await emptyCatalogue();
    const prices = [
      ['a', '80 USD'],
      ['b', '30 USD'],
    ] satisfies [string, string][];
    await catalogue.import(feed(...prices), { now: day(1) });
    await forgetPrices(catalogue.uri);
    expect(await pricesOf(catalogue.uri, 'shop_a')).toEqual([]);
    const items = await catalogue.items();
    await catalogue.import(feed(['a', '60 USD'], ['b', '30 USD']), { now: new Date() });
    expect([...items.keys()]).toEqual([...(await catalogue.items()).keys()]);
    const changed = await pricesOf(catalogue.uri, 'shop_a');
    expect(changed?.map(([, price]) => price)).toEqual([80, 60]);
    expect(await pricesOf(catalogue.uri, 'shop_b')).toHaveLength(1);
  });

  it('is carried by an export into a catalogue that does not know the item', async () => {
    const line = (price: number) =>
      JSON.stringify({
        ...makeStoredItem('a', { price }).item,
        price_history: [{ at: '2026-01-01T00:00:00.000Z', price: 90, full_price: 90 }],
      });
    const catalogue = await emptyCatalogue();
    const bring = (price: number, date: number) =>
      catalogue.import([textFile('items.jsonl', line(price))], { source: null, now: day(date) });
    await bring(80, 5);
    await bring(70, 6);
    expect(await pricesOf(catalogue.uri, 'a')).toEqual([
      [1, 90],
      [5, 80],
      [6, 70],
    ]);
    const file = textFile('items.jsonl', JSON.stringify(makeStoredItem('a', { price: 70 }).item));
    const silent = await catalogue.import([file], { source: null, now: day(7) });
    expect(silent.unchanged).toBe(1);
    const bad = line(70).replace('2026-01-01T', 'yesterday ');
    const summary = await catalogue.import([textFile('items.jsonl', `${line(70)}\n${bad}`)], {
      source: null,
      now: day(7),
    });
    expect(summary.rejections[0]?.reason).toMatch(/^price_history\.0\.at/);
  });
});

describe('an item that a feed names earlier prices of', () => {
  it('is sold since the first of them, and not news of today', async () => {
    const line = (id: string, at: string) =>
      JSON.stringify({
        ...makeStoredItem(id, { price: 70 }).item,
        price_history: [{ at, price: 70, full_price: 70 }],
      });
    const catalogue = await emptyCatalogue();
    const lines = [
      line('old', '2025-11-02T06:00:00.000Z'),
      line('new', '2026-01-03T06:00:00.000Z'),
      JSON.stringify(makeStoredItem('unnamed', { price: 70 }).item),
      line('later', '2026-02-01T06:00:00.000Z'),
    ];
    await catalogue.import([textFile('items.jsonl', lines.join('\n'))], {
      source: null,
      now: day(5),
    });
    const reader = await openCatalogue({ uri: catalogue.uri });
    const news = await reader.news({
      filters: DEFAULT_FILTERS,
      sinceMs: day(1).getTime(),
      limit: 5,
    });
    await reader.close();
    expect(news.arrived.map(({ id }) => id).toSorted()).toEqual(['later', 'new', 'unnamed']);
  });
});

/** Imports a changed feed and stops for ever where `publish` has written all but moved the tag. */
const CHILD = `
const [uri, feed] = process.argv.slice(1);
const { importFeed } = await import(process.env.IMPORT_FEED);
const { openWriter } = await import(process.env.OPEN_WRITER);
const writer = await openWriter({ uri });
const publish = async () => {
  await writer.keep();
  console.log('held');
  setInterval(() => {}, 1000);
  return new Promise(() => {});
};
async function* open() { yield Buffer.from(feed); }
await importFeed({ openWriter: async () => Object.assign(writer, { publish }), files: [{ name: 'feed.csv', open }],
  source: 'shop', pictures: { take: async (url) => ({ url, bytes: null }) }, now: new Date() });
`;

async function killBeforePublish(uri: string, text: string): Promise<void> {
  const args = ['--input-type=module', '-e', CHILD, uri, text];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      IMPORT_FEED: import.meta.resolve('./import-feed.ts'),
      OPEN_WRITER: import.meta.resolve('../store/write/open-writer.ts'),
    },
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

describe('an import that is killed when all but its publishing is done', () => {
  it('leaves no price behind that was never shown', async () => {
    const catalogue = await emptyCatalogue();
    await catalogue.import(feed(['a', '80 USD']), { now: day(1) });
    await killBeforePublish(catalogue.uri, googleFeed([row('a', '20 USD')]));
    expect(await pricesOf(catalogue.uri, 'shop_a')).toEqual([[1, 80]]);
    await catalogue.import(feed(['a', '60 USD']), { now: day(3) });
    expect(await pricesOf(catalogue.uri, 'shop_a')).toEqual([
      [1, 80],
      [3, 60],
    ]);
  });
});

describe('what no import wrote', () => {
  it('has no history', async () => {
    const { uri } = await emptyCatalogue();
    expect(await versionOf(uri)).toBeNull();
    await publish(uri, [makeStoredItem('a')]);
    expect(await pricesOf(uri, 'a')).toEqual([]);
  });
});
