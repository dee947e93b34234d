import { garmentConceptVector } from '@modiste/lexicon/concept-vector';
import { type Candidate } from '../item-facts/candidate.ts';
import { garmentFactsOf } from '../item-facts/garment-facts.ts';
import { wornSizeKeys } from '../item-facts/item-sizes.ts';
import { cosine } from '../search/cosine.ts';
import { designKey } from './design-key.ts';

/** What filtering and ranking look at of an item. */
export interface ShopItem extends Omit<Candidate, 'design'> {
  /** Everything that its sizes mean: see `wornSizeKeys`. */
  size_keys: readonly string[];
  /** The same for every colour and size of one product, and for hardly any other. */
  design: number;
  /** The cosine of its meaning with another; 0 where nothing is known of it. */
  nearnessTo(meaning: Float32Array): number;
}

/** An item as the store keeps it, for one that is not for sale and so not in the shop. */
export const toShopItem = ({ design, ...candidate }: Candidate): ShopItem => ({
  ...candidate,
  size_keys: wornSizeKeys(candidate),
  design: designKey(design),
  nearnessTo(meaning) {
    const own = garmentConceptVector(garmentFactsOf(candidate));
    return own === null ? 0 : cosine(own, meaning);
  },
});
