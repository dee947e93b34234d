import { describe, expect, it } from 'vitest';
import { makeStoredItem } from '../testing/make-stored-item.ts';
import { readFeedText } from '../testing/read-feed-text.ts';

const GROUP = {
  '@context': 'https://schema.org',
  '@type': 'ProductGroup',
  productGroupID: 'coat',
  name: 'Wool Coat',
  brand: { '@type': 'Brand', name: 'Alder' },
  audience: { '@type': 'PeopleAudience', suggestedGender: 'https://schema.org/Female' },
  material: 'wool',
  hasVariant: [
    {
      '@type': 'Product',
      sku: 'coat-m',
      size: { '@type': 'SizeSpecification', name: 'M' },
      color: 'Camel',
      image: ['m.jpg', { '@type': 'ImageObject', contentUrl: 'm2.jpg' }],
      offers: {
        '@type': 'Offer',
        price: 150,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/OutOfStock',
        priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '200.00' },
      },
    },
    {
      '@type': 'Product',
      sku: 'coat-l',
      size: 'L',
      color: 'Camel',
      offers: [{ '@type': 'Offer', price: '170', priceCurrency: 'EUR' }],
    },
  ],
};

const product = (sku: string) => ({
  '@type': 'Product',
  sku,
  name: `Belt ${sku}`,
  offers: { '@type': 'AggregateOffer', lowPrice: '19.00', priceCurrency: 'USD' },
});

describe('schema.org JSON-LD', () => {
  it('reads a product group with its variants as one row', async () => {
    const { format, products } = await readFeedText(JSON.stringify(GROUP));
    expect(format).toContain('JSON-LD');
    expect(products).toHaveLength(1);
    expect(products[0]).toMatchObject({
      key: 'coat',
      product: { brand: 'Alder', gender: 'Female' },
    });
    expect(products[0]?.variants).toMatchObject([
      {
        id: 'coat-m',
        price: 150,
        fullPrice: 200,
        currency: 'EUR',
        isInStock: false,
        sizes: ['M'],
        pictures: ['m.jpg', 'm2.jpg'],
      },
      { id: 'coat-l', price: 170, fullPrice: 170, isInStock: true, sizes: ['L'] },
    ]);
  });

  it('finds products in graphs and item lists, and rejects one without a price', async () => {
    const graph = {
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', name: 'Home' }] },
        { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: product('a') }] },
        product('b'),
        { '@type': 'Product', sku: 'c', name: 'No offer' },
      ],
    };
    const { products, rejected } = await readFeedText(JSON.stringify(graph, null, 2));
    expect(products.map(({ key }) => key)).toEqual(['a', 'b']);
    expect(products[0]?.variants[0]?.price).toBe(19);
    expect(rejected.map(({ reason }) => reason)).toEqual(['missing price']);
  });

  it('reads the scripts of a web page', async () => {
    const page = `<!DOCTYPE html>\n<html><head><script>var a = 1;</script>
<script type="application/ld+json">${JSON.stringify(product('d'))}</script></head>
<body><script type='application/ld+json'>{"@type": "Product",}</script></body></html>`;
    const { products, rejected } = await readFeedText(page);
    expect(products.map(({ key, line }) => [key, line])).toEqual([['d', 3]]);
    expect(rejected.map(({ line }) => line)).toEqual([4]);
  });
});

describe('JSON Lines of items', () => {
  const { item } = makeStoredItem('alder_dress');

  it('reads items and rejects lines that are none', async () => {
    const lines = [JSON.stringify(item), '', '{broken', JSON.stringify({ ...item, price: 'x' })];
    const { format, rows, rejected } = await readFeedText(`${lines.join('\n')}\n`);
    expect(format).toBe('JSON Lines of items');
    expect(rows[0]).toEqual({ kind: 'item', line: 1, item, prices: [], stock: null });
    expect(rejected.map(({ line }) => line)).toEqual([3, 4]);
    expect(rejected[1]?.reason).toContain('price');
  });

  it('takes a file that ends in the middle of a line for broken', async () => {
    const text = `${JSON.stringify(item)}\n${JSON.stringify(item).slice(0, 80)}`;
    await expect(readFeedText(text)).rejects.toThrow('middle of line 2');
  });
});

describe('what is no feed', () => {
  it('is named, with what it looks like', async () => {
    const commercetools = 'productType,variantId,sku,prices,name.en\nmain,1,M0,EUR 100,Chino\n';
    await expect(readFeedText(commercetools)).rejects.toThrow(/commercetools/);
    await expect(readFeedText('sku,linked_sku\na,b\n')).rejects.toThrow('sku, linked_sku');
    await expect(readFeedText('<svg></svg>')).rejects.toThrow(/neither RSS nor Atom/);
    await expect(readFeedText('{"a":1}')).rejects.toThrow(/unknown layout/);
    await expect(readFeedText('')).rejects.toThrow(/empty/);
  });
});
