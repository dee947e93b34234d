import { describe, expect, it } from 'vitest';
import { readFeedText } from '../../testing/read-feed-text.ts';

const rss = (namespace: string, inner: string): string =>
  `<?xml version="1.0"?><rss version="2.0" ${namespace}><channel>${inner}</channel></rss>`;

describe('what shops write into a Google feed', () => {
  it('is read under whatever prefix the document gives the namespace, and never an Atom link of the feed', async () => {
    const { products } = await readFeedText(
      rss(
        'xmlns:c="http://base.google.com/ns/1.0" xmlns:atom="http://www.w3.org/2005/Atom"',
        '<item><c:id>1</c:id><title>Shirt</title><atom:link href="https://s.example/self"/><link>https://s.example/1</link><c:price>30 EUR</c:price></item>',
      ),
    );
    expect(products).toMatchObject([{ key: '1', product: { link: 'https://s.example/1' } }]);
  });

  it("takes Google's id, title and page before those of Atom", async () => {
    const { products } = await readFeedText(
      `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry>
        <id>tag:s.example,2026:1</id><title>Entry</title><g:id>A1</g:id><g:title>Blouse</g:title>
        <link rel="self" href="https://s.example/api/1"/><link rel="alternate" href="https://s.example/1"/>
        <g:price>20 GBP</g:price></entry></feed>`,
    );
    expect(products).toMatchObject([
      { key: 'A1', product: { title: 'Blouse', link: 'https://s.example/1' } },
    ]);
  });

  it('knows the numbers of its categories, and drops numbers that are not of clothes', async () => {
    const item = (id: string, category: number) =>
      `<item><g:id>${id}</g:id><title>Strato</title><g:price>1 USD</g:price><g:google_product_category>${category}</g:google_product_category></item>`;
    const { products } = await readFeedText(
      rss('xmlns:g="http://base.google.com/ns/1.0"', item('a', 187) + item('b', 404)),
    );
    expect(products.map(({ product }) => product.categories)).toEqual([['Shoes'], []]);
  });

  it('says whose numbers the sizes are and how they are cut, in columns named by hand', async () => {
    const { products } = await readFeedText(
      'ID\tTitle\tPrice\tLink\tSize\tSize system\tSize type\r\n1\tTrousers\t59 USD\thttps://s.example\t38, 40\tEU\tpetite,maternity\r\n',
    );
    expect(products[0]?.product).toMatchObject({
      sizeSystem: 'EU',
      sizeTypes: ['petite', 'maternity'],
    });
    expect(products[0]?.variants[0]?.sizes).toEqual(['38', '40']);
  });

  it('holds quotes that belong to a text', async () => {
    const { products } = await readFeedText(
      [
        'id\ttitle\tprice\tlink\tdescription',
        '1\t"Best" Sweater\t9 USD\thttps://s.example/1\t5" ribbing, says "wow"',
        '2\t"Oversized Tee\t9 USD\thttps://s.example/2\tplain',
        '3\t"Quoted ""Tee"""\t9 USD\thttps://s.example/3\t"one\ntwo\tthree"',
        '4\tLast\t9 USD\thttps://s.example/4\t"open',
      ].join('\n'),
    );
    expect(products.map(({ line, product }) => [line, product.title, product.description])).toEqual(
      [
        [2, '"Best" Sweater', '5" ribbing, says "wow"'],
        [3, '"Oversized Tee', 'plain'],
        [4, 'Quoted "Tee"', 'one\ntwo three'],
        [6, 'Last', '"open'],
      ],
    );
  });

  it.each([
    ['Rs. 1,499.00', 1499, 'INR'],
    ['R$ 59,90', 59.9, 'BRL'],
    ['249 kr', 249, 'SEK'],
  ])('reads the price %s', async (price, amount, currency) => {
    const { products } = await readFeedText(
      `id\ttitle\tlink\tprice\n1\tTee\thttps://s.example\t${price}\n`,
    );
    expect(products[0]?.variants[0]).toMatchObject({ price: amount, currency });
  });
});

describe('a file that is no feed', () => {
  it.each([
    ['PK\u0003\u0004\u0014\u0000', /zip archive/],
    ['', /empty/],
    ['abc\u0000def', /not a text file/],
  ])('is named for what it is', async (text, message) => {
    await expect(readFeedText(text)).rejects.toThrow(message);
  });

  it('does not unfold entities that name one another', async () => {
    const bomb =
      '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><rss><channel><item><id>1</id><title>&b;</title></item></channel></rss>';
    await expect(readFeedText(bomb)).rejects.toThrow(/entity/i);
  });
});
