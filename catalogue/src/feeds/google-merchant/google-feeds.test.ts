import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readFeedText } from '../../testing/read-feed-text.ts';

const RSS = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel><title>Shop</title><link>https://shop.example</link>
<item>
  <g:id>A-1</g:id><g:item_group_id>A</g:item_group_id>
  <title><![CDATA[Linen Shirt & Co]]></title>
  <g:description>&lt;p&gt;Airy.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Pure&nbsp;linen&lt;/li&gt;&lt;/ul&gt;</g:description>
  <link>https://shop.example/a?x=1&amp;y=2</link>
  <g:image_link>https://shop.example/a1.jpg</g:image_link>
  <g:additional_image_link>https://shop.example/a2.jpg</g:additional_image_link>
  <g:additional_image_link>https://shop.example/a3.jpg</g:additional_image_link>
  <g:price>1.299,00 €</g:price>
  <g:sale_price>999,50 EUR</g:sale_price>
  <g:sale_price_effective_date>2026-06-01T00:00-0800/2026-06-30T23:59-0800</g:sale_price_effective_date>
  <g:availability>out of stock</g:availability>
  <g:color>Sand/White</g:color><g:size>M</g:size><g:gender>female</g:gender>
  <g:shipping><g:country>US</g:country><g:price>4.99 USD</g:price></g:shipping>
</item>
<item><g:id>B</g:id><title>No price</title><link>https://shop.example/b</link></item>
</channel></rss>`;

const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">
<title>Shop</title>
<entry><g:id>C</g:id><title>Wool Scarf</title><link href="https://shop.example/c"/>
<summary>Warm</summary><g:price>USD 39.99</g:price></entry></feed>`;

const HEADER = 'id\ttitle\tdescription\tlink\timage link\tprice\tsale price\tavailability\tsize';

describe('Google Merchant Center XML', () => {
  it('reads an item with its entities, pictures, prices and list points', async () => {
    const { format, products } = await readFeedText(RSS);
    expect(format).toContain('XML');
    const [row] = products;
    expect(row?.key).toBe('A');
    expect(row?.line).toBe(4);
    expect(row?.product).toMatchObject({
      title: 'Linen Shirt & Co',
      description: 'Airy.\n• Pure linen',
      link: 'https://shop.example/a?x=1&y=2',
      gender: 'female',
    });
    expect(row?.variants).toEqual([
      expect.objectContaining({
        id: 'A-1',
        price: 999.5,
        fullPrice: 1299,
        currency: 'EUR',
        colors: ['Sand', 'White'],
        sizes: ['M'],
        isInStock: false,
        pictures: [
          'https://shop.example/a1.jpg',
          'https://shop.example/a2.jpg',
          'https://shop.example/a3.jpg',
        ],
      }),
    ]);
  });

  it('lets a sale price go once its dates are over', async () => {
    const { products } = await readFeedText(RSS, { now: new Date('2026-07-02T00:00:00Z') });
    expect(products[0]?.variants[0]).toMatchObject({ price: 1299, fullPrice: 1299 });
  });

  it('rejects a product without a price with the line it begins on', async () => {
    const { rejected } = await readFeedText(RSS);
    expect(rejected).toEqual([
      { kind: 'rejected', line: 19, reason: 'missing price', isFault: true, withdraws: null },
    ]);
  });

  it('reads Atom, where links are attributes', async () => {
    const { products } = await readFeedText(ATOM);
    expect(products[0]?.product).toMatchObject({
      link: 'https://shop.example/c',
      description: 'Warm',
    });
    expect(products[0]?.variants[0]?.price).toBe(39.99);
  });

  it('follows the encoding that the XML declares', async () => {
    const start =
      '<?xml version="1.0" encoding="windows-1251"?><rss><channel><item><id>1</id><title>';
    const end =
      '</title><link>https://s.example/1</link><price>9 EUR</price></item></channel></rss>';
    const cyrillic = Buffer.from([0xcf, 0xeb, 0xe0, 0xf2, 0xfc, 0xe5]);
    const { products } = await readFeedText(
      Buffer.concat([Buffer.from(start), cyrillic, Buffer.from(end)]),
    );
    expect(products[0]?.product.title).toBe('Платье');
  });

  it('takes a file that ends in the middle for broken', async () => {
    await expect(readFeedText(RSS.slice(0, -60))).rejects.toThrow(/XML breaks on line/);
  });
});

describe('Google Merchant Center tables', () => {
  it('reads tabs, loose quotes, CRLF and headers with spaces', async () => {
    const feed = `\uFEFF${HEADER}\r\n1\t12" heel boot\tThe "best"\thttps://s.example/1\thttps://s.example/1.jpg\t89.00 USD\t\tin_stock\t8\r\n`;
    const { format, products } = await readFeedText(feed);
    expect(format).toContain('TSV');
    expect(products[0]?.product).toMatchObject({
      title: '12" heel boot',
      description: 'The "best"',
    });
    expect(products[0]?.variants[0]).toMatchObject({ price: 89, sizes: ['8'], isInStock: true });
  });

  it('names the line of a row also behind cells with line breaks and empty lines', async () => {
    const feed = [
      'id,title,description,link,price',
      '1,Shirt,"one\r\ntwo\nthree",https://s.example/1,10 USD',
      '',
      '2,Belt,,https://s.example/2,cheap',
      '3,Hat,"a\nb",https://s.example/3,',
      '4,Cap,,https://s.example/4,5 USD',
    ].join('\r\n');
    const { products, rejected } = await readFeedText(feed);
    expect(products.map(({ line }) => line)).toEqual([2, 9]);
    expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
      [6, 'bad price "cheap"'],
      [7, 'missing price'],
    ]);
  });

  it('unpacks gzip and mends stray Latin-1 bytes', async () => {
    const feed = Buffer.concat([
      Buffer.from('id,title,link,price\n1,Caf'),
      Buffer.from([0xe9]),
      Buffer.from(' Dress – été,https://s.example/1,9.90 EUR\n'),
    ]);
    const { products } = await readFeedText(gzipSync(feed));
    expect(products[0]?.product.title).toBe('Café Dress – été');
  });

  it('takes a packed file that was cut for broken', async () => {
    const packed = gzipSync(`id,title,link,price\n${'1,Shirt,https://s.example/1,5\n'.repeat(50)}`);
    await expect(readFeedText(packed.subarray(0, -12))).rejects.toThrow(/gzip file is damaged/);
  });

  it('takes a last row that stops short for broken, and an open quote', async () => {
    const head = 'id,title,link,price\n1,Shirt,https://s.example/1,5 USD\n';
    await expect(readFeedText(`${head}2,Trou`)).rejects.toThrow(/middle of the row on line 3/);
    await expect(readFeedText(`${head}2,"Trou,x,5\n3,a,b,6\n`)).rejects.toThrow(/Quote Not Closed/);
  });
});
