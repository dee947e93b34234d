import type { Item } from '@modiste/contract/entities/item';
import { pictureIndexOf } from './shown-color.ts';

const PICTURES_STORED = 4;
const DESCRIPTION_CHARS_STORED = 600;

/** The part of an item that is worth storing: what is shown of it, without what is only searched. */
export const slimItem = <Stored extends Item>(item: Stored): Stored => ({
  ...item,
  // Colors name their pictures by index.
  image_urls: item.image_urls.slice(
    0,
    Math.max(PICTURES_STORED, pictureIndexOf(item, item.shown_color) + 1),
  ),
  description: item.description.slice(0, DESCRIPTION_CHARS_STORED),
  semantic_search_description: '',
});
