import type { Item } from '@modiste/contract/entities/item';
import type { GarmentFacts } from '@modiste/lexicon/garment-facts';
import { readGarment } from '@modiste/lexicon/read-garment';

/** What an item's record says, read once. */
export interface ItemFacts {
  item: Item;
  garment: GarmentFacts;
}

/** Reads what an item's record says, from its fields and its texts. */
export const readItemFacts = (item: Item): ItemFacts => ({
  item,
  garment: {
    ...readGarment({ title: item.short_description, description: item.description }),
    materials: item.other_info.materials,
    colors: item.colors,
  },
});
