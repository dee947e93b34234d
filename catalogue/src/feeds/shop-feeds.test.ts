import { describe, expect, it } from 'vitest';
import { readFeedText } from '../testing/read-feed-text.ts';

describe('Shopify', () => {
  const HEADER =
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Variant Image,Gift Card,Status';

  it('reads variants, pictures of their own rows, stock and compare-at prices', async () => {
    const { format, products } = await readFeedText(
      [
        HEADER,
        'tee,Tee,"<p>Soft.</p>\n<li>Cotton",Acme,Shirts,"summer, women",true,Color,Red,shopify,0,deny,20,25,r.jpg,r.jpg,false,active',
        'tee,,,,,,,,Blue,,0,deny,30,25,b.jpg,b.jpg,,',
        'tee,,,,,,,,,,,,,,c.jpg,,,',
      ].join('\n'),
      { siteUrl: 'https://s.example' },
    );
    expect(format).toBe('Shopify product CSV');
    const [red, blue, picture] = products;
    expect(red?.product).toMatchObject({
      description: 'Soft.\n• Cotton',
      link: 'https://s.example/products/tee',
      optionNames: ['Color', '', ''],
      tags: ['summer', 'women'],
    });
    expect(red?.variants[0]).toMatchObject({ price: 20, fullPrice: 25, isInStock: false });
    expect(blue?.variants[0]).toMatchObject({ price: 30, fullPrice: 30, isInStock: true });
    expect(picture).toMatchObject({ line: 5, key: 'tee', variants: [] });
    expect(picture?.product.pictures).toEqual(['c.jpg']);
  });

  it('leaves out what is not for sale, and says why', async () => {
    const { rejected } = await readFeedText(
      [
        HEADER,
        'a,Draft,,,,,true,Title,Default Title,,,,5,,,,false,draft',
        'b,Hidden,,,,,false,Title,Default Title,,,,5,,,,false,active',
        'c,Card,,,,,true,Title,Default Title,,,,5,,,,true,active',
        'd,Bad,,,,,true,Title,Default Title,,,,five,,,,false,active',
      ].join('\n'),
    );
    expect(rejected.map(({ reason, isFault }) => [reason, isFault])).toEqual([
      ['not for sale: draft', false],
      ['not for sale: not published', false],
      ['not a garment: a gift card', false],
      ['bad price "five"', true],
    ]);
  });

  it('reads products.json one product at a time', async () => {
    const products = [1, 2].map((id) => ({
      id,
      handle: `p${id}`,
      title: `Dress "${id}" ] }`,
      body_html: '<b>Long</b>',
      product_type: 'Dresses',
      tags: ['silk'],
      options: [{ name: 'Size' }, { name: 'Colour' }],
      variants: [
        {
          id: id * 10,
          option1: 'S',
          option2: 'Ink',
          price: '80.00',
          compare_at_price: '100.00',
          available: true,
        },
        {
          id: id * 10 + 1,
          option1: 'M',
          option2: 'Ink',
          price: '80.00',
          compare_at_price: null,
          available: false,
        },
      ],
      images: [
        { src: 'a.jpg', variant_ids: [id * 10] },
        { src: 'b.jpg', variant_ids: [] },
      ],
    }));
    const text = JSON.stringify(
      { products: [...products, { id: 3, title: 'No variants' }] },
      null,
      1,
    );
    const read = await readFeedText(text);
    expect(read.format).toBe('Shopify products.json');
    expect(read.products.map(({ key }) => key)).toEqual(['p1', 'p2']);
    expect(read.products[0]?.product.title).toBe('Dress "1" ] }');
    expect(read.products[0]?.variants).toMatchObject([
      {
        sizes: ['S'],
        colors: ['Ink'],
        price: 80,
        fullPrice: 100,
        isInStock: true,
        pictures: ['a.jpg'],
      },
      { sizes: ['M'], colors: ['Ink'], price: 80, fullPrice: 80, isInStock: false, pictures: [] },
    ]);
    const line = text.slice(0, text.indexOf('"No variants"')).split('\n').length - 2;
    expect(read.rejected).toMatchObject([{ line, reason: expect.stringContaining('variants') }]);
    await expect(readFeedText(text.slice(0, -5))).rejects.toThrow(/JSON ends too early/);
  });
});

