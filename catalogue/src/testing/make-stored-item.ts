import type { Item, ItemFacts } from '@modiste/contract/entities/item';
import { discountPercent } from '@modiste/contract/price';
import type { StoredItem } from '../item-facts/stored-item.ts';

export interface MadeItem extends Partial<Omit<Item, 'id' | 'other_info'>> {
  facts?: Partial<ItemFacts>;
  attributes?: readonly string[];
  concepts?: string;
  imageEmbedding?: Float32Array | null;
  hash?: string;
  addedDay?: number;
}

/** A stored item for tests and benches: a plain black dress unless told otherwise. */
export function makeStoredItem(id: string, made: MadeItem = {}): StoredItem {
  const {
    facts,
    attributes,
    concepts = '',
    imageEmbedding = null,
    hash = id,
    addedDay = 0,
    ...given
  } = made;
  const price = given.price ?? 80;
  const full_price = given.full_price ?? price;
  const sizes = given.sizes ?? ['S', 'M'];
  const item: Item = {
    id,
    image_urls: [`/shop/pictures/${id}.webp`],
    short_description: 'Black Dress',
    description: '',
    brand: 'Alder',
    discount_perc: discountPercent(price, full_price),
    rank: 0,
    semantic_search_description: '',
    colors: facts?.colors ?? ['Black'],
    size: sizes,
    website: 'Alder',
    item_url: `https://shop.example/${id}`,
    try_on_category: 'dresses',
    ...given,
    sizes,
    price,
    full_price,
    other_info: {
      type: 'dress',
      gender: 'Women',
      colors: given.colors ?? ['Black'],
      color_names: [],
      materials: [],
      patterns: [],
      clothing_size: ['S', 'M'],
      clothing_canonical_size: [],
      shoes_size: [],
      shoes_canonical_size: [],
      clothing_fit: [],
      sold_out_sizes: [],
      availability: 'in_stock',
      source: 'demo',
      currency: 'USD',
      ...facts,
    },
  };
  return { item, concepts, imageEmbedding, hash, attributes, addedDay };
}
