import type { Item } from '@modiste/contract/entities/item';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);

/** Inside a script element only "<" could end it early; JSON reads the escape as the same text. */
const scriptSafe = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

const AVAILABLE = {
  in_stock: 'https://schema.org/InStock',
  out_of_stock: 'https://schema.org/OutOfStock',
  unavailable: 'https://schema.org/Discontinued',
} as const;

function productData(item: Item) {
  const facts = item.other_info;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    productID: item.id,
    sku: item.id,
    name: item.short_description,
    description: item.description,
    image: item.image_urls,
    brand: { '@type': 'Brand', name: item.brand },
    category: facts.type,
    color: facts.color_names.join(', '),
    material: facts.materials.map((id) => id.replaceAll('-', ' ')).join(', '),
    pattern: facts.patterns.join(', '),
    size: item.sizes,
    audience: { '@type': 'PeopleAudience', suggestedGender: facts.gender.toLowerCase() },
    offers: {
      '@type': 'Offer',
      url: item.item_url,
      price: item.price,
      priceCurrency: facts.currency,
      availability: AVAILABLE[facts.availability],
      seller: { '@type': 'Organization', name: item.website },
    },
  };
}

interface PageOptions {
  /** The widths in which the server has the pictures, in pixels, ascending. */
  pictureWidths: readonly number[];
}

function pictureTag(item: Item, index: number, options: PageOptions): string {
  const source = (width: number) => `${item.image_urls[index] ?? ''}?w=${width}`;
  const set = options.pictureWidths.map((width) => `${source(width)} ${width}w`).join(', ');
  const sizes = index === 0 ? '(min-width: 50rem) 42rem, 100vw' : '(min-width: 50rem) 21rem, 50vw';
  const loading = index === 0 ? 'fetchpriority="high"' : 'loading="lazy"';
  const alt = `${item.short_description}, picture ${index + 1} of ${item.image_urls.length}`;
  const smallest = source(options.pictureWidths[0] ?? 480);
  return `<li><img src="${escaped(smallest)}" srcset="${escaped(set)}" sizes="${sizes}" width="900" height="1200" ${loading} alt="${escaped(alt)}"></li>`;
}

function priceLine(item: Item): string {
  const { currency } = item.other_info;
  const now = escaped(money(item.price, currency));
  if (item.price >= item.full_price) return `<p class="price">${now}</p>`;
  const before = escaped(money(item.full_price, currency));
  return `<p class="price"><span class="hidden">Now </span>${now} <s><span class="hidden">was </span>${before}</s><span>${item.discount_perc}% off</span></p>`;
}

function sizeList(item: Item): string {
  const gone = new Set(item.other_info.sold_out_sizes);
  const entries = item.sizes.map((size) =>
    gone.has(size)
      ? `<li class="gone">${escaped(size)}<span class="hidden"> (sold out)</span></li>`
      : `<li>${escaped(size)}</li>`,
  );
  return `<h2>Sizes</h2><ul class="list">${entries.join('')}</ul>`;
}

function wordsOf(item: Item): string {
  const facts = item.other_info;
  const colors = facts.color_names.map((name) => `<li>${escaped(name)}</li>`).join('');
  const stock = facts.availability === 'in_stock' ? '' : '<p>Out of stock at the moment.</p>';
  return (
    `<p class="brand">${escaped(item.brand)}</p><h1>${escaped(item.short_description)}</h1>${priceLine(item)}${stock}` +
    `<h2>Colors</h2><ul class="list">${colors}</ul>${sizeList(item)}` +
    `<h2>Description</h2><p>${escaped(item.description)}</p>` +
    `<p class="facts">Made of ${escaped(facts.materials.map((id) => id.replaceAll('-', ' ')).join(', '))}.</p>`
  );
}

/**
 * The retailer's page of one item: a complete HTML document without inline script or style, which
 * expects `SHOP_PAGE_CSS` at "/shop/shop.css" and carries schema.org Product data.
 */
export function shopPage(item: Item, options: PageOptions): string {
  const pictures = item.image_urls.map((_url, index) => pictureTag(item, index, options));
  const shop = escaped(item.website);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(item.short_description)} by ${escaped(item.brand)} | ${shop}</title>
<meta name="description" content="${escaped(item.description)}">
<meta name="robots" content="noindex">
<link rel="stylesheet" href="/shop/shop.css">
<script type="application/ld+json">${scriptSafe(productData(item))}</script>
</head>
<body>
<aside class="note">This is a demonstration shop: nothing here can be bought.</aside>
<header class="shop">${shop}</header>
<main>
<ul class="pictures" aria-label="Pictures">${pictures.join('')}</ul>
<div class="words">${wordsOf(item)}</div>
</main>
</body>
</html>
`;
}
