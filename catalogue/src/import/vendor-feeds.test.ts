import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { FeedFile } from '../feeds/feed-file.ts';
import { GOOGLE_MERCHANT_XML } from '../testing/feeds/google-merchant-xml.ts';
import { JSON_LD_PRODUCT_PAGE } from '../testing/feeds/json-ld-page.ts';
import { MAGENTO_CSV_EXPORT } from '../testing/feeds/magento-csv.ts';
import { SHOPIFY_PRODUCTS_CSV } from '../testing/feeds/shopify-products-csv.ts';
import { SHOPIFY_PRODUCTS_JSON } from '../testing/feeds/shopify-products-json.ts';
import { WOOCOMMERCE_CSV_EXPORT } from '../testing/feeds/woocommerce-csv.ts';
import { emptyCatalogue, textFile } from '../testing/import-catalogue.ts';
import { shopWindow } from '../testing/shop-window.ts';

/** Imports one file into an empty catalogue. */
async function importText(text: string) {
  const catalogue = await emptyCatalogue();
  const options = { siteUrl: 'https://shop.example/', force: true };
  const summary = await catalogue.import([textFile('feed', text)], options);
  const items = await catalogue.items();
  return {
    format: summary.files[0]?.format,
    rejected: summary.rejections.map(({ line, reason }) => `${line}: ${reason}`),
    ids: [...items.keys()],
    items,
    shown: (id: string) => shopWindow(items.get(id)),
  };
}

describe('a Google Merchant Center feed in German', () => {
  it('becomes items with today’s prices, German sizes and English facts', async () => {
    const { format, ids, items, shown } = await importText(GOOGLE_MERCHANT_XML);
    expect(format).toBe('Google Merchant Center XML (RSS or Atom)');
    expect(ids).toEqual(['shop_an-100', 'shop_an-200']);
    expect(shown('shop_an-100')).toEqual({
      title: 'Wickelkleid aus Viskose',
      brand: 'Atelier Nord',
      price: '69.95 of 89.95 EUR',
      colors: ['Red'],
      colorNames: ['Rot'],
      sizes: ['36', '38'],
      soldOut: ['38'],
      gender: 'Women',
      type: 'wrap-dress',
      materials: ['viscose'],
      availability: 'in_stock',
      link: 'https://www.atelier-nord.de/kleider/wickelkleid?groesse=36&farbe=rot',
      pictures: [
        'https://cdn.atelier-nord.de/an-100-rot.jpg',
        'https://cdn.atelier-nord.de/an-100-rot-2.jpg',
      ],
    });
    const dress = items.get('shop_an-100');
    expect(dress?.website).toBe('atelier-nord.de');
    expect(dress?.discount_perc).toBe(22);
    expect(dress?.other_info.clothing_canonical_size).toEqual(['6', '8']);
    expect(dress?.description).toBe(
      'Fließendes Wickelkleid mit V-Ausschnitt.\n• Viskose\n• Knielang',
    );
  });

  it('shows the full price once a sale is over, and takes preorders for available', async () => {
    const { shown } = await importText(GOOGLE_MERCHANT_XML);
    expect(shown('shop_an-200')).toMatchObject({
      title: 'Herren Strickpullover – Merinowolle',
      price: '129 of 129 EUR',
      gender: 'Men',
      colors: ['Blue'],
      availability: 'in_stock',
    });
  });

  it('rejects candles and prices on request, each with its line', async () => {
    const { rejected } = await importText(GOOGLE_MERCHANT_XML);
    expect(rejected).toEqual(['67: bad price "auf Anfrage"', '58: not fashion: candle']);
  });
});

