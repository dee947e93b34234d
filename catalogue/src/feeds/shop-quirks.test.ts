import { describe, expect, it } from 'vitest';
import { readFeedText } from '../testing/read-feed-text.ts';

describe('Shopify', () => {
  it("reads the newer template with its metafields as the product's own facts", async () => {
    const { format, products } = await readFeedText(
      [
        'Title,URL handle,Status,Option1 name,Option1 value,Price,Compare-at price,Product image URL,Variant image URL,Inventory tracker,Inventory quantity,Continue selling when out of stock,Color (product.metafields.shopify.color-pattern),Target gender (product.metafields.shopify.target-gender)',
        'Bucket Hat,hat,Active,Size,S,25,30,https://s.example/a.jpg,https://s.example/b.jpg,shopify,0,DENY,navy; white,male',
      ].join('\n'),
    );
    expect(format).toBe('Shopify product CSV');
    expect(products[0]).toMatchObject({
      key: 'hat',
      product: {
        colors: ['navy', 'white'],
        gender: 'male',
        pictures: ['https://s.example/a.jpg'],
      },
      variants: [
        { price: 25, fullPrice: 30, isInStock: false, pictures: ['https://s.example/b.jpg'] },
      ],
    });
  });

  it.each([
    ['1,299.00', '1,499.00', 1299, 1499],
    ['20', '0.00', 20, 20],
    ['20', '15', 20, 20],
  ])('reads %s compared at %s', async (price, compareAt, now, full) => {
    const { products } = await readFeedText(
      `Handle,Title,Variant Price,Variant Compare At Price\na,Tee,"${price}","${compareAt}"\n`,
    );
    expect(products[0]?.variants[0]).toMatchObject({ price: now, fullPrice: full });
  });

  it('reads a single product of the Admin API, with its one picture', async () => {
    const product = {
      id: 1,
      handle: 'tee',
      title: 'Tee',
      image: { src: 'https://s.example/a.jpg' },
      variants: [{ id: 2, price: '9.00' }],
    };
    const { products } = await readFeedText(JSON.stringify({ product }));
    expect(products).toMatchObject([
      { key: 'tee', product: { pictures: ['https://s.example/a.jpg'] } },
    ]);
  });
});

describe('WooCommerce', () => {
  it("understands the exporter's escapes and pipes between values", async () => {
    const { products } = await readFeedText(
      [
        'ID,Type,SKU,Name,Description,Regular price,Categories,Attribute 1 name,Attribute 1 value(s)',
        String.raw`1,simple,A,"Leather\, Belt",<b>One</b>\ntwo,"65,00","Belts > Suede\, Nubuck, Sale",Color,"Dark\, Brown | Red"`,
      ].join('\n'),
    );
    expect(products[0]?.product).toMatchObject({
      title: 'Leather, Belt',
      description: 'One\ntwo',
      categories: ['Belts', 'Suede, Nubuck', 'Sale'],
      colors: ['Dark, Brown', 'Red'],
    });
  });
});

describe('Magento', () => {
  const HEADER =
    'sku,product_type,attribute_set_code,name,price,special_price,special_price_to_date,additional_attributes,configurable_variations,size';

  it.each([
    ['a new line', '\n', '\n'],
    ['a bar', '|', '|'],
    ['a semicolon', ';', ';'],
  ])('parts attributes and variations at %s', async (_name, part, between) => {
    const attributes = ['material=Wool', 'pattern=Solid'].join(part);
    const variations = ['sku=T-S,size=S', 'sku=T-M,size=M'].join(between);
    const { products } = await readFeedText(
      `${HEADER}\nT,configurable,Top,Tee,9,,,"${attributes}","${variations}",\n`,
    );
    expect(products[0]).toMatchObject({
      aliases: ['T-S', 'T-M'],
      product: { materials: ['Wool'], patterns: ['Solid'] },
      variants: [{ sizes: ['S'] }, { sizes: ['M'] }],
    });
  });

  it('reads attributes in columns of their own, and ends a sale at a time of day', async () => {
    const { products } = await readFeedText(
      `${HEADER}\nJ,simple,Bottom,Jeans,70,50,"6/15/26, 11:00 AM",,,34\n`,
    );
    expect(products[0]?.variants[0]).toMatchObject({ price: 70, sizes: ['34'] });
  });
});

describe('JSON-LD', () => {
  const GROUP = {
    '@type': 'ProductGroup',
    '@id': '#coat',
    productGroupID: 'C1',
    name: 'Winter coat',
    hasVariant: [{ '@id': '#v1' }, { '@id': '#v2' }, { url: 'https://s.example/other' }],
  };
  const variant = (id: string, size: string, price: number) => ({
    '@type': 'Product',
    '@id': id,
    name: `${size} coat`,
    sku: `C1-${size}`,
    size: {
      '@type': 'SizeSpecification',
      name: size,
      sizeSystem: 'https://schema.org/WearableSizeSystemUK',
      sizeGroup: 'https://schema.org/WearableSizeGroupPetite',
    },
    image: '/a.jpg',
    offers: { price, priceCurrency: 'USD', url: '/coat' },
  });

  it('brings products to the group that names them by reference', async () => {
    const { products, rejected } = await readFeedText(
      JSON.stringify({ '@graph': [GROUP, variant('#v1', '10', 40), variant('#v2', '12', 50)] }),
    );
    expect(rejected).toEqual([]);
    expect(products).toMatchObject([
      {
        key: 'C1',
        product: { title: 'Winter coat', sizeSystem: 'UK', sizeTypes: ['Petite'] },
        variants: [
          { sizes: ['10'], price: 40 },
          { sizes: ['12'], price: 50 },
        ],
      },
    ]);
  });

  it('reads what pages wrap around their JSON, and addresses as the page means them', async () => {
    const json = JSON.stringify(variant('#v1', '10', 40)).replace('10 coat', 'Long\ncoat');
    const { products, rejected } = await readFeedText(
      `<!doctype html><html><head><link rel="canonical" href="https://s.example/coat"></head><body><script type="application/ld+json">/*<![CDATA[*/${json};/*]]>*/</script></body></html>`,
    );
    expect(rejected).toEqual([]);
    expect(products).toMatchObject([
      {
        product: { title: 'Long coat', link: 'https://s.example/coat' },
        variants: [{ pictures: ['https://s.example/a.jpg'] }],
      },
    ]);
  });
});

describe('items of our own that leave things unsaid', () => {
  it('need an id, a title and a price', async () => {
    const { products, rejected } = await readFeedText(
      [
        '{"id":"a","short_description":"Boots","price":120,"full_price":150,"sizes":["8","9"],"colors":["Black"],"try_on_category":"shoes","other_info":{"sold_out_sizes":["9"]}}',
        '{"id":"b","short_description":"Scarf"}',
        '{"id":"c","price":3}',
      ].join('\n'),
    );
    expect(products).toMatchObject([
      {
        key: 'a',
        product: { title: 'Boots', tryOnCategory: 'shoes' },
        variants: [
          { sizes: ['8'], colors: ['Black'], price: 120, fullPrice: 150, isInStock: true },
          { sizes: ['9'], isInStock: false },
        ],
      },
    ]);
    expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'missing price'],
      [3, 'missing title'],
    ]);
  });

  it('may come as one list', async () => {
    const { products } = await readFeedText('[\n{"id":"a","short_description":"Tee","price":9}\n]');
    expect(products).toMatchObject([{ line: 2, key: 'a' }]);
  });
});
