import type { Item } from '@modiste/contract/entities/item';
import type { Color } from '@modiste/contract/values';

interface Made {
  title: string;
  price: number;
  type: string;
  colors: readonly Color[];
  materials: readonly string[];
  brand?: string;
}

function makeItem(id: string, { title, price, type, brand = 'Arket', ...made }: Made): Item {
  const colors = [...made.colors];
  return {
    id,
    image_urls: [],
    short_description: title,
    description: title,
    brand,
    price,
    full_price: price,
    discount_perc: 0,
    rank: 1,
    semantic_search_description: title,
    colors,
    size: ['S', 'M', 'L'],
    sizes: ['S', 'M', 'L'],
    website: 'arket.example',
    item_url: 'https://arket.example',
    try_on_category: 'dresses',
    other_info: {
      type,
      gender: 'Unisex',
      colors,
      color_names: [],
      materials: [...made.materials],
      patterns: [],
      clothing_size: ['S', 'M', 'L'],
      clothing_canonical_size: [],
      shoes_size: [],
      shoes_canonical_size: [],
      clothing_fit: [],
      sold_out_sizes: [],
      availability: 'in_stock',
      source: 'test',
      currency: 'USD',
    },
  };
}

/** Three dresses, the first answer of a test's shop: $88, $120 and $60. */
export const DRESSES: readonly Item[] = [
  makeItem('linen', {
    title: 'Linen Wrap Dress',
    price: 88,
    type: 'wrap-dress',
    colors: ['Blue'],
    materials: ['linen'],
  }),
  makeItem('satin', {
    title: 'Satin Slip Dress',
    price: 120,
    type: 'slip-dress',
    colors: ['Pink'],
    materials: ['satin'],
    brand: 'Reformation',
  }),
  makeItem('cotton', {
    title: 'Cotton Sundress',
    price: 60,
    type: 'sundress',
    colors: ['White'],
    materials: ['cotton'],
  }),
];

/** What it answers where shoes are asked for: $70 and $90. */
export const SHOES: readonly Item[] = [
  makeItem('sandals', {
    title: 'Leather Sandals',
    price: 70,
    type: 'sandals',
    colors: ['Brown'],
    materials: ['leather'],
  }),
  makeItem('heels', {
    title: 'Suede Block Heels',
    price: 90,
    type: 'block-heels',
    colors: ['Beige'],
    materials: ['suede'],
  }),
];
