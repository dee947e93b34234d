import { describe, expect, it } from 'vitest';
import { makeVariant } from '../feeds/fields/feed-row.ts';
import { emptyCatalogue, googleFeed, textFile } from '../testing/import-catalogue.ts';
import { groupTitle } from './assemble-item.ts';
import { orderPictures } from './order-pictures.ts';
import { orderSizes } from './order-sizes.ts';

const MAGENTO = `sku,product_type,attribute_set_code,categories,name,visibility,price,base_image,additional_attributes,configurable_variations,additional_images,is_in_stock
T-M-Gray,simple,Top,Default/Men/Tees,Tee-M-Gray,Not Visible Individually,30,/g.jpg,"size=M,color=Gray",,,0
T-S-Black,simple,Top,Default/Men/Tees,Tee-S-Black,Not Visible Individually,32,/b.jpg,"size=S,color=Black",,,1
T,configurable,Top,Default/Men/Tees,Crew Tee,"Catalog, Search",30,/g.jpg,material=Wool,"sku=T-S-Black,size=S,color=Black|sku=T-M-Gray,size=M,color=Gray","/g2.jpg",1
LOST,simple,Top,Default/Men/Tees,Lost-S,Not Visible Individually,32,,,,,1
`;

const SHOPIFY = `Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Variant Compare At Price,Image Src,Variant Image
jean,Slim Jean,Jeans,Waist,32,Inseam,30,60,80,a.jpg,
cap,Cap,Hats,Title,Default Title,,,10,,c.jpg,
jean,,,,30,,32,50,,,
`;

describe('a product of several rows', () => {
  it('joins Magento children to the product that names them, in whatever order', async () => {
    const catalogue = await emptyCatalogue();
    const summary = await catalogue.import([textFile('products.csv', MAGENTO)]);
    expect(summary).toMatchObject({ rows: 4, rowsInItems: 3, rejected: 1, items: 1 });
    expect(summary.rejections[0]).toMatchObject({ line: 5 });
    expect((await catalogue.items()).get('shop_t')).toMatchObject({
      short_description: 'Crew Tee',
      price: 30,
      image_urls: ['/g.jpg', '/g2.jpg', '/b.jpg'],
      sizes: ['S', 'M'],
      colors: ['Gray', 'Black'],
      other_info: { gender: 'Men', type: 't-shirt', sold_out_sizes: ['M'], materials: ['wool'] },
    });
  });

  it('takes option names of Shopify from the first row, and the lowest price with its own full price', async () => {
    const catalogue = await emptyCatalogue();
    await catalogue.import([textFile('products.csv', SHOPIFY)]);
    const items = await catalogue.items();
    expect(items.get('shop_jean')).toMatchObject({
      sizes: ['30x32', '32x30'],
      price: 50,
      full_price: 50,
      discount_perc: 0,
      other_info: { clothing_canonical_size: ['30x32', '32x30'] },
    });
    expect(items.get('shop_cap')?.sizes).toEqual([]);
  });
});

describe('what a feed cannot bring in', () => {
  it('is a link that runs a script, a price of nothing or an endless description', async () => {
    const catalogue = await emptyCatalogue();
    const summary = await catalogue.import([
      textFile(
        'f.csv',
        googleFeed([
          `a,,Cap,${'long '.repeat(3000)},javascript:alert(1),//cdn.example/a.jpg,9 USD,,,,`,
          'b,,Hat,,https://a.example/b,,0 USD,,,,',
        ]),
      ),
    ]);
    expect(summary.rejections).toMatchObject([
      { line: 3, reason: 'missing price: no variant has one above zero' },
    ]);
    const cap = (await catalogue.items()).get('shop_a');
    expect(cap).toMatchObject({
      item_url: '',
      website: 'shop',
      image_urls: ['https://cdn.example/a.jpg'],
    });
    expect(cap?.description.length).toBe(5000);
  });
});

describe('sizes', () => {
  it.each([
    [
      ['XL', 'S', '2XL', 'M', 'XS', 'L'],
      ['XS', 'S', 'M', 'L', 'XL', '2XL'],
    ],
    [
      ['Large', 'Medium', 'Small'],
      ['Small', 'Medium', 'Large'],
    ],
    [
      ['10', '9.5', '8', '11'],
      ['8', '9.5', '10', '11'],
    ],
    [
      ['32x34', '30x32', '32x30'],
      ['30x32', '32x30', '32x34'],
    ],
    [['One Size'], ['One Size']],
    [
      ['L/XL', 'S/M'],
      ['S/M', 'L/XL'],
    ],
  ])('%j are laid out as %j', (sizes, expected) => {
    expect(orderSizes(sizes)).toEqual(expected);
  });
});

describe('titles', () => {
  it('become what all variants begin with', () => {
    expect(groupTitle(['Silk Dress - Red, S', 'Silk Dress - Blue, M'])).toBe('Silk Dress');
    expect(groupTitle(['Silk Dress', 'Silk Dress'])).toBe('Silk Dress');
    expect(groupTitle(['Red Silk Dress', 'Blue Silk Dress'])).toBe('Red Silk Dress');
  });
});

describe('pictures', () => {
  it('stand together by colourway, the first picture’s colourway first, none twice', () => {
    const variants = [
      makeVariant({ id: '1', colors: ['Black'], pictures: ['b1', 'b2'] }),
      makeVariant({ id: '2', colors: ['Gray'], pictures: ['g1'] }),
      makeVariant({ id: '3', colors: ['Black'], pictures: ['b1'] }),
    ];
    expect(orderPictures(['g1', 'g2', 'b1', 'b3'], variants)).toEqual([
      'g1',
      'g2',
      'b1',
      'b3',
      'b2',
    ]);
    expect(orderPictures([], variants)).toEqual(['b1', 'b2', 'g1']);
  });
});
