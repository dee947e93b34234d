import type { ItemFacts } from '@modiste/contract/entities/item';
import { describe, expect, it } from 'vitest';
import type { PictureSource } from '../pictures/picture-source.ts';
import { emptyCatalogue, googleFeed, textFile } from '../testing/import-catalogue.ts';
import { SQUARE_PICTURES } from '../testing/square-pictures.ts';

interface Imported {
  image_urls: readonly string[];
  colors: readonly string[];
  other_info: ItemFacts;
}

async function importOne(name: string, text: string, pictures?: PictureSource): Promise<Imported> {
  const catalogue = await emptyCatalogue();
  await catalogue.import([textFile(name, text)], pictures && { pictures });
  const [item] = [...(await catalogue.items()).values()];
  if (item === undefined) throw new Error('Nothing was imported');
  return item;
}

/** Each color of an item with the picture that it names. */
function shownBy({ image_urls, other_info }: Imported): Record<string, string | null> {
  const pairs = (other_info.color_variants ?? []).map(({ name, image }) => [
    name,
    image === null ? null : (image_urls[image] ?? 'no such picture'),
  ]);
  return Object.fromEntries(pairs);
}

const row = (id: string, color: string, picture: string) =>
  `${id},g,Linen Shirt,,,${picture},30 USD,in stock,${color},M,female`;

describe('the colors that an item is sold in', () => {
  it('are those of its Google rows, each with its own picture', async () => {
    const text = googleFeed([row('1', 'Red', '/r.jpg'), row('2', 'Navy/White', '/n.jpg')]);
    const item = await importOne('f.csv', text);
    expect(item.other_info.color_variants).toEqual([
      { name: 'Red', colors: ['Red'], image: 0 },
      { name: 'Navy/White', colors: ['Blue', 'White'], image: 1 },
    ]);
  });

  it('are those of Shopify options, with the variant pictures', async () => {
    const text = `Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Image Src,Variant Image
tee,Tee,Color,Sand,Size,S,20,/all.jpg,/sand.jpg
tee,,,Sand,,M,20,/sand.jpg,/sand.jpg
tee,,,Moss,,S,20,/moss.jpg,/moss.jpg
`;
    expect(shownBy(await importOne('products.csv', text))).toEqual({
      Sand: '/sand.jpg',
      Moss: '/moss.jpg',
    });
  });

  it('are those of a products.json', async () => {
    const variant = (id: number, color: string, src?: string) => ({
      id,
      option1: color,
      price: '9.00',
      featured_image: src === undefined ? null : { src },
    });
    const product = {
      id: 1,
      handle: 'tee',
      title: 'Tee',
      options: [{ name: 'Colour' }],
      variants: [variant(1, 'Olive', '/o.jpg'), variant(2, 'Rust')],
      images: [{ src: '/o.jpg' }, { src: '/ru.jpg', variant_ids: [2] }],
    };
    const text = JSON.stringify({ products: [product] });
    expect(shownBy(await importOne('products.json', text))).toEqual({
      Olive: '/o.jpg',
      Rust: '/ru.jpg',
    });
  });

  it('are those of WooCommerce variations', async () => {
    const text = `ID,Type,SKU,Name,Published,In stock?,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)
1,variable,TEE,Tee,1,1,,Tshirts,/all.jpg,,Color,"Blue, Green"
2,variation,TEE-B,,1,1,10,,/b.jpg,TEE,Color,Blue
3,variation,TEE-G,,1,1,10,,/g.jpg,TEE,Color,Green
`;
    expect(shownBy(await importOne('p.csv', text))).toEqual({ Blue: '/b.jpg', Green: '/g.jpg' });
  });

  it('are those of the products that a Magento product names', async () => {
    const text = `sku,product_type,attribute_set_code,categories,name,visibility,price,base_image,additional_attributes,configurable_variations
T-G,simple,Top,Default/Men/Tees,T G,Not Visible Individually,30,/g.jpg,"color=Gray",
T-B,simple,Top,Default/Men/Tees,T B,Not Visible Individually,30,/b.jpg,"color=Black",
T,configurable,Top,Default/Men/Tees,Crew Tee,"Catalog, Search",30,/g.jpg,,"sku=T-B,color=Black|sku=T-G,color=Gray"
`;
    expect(shownBy(await importOne('p.csv', text))).toEqual({ Gray: '/g.jpg', Black: '/b.jpg' });
  });

  it('are those of a ProductGroup', async () => {
    const variant = (color: string) => ({
      '@type': 'Product',
      sku: color,
      color,
      image: `https://s.example/${color}.jpg`,
      offers: { price: 10, priceCurrency: 'USD' },
    });
    const group = {
      '@type': 'ProductGroup',
      productGroupID: 'cap',
      name: 'Cap',
      hasVariant: [variant('Pink'), variant('Teal')],
    };
    expect(shownBy(await importOne('g.json', JSON.stringify(group)))).toEqual({
      Pink: 'https://s.example/Pink.jpg',
      Teal: 'https://s.example/Teal.jpg',
    });
  });

  it('have no picture where all share one', async () => {
    const text = googleFeed([row('1', 'Red', '/all.jpg'), row('2', 'Blue', '/all.jpg')]);
    expect(shownBy(await importOne('f.csv', text))).toEqual({ Red: null, Blue: null });
  });

  it('have the picture whose file is named after them', async () => {
    const text = `Handle,Title,Option1 Name,Option1 Value,Variant Price,Image Src
tee,Tee,Color,Blue,20,/tee-light-blue_front.jpg?v=1
tee,,,Light Blue,20,/tee-blue_front.jpg?v=1
`;
    expect(shownBy(await importOne('products.csv', text))).toEqual({
      Blue: '/tee-blue_front.jpg?v=1',
      'Light Blue': '/tee-light-blue_front.jpg?v=1',
    });
  });

  it('are not told of an item that is sold in one', async () => {
    const item = await importOne('f.csv', googleFeed([row('1', 'Red', '/r.jpg')]));
    expect(item.other_info.color_variants).toBeUndefined();
  });

  it('keep to the pictures that could be had', async () => {
    const text = googleFeed([row('1', 'Red', '/lost.jpg'), row('2', 'Blue', '/b.jpg')]);
    const pictures: PictureSource = {
      take: async (url) => (url === '/lost.jpg' ? null : { url, bytes: null }),
    };
    expect(shownBy(await importOne('f.csv', text, pictures))).toEqual({
      Red: null,
      Blue: '/b.jpg',
    });
  });

  it('each keep a picture where an item has too many', async () => {
    const colors = ['Red', 'Blue', 'Green', 'Black'];
    const text = JSON.stringify({
      '@type': 'ProductGroup',
      productGroupID: 'cap',
      name: 'Cap',
      hasVariant: colors.map((color) => ({
        '@type': 'Product',
        sku: color,
        color,
        image: Array.from({ length: 12 }, (_, at) => `https://s.example/${color}/${at}.jpg`),
        offers: { price: 10, priceCurrency: 'USD' },
      })),
    });
    const shown = shownBy(await importOne('g.json', text));
    expect(Object.values(shown)).toEqual(colors.map((color) => `https://s.example/${color}/0.jpg`));
  });
});

