import { describe, expect, it } from 'vitest';
import { shopPage } from './shop-page.ts';
import { demoItems } from './stock/demo-products.ts';

const [item] = demoItems();
if (!item) throw new Error('The shop is empty');
const options = { pictureWidths: [480, 1080] };

const dataOf = (page: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? 'null');

describe('the page of an item in the demo shop', () => {
  it('shows what a shopper asks for and says that nothing is for sale', () => {
    const page = shopPage(item, options);
    expect(page).toContain(`<h1>${item.short_description}</h1>`);
    expect(page).toContain('This is a demonstration shop: nothing here can be bought.');
    expect(page).toContain(`${item.image_urls[0]}?w=480 480w`);
    expect(page).toContain(`${item.image_urls[0]}?w=1080 1080w`);
    for (const size of item.sizes) expect(page).toContain(`>${size}<`);
    for (const name of item.other_info.color_names) expect(page).toContain(`<li>${name}</li>`);
  });

  it('shows the former price only of a reduced item', () => {
    const dear = { ...item, price: 80, full_price: 100, discount_perc: 20 };
    expect(shopPage(dear, options)).toContain('<s><span class="hidden">was </span>$100.00</s>');
    expect(shopPage({ ...dear, price: 100, discount_perc: 0 }, options)).not.toContain('<s>');
  });

  it('marks sizes that are sold out', () => {
    const facts = { ...item.other_info, sold_out_sizes: [item.sizes[0] ?? ''] };
    expect(shopPage({ ...item, other_info: facts }, options)).toContain('(sold out)');
  });

  it('escapes every text, inside the product data too', () => {
    const evil = `</script><script>alert("1")</script>&'`;
    const facts = { ...item.other_info, color_names: [evil], materials: [evil] };
    const page = shopPage(
      {
        ...item,
        short_description: evil,
        description: evil,
        brand: evil,
        website: evil,
        sizes: [evil],
        image_urls: [`/shop/pictures/"${evil}.webp`],
        other_info: facts,
      },
      options,
    );
    expect(page).not.toContain('<script>alert');
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page.match(/<\/script>/g)).toHaveLength(1);
    expect(dataOf(page)).toMatchObject({ name: evil, brand: { name: evil } });
  });

  it('carries schema.org data that agrees with the page', () => {
    expect(dataOf(shopPage(item, options))).toMatchObject({
      '@type': 'Product',
      name: item.short_description,
      offers: { price: item.price, priceCurrency: 'USD', seller: { name: item.website } },
    });
  });
});
