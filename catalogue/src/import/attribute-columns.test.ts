import { describe, expect, it } from 'vitest';
import { emptyCatalogue, textFile } from '../testing/import-catalogue.ts';
import { readFeedText } from '../testing/read-feed-text.ts';

describe('the material column', () => {
  it.each([
    ['Silk Blouse', '', 'Polyester', ['polyester']],
    ['Wool Coat', '', 'Wool/Nylon', ['wool', 'nylon']],
    ['Denim Jacket', '', 'Cotton', ['cotton', 'denim']],
    ['Satin Skirt', '', 'Viscose', ['viscose', 'satin']],
    ['Leather Boots', '', 'Suede', ['suede', 'leather']],
    ['Merino Scarf', '', 'Wool', ['wool', 'merino']],
    ['Linen Shirt', '', '', ['linen']],
    // Written after the rules.
    ['Parka', '', '"Shell: 100% cotton; Lining: polyester"', ['cotton']],
    ['Tote', 'A linen tote.', 'Canvas', ['canvas', 'linen']],
    ['Faux Leather Skirt', '', 'Polyester', ['polyester']],
    ['Cashmere Scarf', '', '100% Acrylic', ['acrylic']],
    ['Poplin Shirt', '', 'Organic Cotton', ['organic-cotton', 'poplin']],
  ])('of %s (%s) says %s: %j', async (title, description, material, materials) => {
    const catalogue = await emptyCatalogue();
    const feed = `id,title,description,link,image_link,price,availability,material\n1,${title},${description},,,30 USD,in stock,${material}\n`;
    await catalogue.import([textFile('f.csv', feed)]);
    expect((await catalogue.items()).get('shop_1')?.other_info.materials).toEqual(materials);
  });
});

const detailsOf = async (feed: string): Promise<readonly string[]> =>
  (await readFeedText(feed)).products[0]?.product.details ?? [];

describe('attribute columns', () => {
  it("are Google's product details and columns named so", async () => {
    const feed = `id,title,link,image_link,price,availability,product_detail,sleeve_length,neckline
1,Top,,,30 USD,in stock,"General:Sleeve length:Long,Fit:Relaxed",Long,V
`;
    expect(await detailsOf(feed)).toEqual(['Long sleeve', 'Relaxed fit', 'Long sleeve', 'V neck']);
  });

  it("are Magento's attributes", async () => {
    const feed = `sku,product_type,attribute_set_code,name,price,additional_attributes
T,simple,Top,Tee,30,"sleeve=Short,style_general=Crew Neck|Sporty"
`;
    expect(await detailsOf(feed)).toEqual(['Short sleeve']);
  });

  it("are WooCommerce's attributes of one value", async () => {
    const feed = `ID,Type,SKU,Name,Published,Regular price,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)
1,simple,A,Dress,1,10,Dress length,Midi,Sleeve,"Long, Short"
`;
    expect(await detailsOf(feed)).toEqual(['Midi length']);
  });

  it('are additional properties of schema.org', async () => {
    const product = {
      '@type': 'Product',
      sku: 'a',
      name: 'Dress',
      offers: { price: 10, priceCurrency: 'USD' },
      additionalProperty: [
        { name: 'Neckline', value: 'Boat' },
        { name: 'Length', value: '104 cm' },
      ],
    };
    expect(await detailsOf(JSON.stringify(product))).toEqual(['Boat neck']);
  });
});
