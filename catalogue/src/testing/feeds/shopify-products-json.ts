const variant = (id: number, [color, size]: readonly [string, string], available: boolean) => ({
  id,
  title: `${color} / ${size}`,
  option1: color,
  option2: size,
  option3: null,
  sku: `DN-${id}`,
  price: '148.00',
  compare_at_price: '198.00',
  available,
  featured_image: { src: `https://cdn.shopify.com/denim-${color.toLowerCase()}.jpg` },
});

/** What a Shopify shop answers at /products.json. */
export const SHOPIFY_PRODUCTS_JSON = JSON.stringify({
  products: [
    {
      id: 7001,
      title: 'Wide-Leg Jeans',
      handle: 'wide-leg-jeans',
      body_html: '<p>High rise, wide leg. <strong>Organic cotton</strong> denim.</p>',
      vendor: 'Indigo Works',
      product_type: 'Jeans',
      tags: ['women', 'denim'],
      options: [{ name: 'Wash' }, { name: 'Waist' }],
      variants: [
        variant(1, ['Indigo', '26'], true),
        variant(2, ['Indigo', '28'], false),
        variant(3, ['Black', '26'], false),
      ],
      images: [
        { src: 'https://cdn.shopify.com/denim-indigo.jpg', variant_ids: [1, 2] },
        { src: 'https://cdn.shopify.com/denim-black.jpg', variant_ids: [3] },
      ],
    },
    {
      id: 7002,
      title: 'Canvas Sneakers',
      handle: 'canvas-sneakers',
      body_html: null,
      vendor: 'Indigo Works',
      product_type: 'Shoes',
      tags: 'men, casual',
      options: [{ name: 'Size' }],
      variants: [
        { id: 9, option1: '9', price: '65.00', compare_at_price: null, available: true },
        { id: 10, option1: '9.5', price: '65.00', compare_at_price: null, available: true },
      ],
      images: [],
    },
  ],
});