describe('WooCommerce', () => {
  const HEADER =
    'ID,Type,SKU,Name,Published,Short description,Description,Date sale price starts,Date sale price ends,In stock?,Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)';

  it('brings variations to their parent by SKU or by id, with open attributes', async () => {
    const { format, products, rejected } = await readFeedText(
      [
        HEADER,
        '7,variable,hood,Hoodie,1,Short,,,,1,,,Clothing > Hoodies,"https://s.example/1.jpg, https://s.example/2.jpg",,Color,"Red, Blue",Size,"L, M"',
        '8,variation,hood-r,Hoodie - Red,1,,,2026-06-01,2026-06-15,1,40,45,,https://s.example/r.jpg,hood,Color,Red,Size,',
        '9,variation,hood-b,Hoodie - Blue,1,,,,,0,,50,,,id:7,Color,Blue,Size,M',
        '10,"simple, downloadable, virtual",song,Song,1,,,,,1,,2,Music,,,,,,',
      ].join('\n'),
    );
    expect(format).toBe('WooCommerce product CSV');
    const [parent, red, blue] = products;
    expect(parent).toMatchObject({ key: 'hood', aliases: ['id:7'], isParent: true, variants: [] });
    expect(parent?.product).toMatchObject({ colors: ['Red', 'Blue'], sizes: ['L', 'M'] });
    expect(red).toMatchObject({ key: 'hood' });
    expect(red?.variants[0]).toMatchObject({
      price: 40,
      fullPrice: 45,
      colors: ['Red'],
      sizes: [],
    });
    expect(blue).toMatchObject({ key: 'id:7' });
    expect(blue?.variants[0]).toMatchObject({ price: 50, isInStock: false });
    expect(rejected).toMatchObject([{ line: 5, isFault: false }]);
  });
});

describe('Magento', () => {
  const HEADER =
    'sku,store_view_code,attribute_set_code,product_type,categories,name,description,product_online,visibility,price,special_price,special_price_from_date,special_price_to_date,url_key,base_image,additional_attributes,is_in_stock,configurable_variations,additional_images,price';

  it('reads simple products and the configurable one that names them', async () => {
    const { format, products, rejected } = await readFeedText(
      [
        HEADER,
        'P-S-Red,,Top,simple,Default/Men/Tees,Tee-S-Red,,1,Not Visible Individually,30,24,1/1/26,,,/r.jpg,"size=S,color=Red,note=a, b",1,,,',
        'P,,Top,configurable,"Default/Men/Tees,Default/Sale",Tee,<p>Soft</p>,1,"Catalog, Search",30,,,,tee,/r.jpg,"material=Wool|Fleece,pattern=Solid",1,"sku=P-S-Red,size=S,color=Red|sku=P-M-Red,size=M,color=Red","/r2.jpg,/r3.jpg",',
        'P,de,Top,configurable,,Hemd,,1,,,,,,,,,,,,',
      ].join('\n'),
      { siteUrl: 'https://s.example' },
    );
    expect(format).toBe('Magento 2 product CSV');
    const [simple, parent] = products;
    expect(simple).toMatchObject({ key: 'P-S-Red', isParent: false });
    expect(simple?.standaloneRejection).not.toBeNull();
    expect(simple?.variants[0]).toMatchObject({
      price: 24,
      fullPrice: 30,
      colors: ['Red'],
      sizes: ['S'],
      pictures: ['/r.jpg'],
    });
    expect(parent).toMatchObject({ isParent: true, aliases: ['P-S-Red', 'P-M-Red'] });
    expect(parent?.product).toMatchObject({
      categories: ['Men', 'Tees', 'Sale'],
      materials: ['Wool', 'Fleece'],
      patterns: ['Solid'],
      link: 'https://s.example/tee.html',
      pictures: ['/r.jpg', '/r2.jpg', '/r3.jpg'],
    });
    expect(rejected).toMatchObject([{ line: 4, isFault: false }]);
  });
});