describe('a color that only its brand understands', () => {
  const RED = '/c02020.png';
  const BLUE = '/2040c0.png';
  const GREEN = '/208030.png';

  it.each([
    ['Poison', GREEN, ['Green']],
    ['Core 7', RED, ['Red']],
    ['Combo B', BLUE, ['Blue']],
    ['001', GREEN, ['Green']],
    ['Midnight Plum 042', BLUE, ['Blue']],
    ['Wildside', RED, ['Red']],
    ['Rebel Heart', BLUE, ['Blue']],
    ['X12', GREEN, ['Green']],
  ])('%s is what its picture shows', async (name, picture, colors) => {
    const item = await importOne('f.csv', googleFeed([row('1', name, picture)]), SQUARE_PICTURES);
    expect(item.colors).toEqual(colors);
  });

  it.each([
    ['Navy', RED, ['Blue']],
    ['Black 001', RED, ['Black']],
    ['Dusty Rose', GREEN, ['Pink']],
    ['Sand', BLUE, ['Beige']],
  ])('%s is not, for it says what it is', async (name, picture, colors) => {
    const item = await importOne('f.csv', googleFeed([row('1', name, picture)]), SQUARE_PICTURES);
    expect(item.colors).toEqual(colors);
  });

  it('is seen in the picture of its own variant', async () => {
    const text = googleFeed([row('1', 'Poison', GREEN), row('2', 'Ember 3', RED)]);
    const item = await importOne('f.csv', text, SQUARE_PICTURES);
    expect(item.other_info.color_variants).toEqual([
      { name: 'Poison', colors: ['Green'], image: 0 },
      { name: 'Ember 3', colors: ['Red'], image: 1 },
    ]);
    expect(item.colors).toEqual(['Green', 'Red']);
  });

  it('is what the title says where it says one', async () => {
    const text = googleFeed([`1,,Black Dress,,,${RED},30 USD,in stock,Poison,M,female`]);
    expect((await importOne('f.csv', text, SQUARE_PICTURES)).colors).toEqual(['Black']);
  });

  it('stays unknown where no picture can be had', async () => {
    const item = await importOne('f.csv', googleFeed([row('1', 'Poison', '/gone.jpg')]));
    expect(item.colors).toEqual([]);
  });
});