describe("Shopify's product CSV", () => {
  it('becomes one item for each product, with the price of its cheapest variant', async () => {
    const { ids, items, shown } = await importText(SHOPIFY_PRODUCTS_CSV);
    expect(ids).toEqual(['shop_leather-tote', 'shop_oxford-shirt']);
    expect(shown('shop_oxford-shirt')).toEqual({
      title: 'Oxford Shirt',
      brand: 'Harbor & Co',
      price: '59 of 79 USD',
      colors: ['White', 'Blue'],
      colorNames: ['White', 'Sky Blue'],
      sizes: ['M', 'L'],
      soldOut: ['L'],
      gender: 'Men',
      type: 'oxford-shirt',
      materials: ['cotton'],
      availability: 'in_stock',
      link: 'https://shop.example/products/oxford-shirt',
      pictures: ['white', 'blue', 'detail'].map((name) => `https://cdn.shopify.com/ox-${name}.jpg`),
    });
    expect(items.get('shop_oxford-shirt')?.description).toBe(
      'A classic, "button-down" shirt.\n• 100% cotton\n• Regular fit',
    );
  });

  it('knows each color’s own picture', async () => {
    const { items } = await importText(SHOPIFY_PRODUCTS_CSV);
    expect(items.get('shop_oxford-shirt')?.other_info.color_variants).toEqual([
      { name: 'White', colors: ['White'], image: 0 },
      { name: 'Sky Blue', colors: ['Blue'], image: 1 },
    ]);
  });

  it('gives a product without options no size and its picture a scheme, and sells it untracked', async () => {
    const { shown } = await importText(SHOPIFY_PRODUCTS_CSV);
    expect(shown('shop_leather-tote')).toMatchObject({
      sizes: [],
      type: 'leather-tote',
      availability: 'in_stock',
      pictures: ['https://cdn.shopify.com/tote.jpg'],
    });
  });

  it('leaves drafts and gift cards out', async () => {
    const { rejected } = await importText(SHOPIFY_PRODUCTS_CSV);
    expect(rejected).toEqual(['10: not for sale: draft', '11: not a garment: a gift card']);
  });
});

describe('products.json of a Shopify shop', () => {
  it('becomes items with waist sizes, washes and the sizes that are sold out in every wash', async () => {
    const { ids, items, shown } = await importText(SHOPIFY_PRODUCTS_JSON);
    expect(ids).toEqual(['shop_canvas-sneakers', 'shop_wide-leg-jeans']);
    expect(shown('shop_wide-leg-jeans')).toMatchObject({
      price: '148 of 198 USD',
      colors: ['Blue', 'Black'],
      colorNames: ['Indigo', 'Black'],
      sizes: ['26', '28'],
      soldOut: ['28'],
      gender: 'Women',
      materials: ['denim', 'organic-cotton'],
    });
    expect(items.get('shop_canvas-sneakers')).toMatchObject({
      try_on_category: 'shoes',
      image_urls: [],
      other_info: { gender: 'Men', shoes_size: ['9'], shoes_canonical_size: ['9.5'] },
    });
  });
});

describe("WooCommerce's export", () => {
  it('becomes one item of a parent and the variations that stand before it', async () => {
    const { format, ids, shown } = await importText(WOOCOMMERCE_CSV_EXPORT);
    expect(format).toBe('WooCommerce product CSV');
    expect(ids).toEqual(['shop_hd', 'shop_sc-1']);
    expect(shown('shop_hd')).toMatchObject({
      title: 'Zip Hoodie',
      brand: 'Fjellrev',
      price: '39 of 55 USD',
      colors: ['Gray'],
      sizes: ['S', 'M'],
      soldOut: ['M'],
      materials: ['fleece', 'cotton'],
      link: 'https://shop.example/?p=51',
      pictures: ['hoodie', 'hoodie-back', 'hoodie-grey'].map(
        (name) => `https://wp.example/${name}.jpg`,
      ),
    });
    expect(shown('shop_sc-1')).toMatchObject({ gender: 'Women', type: 'silk-scarf' });
  });

  it('leaves out what is not published and groups of products', async () => {
    const { rejected } = await importText(WOOCOMMERCE_CSV_EXPORT);
    expect(rejected).toEqual([
      '6: not for sale: not published',
      '7: not a product: a group of other products',
    ]);
  });
});

