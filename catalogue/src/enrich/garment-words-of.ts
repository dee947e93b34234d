import type { GarmentWords } from '@modiste/lexicon/garment-words';
import type { ItemDraft } from '../drafts/item-draft.ts';
import { homeLanguageOf } from './sizes/selling-place.ts';

/** What a feed says of an item, as the lexicon reads it. */
export const garmentWordsOf = (draft: ItemDraft): GarmentWords => ({
  title: draft.title,
  productType: draft.categories.at(-1) ?? '',
  categoryPath: draft.categories.join(' > '),
  tags: draft.tags,
  details: draft.details,
  description: draft.description,
  brand: draft.brand,
  language: homeLanguageOf(draft),
  gender: draft.gender,
});
