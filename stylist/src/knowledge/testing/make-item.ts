import type { Item } from '@modiste/contract/entities/item';

/** What a test says of an item; the rest of its record is plain. */
export interface ItemTraits {
  title: string;
  description?: string;
  type?: string;
  materials?: readonly string[];
  sizes?: readonly string[];
  soldOut?: readonly string[];
  fits?: Item['other_info']['clothing_fit'];
  gender?: Item['other_info']['gender'];
  category?: Item['try_on_category'];
  colors?: Item['colors'];
}

/** An item's record for tests of the answers. */
export function makeItem(traits: ItemTraits): Item {
  const { title, description = '', type = '', materials = [], sizes = [] } = traits;
  const { soldOut = [], fits = [], gender = 'Women', category = 'dresses', colors = [] } = traits;
  return {
    id: title,
    image_urls: [],
    short_description: title,
    description,
    brand: 'Plain & Co',
    price: 88,
    full_price: 88,
    discount_perc: 0,
    rank: 1,
    semantic_search_description: '',
    colors,
    size: [...sizes],
    sizes: [...sizes],
    website: 'plain.example',
    item_url: 'https://plain.example/1',
    try_on_category: category,
    other_info: {
      type,
      gender,
      colors,
      color_names: [],
      materials: [...materials],
      patterns: [],
      clothing_size: [],
      clothing_canonical_size: [],
      shoes_size: [],
      shoes_canonical_size: [],
      clothing_fit: fits,
      sold_out_sizes: [...soldOut],
      availability: 'in_stock',
      source: 'plain',
      currency: 'USD',
    },
  };
}
