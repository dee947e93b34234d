import type { Item } from '@modiste/contract/entities/item';

/** An ordinary dress to test with; what matters to a test is given. */
export function makeItem(id: string, given: Partial<Item> = {}): Item {
  return {
    id,
    image_urls: [`https://shop.example/${id}-front.jpg`, `https://shop.example/${id}-back.jpg`],
    short_description: `Dress ${id}`,
    description: 'Cut on the bias.\n\nFully lined.',
    brand: 'Maison Orme',
    price: 90,
    full_price: 120,
    discount_perc: 25,
    rank: 1,
    semantic_search_description: '',
    colors: ['Blue'],
    size: ['S', 'M'],
    sizes: ['S', 'M'],
    website: 'Orme',
    item_url: `https://shop.example/${id}`,
    try_on_category: 'dresses',
    other_info: {
      type: 'midi-dress',
      gender: 'Women',
      colors: ['Blue'],
      color_names: ['Midnight'],
      materials: ['silk', 'viscose'],
      patterns: ['floral'],
      clothing_size: ['S', 'M'],
      clothing_canonical_size: [],
      shoes_size: [],
      shoes_canonical_size: [],
      clothing_fit: ['P'],
      sold_out_sizes: [],
      availability: 'in_stock',
      source: 'demo',
      currency: 'USD',
    },
    ...given,
  };
}