describe("Magento's export", () => {
  it('becomes one item of a configurable product and the simple ones it names', async () => {
    const { ids, shown, rejected } = await importText(MAGENTO_CSV_EXPORT);
    expect(ids).toEqual(['shop_wj']);
    expect(shown('shop_wj')).toMatchObject({
      title: 'Neve Jacket',
      price: '69 of 82 USD',
      colors: ['Purple', 'Green'],
      sizes: ['XS', 'S'],
      soldOut: ['S'],
      gender: 'Women',
      type: 'jacket',
      materials: ['nylon'],
      link: 'https://shop.example/neve-jacket.html',
      pictures: ['/w/j/purple.jpg', '/w/j/purple-back.jpg', '/w/j/green.jpg'],
    });
    expect(rejected).toEqual([
      '6: not a product: texts for the store view "de"',
      '7: not a garment: a downloadable product',
      '5: not shown by itself, and no configurable product names it',
    ]);
  });
});

describe('a product page with schema.org data', () => {
  it('becomes an item, with addresses as the page means them', async () => {
    const { format, shown, items } = await importText(JSON_LD_PRODUCT_PAGE);
    expect(format).toBe('schema.org Product JSON-LD in HTML');
    expect(shown('shop_chelsea')).toMatchObject({
      title: 'Chelsea Boots',
      brand: 'Moor',
      price: '159 of 199 EUR',
      colors: ['Brown'],
      sizes: ['38', '39'],
      soldOut: ['39'],
      gender: 'Women',
      materials: ['suede'],
      link: 'https://moor.example/boots/chelsea',
      pictures: ['https://moor.example/img/chelsea-tan.jpg'],
    });
    expect(items.get('shop_chelsea')?.other_info.shoes_size).toEqual(['7', '8']);
  });
});

const bytesFile = (name: string, bytes: Uint8Array): FeedFile => ({
  name,
  async *open() {
    yield bytes;
  },
});

const FEEDS = [
  ['Google', GOOGLE_MERCHANT_XML],
  ['Shopify CSV', SHOPIFY_PRODUCTS_CSV],
  ['Shopify JSON', SHOPIFY_PRODUCTS_JSON],
  ['WooCommerce', WOOCOMMERCE_CSV_EXPORT],
  ['Magento', MAGENTO_CSV_EXPORT],
  ['schema.org', JSON_LD_PRODUCT_PAGE],
] as const;

describe.each(FEEDS)('a feed of %s', (_vendor, text) => {
  it('makes the same items packed by gzip', async () => {
    const catalogue = await emptyCatalogue();
    const options = { siteUrl: 'https://shop.example/', force: true };
    await catalogue.import([bytesFile('feed.gz', gzipSync(text))], options);
    expect(await catalogue.items()).toEqual((await importText(text)).items);
  });

  it('changes nothing the second time', async () => {
    const catalogue = await emptyCatalogue();
    const first = await catalogue.import([textFile('feed', text)], { force: true });
    const second = await catalogue.import([textFile('feed', text)], { force: true });
    expect(second).toMatchObject({ added: 0, changed: 0, gone: 0, unchanged: first.items });
    expect(second.version).toBe(first.version);
  });
});

describe.each([
  ['Google', GOOGLE_MERCHANT_XML, /feed: The XML breaks on line \d+/],
  ['Shopify JSON', SHOPIFY_PRODUCTS_JSON, /feed: The JSON ends too early/],
  ['Shopify CSV', SHOPIFY_PRODUCTS_CSV, /feed: The file ends in the middle of the row/],
  ['WooCommerce', WOOCOMMERCE_CSV_EXPORT, /feed: The file ends in the middle of the row/],
  ['Magento', MAGENTO_CSV_EXPORT, /feed: (?:Quote Not Closed|The file ends in the middle)/],
])('a feed of %s whose download was cut off', (_vendor, text, message) => {
  it('is refused as a whole, and the catalogue stays as it was', async () => {
    const catalogue = await emptyCatalogue();
    await catalogue.import([textFile('feed', text)], { force: true });
    const before = await catalogue.items();
    const cut = text.trimEnd().slice(0, -60);
    await expect(catalogue.import([textFile('feed', cut)], { force: true })).rejects.toThrow(
      message,
    );
    expect(await catalogue.items()).toEqual(before);
  });
});
