import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { emptyCatalogue, googleFeed, newFolder, textFile } from '../testing/import-catalogue.ts';
import { formatSummary } from './format-summary.ts';

const SHIRT = [
  's-m-red,shirt,Linen Shirt - Red - M,Airy linen.,https://www.acme.example/shirt,r.jpg,40 USD,in_stock,Red,M,female',
  's-s-red,shirt,Linen Shirt - Red - S,Airy linen.,https://www.acme.example/shirt,r.jpg,45 USD,out_of_stock,Red,S,female',
  's-l-navy,shirt,Linen Shirt - Navy - L,Airy linen.,https://www.acme.example/shirt,n.jpg,38 USD,in_stock,Midnight,L,female',
];
const BELT =
  'belt,,Leather Belt,Soft.,https://www.acme.example/belt,b.jpg,20 USD,in_stock,Brown,,male';
const HAT = 'hat,,Wool Hat,Warm.,https://www.acme.example/hat,h.jpg,15 USD,in_stock,,,';

const feed = (...rows: string[]) => [textFile('feed.csv', googleFeed(rows))];

describe('an import', () => {
  it('makes one item of a product whose rows stand apart', async () => {
    const catalogue = await emptyCatalogue();
    const [red = '', small = '', navy = ''] = SHIRT;
    const summary = await catalogue.import(feed(red, BELT, navy, HAT, small));
    expect(summary).toMatchObject({ rows: 5, rowsInItems: 5, rejected: 0, items: 3, added: 3 });
    const items = await catalogue.items();
    expect([...items.keys()].sort()).toEqual(['shop_belt', 'shop_hat', 'shop_shirt']);
    expect(items.get('shop_shirt')).toMatchObject({
      short_description: 'Linen Shirt',
      price: 38,
      full_price: 38,
      colors: ['Red', 'Blue'],
      sizes: ['S', 'M', 'L'],
      image_urls: ['r.jpg', 'n.jpg'],
      website: 'acme.example',
      try_on_category: 'upper_body',
      other_info: {
        gender: 'Women',
        color_names: ['Red', 'Midnight'],
        clothing_size: ['S', 'M', 'L'],
        sold_out_sizes: ['S'],
        availability: 'in_stock',
        materials: ['linen'],
        source: 'shop',
      },
    });
    expect(items.get('shop_hat')?.other_info.gender).toBe('Unisex');
  });

  it('changes nothing the second time', async () => {
    const catalogue = await emptyCatalogue();
    const first = await catalogue.import(feed(...SHIRT, BELT, HAT));
    let taken = 0;
    const second = await catalogue.import(feed(...SHIRT, BELT, HAT), {
      pictures: {
        take: async (reference) => {
          taken += 1;
          return { url: reference, bytes: null };
        },
      },
    });
    expect(second).toMatchObject({ added: 0, changed: 0, unchanged: 3, gone: 0, returned: 0 });
    expect(second.version).toBe(first.version);
    expect(taken).toBe(0);
  });

  it('writes only what changed', async () => {
    const catalogue = await emptyCatalogue();
    await catalogue.import(feed(...SHIRT, BELT, HAT));
    const summary = await catalogue.import(feed(...SHIRT, BELT.replace('20 USD', '18 USD'), HAT));
    expect(summary).toMatchObject({ changed: 1, unchanged: 2 });
    expect((await catalogue.items()).get('shop_belt')?.price).toBe(18);
  });

  it('makes items that are gone unavailable, and brings them back', async () => {
    const catalogue = await emptyCatalogue();
    await catalogue.import(feed(BELT, HAT));
    await catalogue.import(feed(BELT), { source: 'other' });
    const gone = await catalogue.import(feed(BELT));
    expect(gone).toMatchObject({ unchanged: 1, gone: 1 });
    let items = await catalogue.items();
    expect(items.get('shop_hat')?.other_info.availability).toBe('unavailable');
    expect(items.get('other_belt')?.other_info.availability).toBe('in_stock');
    const back = await catalogue.import(feed(BELT, HAT));
    expect(back).toMatchObject({ unchanged: 1, returned: 1, gone: 0 });
    items = await catalogue.items();
    expect(items.get('shop_hat')?.other_info.availability).toBe('in_stock');
  });

  it('accounts for every rejected row with its file, line and reason', async () => {
    const catalogue = await emptyCatalogue();
    const seen: string[] = [];
    const summary = await catalogue.import(
      [
        textFile('a.csv', googleFeed([BELT, HAT, 'x,,,,https://a.example/x,,5 USD,,,,'])),
        textFile('b.csv', googleFeed([...SHIRT, BELT, 'y,,Cap,,https://a.example/y,,,,,,'])),
        textFile('notes.csv', 'a,b\n1,2\n'),
      ],
      { onRejected: ({ file, line, reason }) => seen.push(`${file}:${line}: ${reason}`) },
    );
    expect(seen.sort()).toEqual([
      'a.csv:4: missing title',
      'b.csv:5: duplicate id "belt", first on line 2 of a.csv',
      'b.csv:6: missing price',
    ]);
    expect(summary).toMatchObject({ rows: 8, rowsInItems: 5, rejected: 3, items: 3 });
    const report = formatSummary(summary);
    expect(report).toContain('8 read = 5 in items + 3 rejected');
    expect(report).toContain('Rejected b.csv, line 6: missing price');
    expect(report).toContain('Skipped notes.csv: a table with the columns a, b is not supported');
  });

  it('counts pictures that lead nowhere as warnings, and looks for them again', async () => {
    const catalogue = await emptyCatalogue();
    const only = (...there: string[]) => ({
      pictures: {
        take: async (reference: string) =>
          there.includes(reference) ? { url: `/pictures/${reference}`, bytes: null } : null,
      },
    });
    const first = await catalogue.import(feed(BELT, HAT), only('b.jpg'));
    expect(first).toMatchObject({ items: 2, added: 2, picturesTaken: 1, picturesMissing: 1 });
    expect(first.missingPictures).toEqual(['h.jpg']);
    const same = await catalogue.import(feed(BELT, HAT), only('b.jpg'));
    expect(same).toMatchObject({ unchanged: 2, changed: 0, picturesMissing: 1 });
    expect(same.version).toBe(first.version);
    const found = await catalogue.import(feed(BELT, HAT), only('b.jpg', 'h.jpg'));
    expect(found).toMatchObject({ unchanged: 1, changed: 1, picturesMissing: 0 });
    const items = await catalogue.items();
    expect(items.get('shop_belt')?.image_urls).toEqual(['/pictures/b.jpg']);
    expect(items.get('shop_hat')?.image_urls).toEqual(['/pictures/h.jpg']);
  });

  it('leaves nothing behind where it sorted the rows, whether it succeeds or fails', async () => {
    const catalogue = await emptyCatalogue();
    const tempFolder = await newFolder();
    await catalogue.import(feed(...SHIRT, BELT), { tempFolder });
    const cut = textFile('cut.csv', googleFeed([BELT, 'x,"']));
    await expect(catalogue.import([cut], { tempFolder })).rejects.toThrow('cut.csv');
    expect(await readdir(tempFolder)).toEqual([]);
  });

  it('keeps different keys apart that read alike', async () => {
    const catalogue = await emptyCatalogue();
    const summary = await catalogue.import(feed(BELT, BELT.replace('belt,', 'BELT!,')));
    expect(summary.items).toBe(2);
    expect((await catalogue.items()).size).toBe(2);
  });
});

