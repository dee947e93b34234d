import { describe, expect, it } from 'vitest';
import { emptyCatalogue, googleFeed, textFile } from '../testing/import-catalogue.ts';
import { shopWindow } from '../testing/shop-window.ts';

const row = (id: string, price: string, rest = 'in_stock,Red,M,female') =>
  `${id},,Linen Dress,,https://shop.example/${id},${id}.jpg,${price},${rest}`;

const feed = (...rows: string[]) => [textFile('feed.csv', googleFeed(rows))];

describe('rows that sell the same thing twice', () => {
  it('make one item of the first, and the second is rejected with where the first stands', async () => {
    const catalogue = await emptyCatalogue();
    const summary = await catalogue.import(
      feed(row('a', '40 USD'), row('b', '50 USD'), row('a', '30 USD')),
    );
    expect(summary).toMatchObject({ rows: 3, rowsInItems: 2, rejected: 1, items: 2 });
    expect(summary.rejections).toEqual([
      {
        file: 'feed.csv',
        line: 4,
        reason: 'duplicate id "a", first on line 2 of feed.csv',
        isFault: true,
      },
    ]);
    expect((await catalogue.items()).get('shop_a')?.price).toBe(40);
  });

  it('are found across files', async () => {
    const catalogue = await emptyCatalogue();
    const files = [
      textFile('1.csv', googleFeed([row('a', '40 USD')])),
      textFile('2.csv', googleFeed([row('a', '30 USD')])),
    ];
    const { rejections } = await catalogue.import(files);
    expect(rejections).toMatchObject([
      { file: '2.csv', line: 2, reason: 'duplicate id "a", first on line 2 of 1.csv' },
    ]);
  });
});

describe('the currency of an item', () => {
  it.each([
    ['39.90 EUR', 'EUR', 39.9],
    ['EUR 39,90', 'EUR', 39.9],
    ['£1,299.00', 'GBP', 1299],
    ['1.299,00 zł', 'PLN', 1299],
    ['12 000 kr', 'SEK', 12_000],
    ['5000 JPY', 'JPY', 5000],
    ['40', 'CHF', 40],
  ])('of a price "%s" is %s', async (price, currency, amount) => {
    const catalogue = await emptyCatalogue();
    await catalogue.import(feed(row('a', `"${price}"`)), { currency: 'CHF' });
    const item = (await catalogue.items()).get('shop_a');
    expect([item?.other_info.currency, item?.price]).toEqual([currency, amount]);
  });

  it('is that of its first variant, and variants in another one set no price', async () => {
    const catalogue = await emptyCatalogue();
    const variant = (id: string, price: string, size: string) =>
      `${id},dress,Linen Dress,,https://shop.example/d,d.jpg,${price},in_stock,Red,${size},female`;
    await catalogue.import(
      feed(variant('1', '80 EUR', 'S'), variant('2', '70 EUR', 'M'), variant('3', '10 USD', 'L')),
    );
    expect(shopWindow((await catalogue.items()).get('shop_dress'))).toMatchObject({
      price: '70 of 70 EUR',
      sizes: ['S', 'M', 'L'],
    });
  });
});

describe('an item that is free or has no price', () => {
  it('is rejected', async () => {
    const catalogue = await emptyCatalogue();
    const rows = [row('a', '0 USD'), row('b', ''), row('c', '-5 USD'), row('d', '20 USD')];
    const { rejections } = await catalogue.import(feed(...rows), { force: true });
    expect(rejections.map(({ line, reason }) => `${line}: ${reason}`).sort()).toEqual([
      '2: missing price: no variant has one above zero',
      '3: missing price',
      '4: bad price "-5 USD"',
    ]);
    expect([...(await catalogue.items()).keys()]).toEqual(['shop_d']);
  });
});

describe('an import of several files', () => {
  it('takes nothing of any where one breaks', async () => {
    const catalogue = await emptyCatalogue();
    const files = [
      textFile('1.csv', googleFeed([row('a', '40 USD')])),
      textFile('2.json', '{"products": [{"handle": "b", "variants": ['),
    ];
    await expect(catalogue.import(files)).rejects.toThrow('2.json: The JSON ends too early');
    expect((await catalogue.items()).size).toBe(0);
  });

  it('needs a name of the source for all but items that name their own', async () => {
    const catalogue = await emptyCatalogue();
    await expect(catalogue.import(feed(row('a', '40 USD')), { source: null })).rejects.toThrow(
      'feed.csv does not name its source. Give it a name with --source.',
    );
  });
});