describe('an import that cannot be trusted', () => {
  it('leaves the catalogue as it was when a file breaks in the middle', async () => {
    const catalogue = await emptyCatalogue();
    await catalogue.import(feed(BELT));
    const before = await catalogue.items();
    const xml =
      '<rss><channel><item><id>n</id><title>New</title><link>x</link><price>5 USD</price></item><item>';
    await expect(catalogue.import([...feed(HAT), textFile('cut.xml', xml)])).rejects.toThrow(
      /cut\.xml: The XML breaks on line 1/,
    );
    expect(await catalogue.items()).toEqual(before);
  });

  it('is abandoned when more than half of the rows are invalid, unless forced', async () => {
    const catalogue = await emptyCatalogue();
    const bad = ['1', '2'].map((id) => `${id},,Cap,,https://a.example,,cheap,,,,`);
    await expect(catalogue.import(feed(HAT, ...bad))).rejects.toThrow(
      /^2 of 3 rows are invalid:\nfeed\.csv, line 3: bad price "cheap"\nfeed\.csv, line 4/,
    );
    expect((await catalogue.items()).size).toBe(0);
    const forced = await catalogue.import(feed(HAT, ...bad), { force: true });
    expect(forced).toMatchObject({ items: 1, rejected: 2 });
  });

  it('names the supported formats when there is nothing it can read', async () => {
    const catalogue = await emptyCatalogue();
    const file = textFile('x.csv', 'productType,variantId,sku\nmain,1,a\n');
    await expect(catalogue.import([file])).rejects.toThrow(
      /x\.csv: a commercetools product CSV is not supported.*Shopify product CSV/,
    );
  });

  it('stops when it is told to, and leaves the catalogue as it was', async () => {
    const catalogue = await emptyCatalogue();
    const controller = new AbortController();
    await expect(
      catalogue.import(feed(BELT, HAT), {
        signal: controller.signal,
        onProgress: ({ phase }) => phase === 'writing' && controller.abort(),
      }),
    ).rejects.toThrow(/abort/i);
    expect((await catalogue.items()).size).toBe(0);
    expect((await catalogue.import(feed(BELT))).items).toBe(1);
  });
});
