import { garmentConceptVector } from '@modiste/lexicon/concept-vector';
import { cosine } from '../vectors/cosine.ts';
import type { Candidate } from './candidate.ts';
import { designKey } from './design-key.ts';
import { garmentFactsOf } from './garment-facts.ts';
import { wornSizeKeys } from './item-sizes.ts';

/** What filtering and ranking look at of an item. */
export interface IndexedItem extends Omit<Candidate, 'design'> {
  /** Everything that its sizes mean: see `wornSizeKeys`. */
  size_keys: readonly string[];
  /** The same for every color and size of one product, and for hardly any other. */
  design: number;
  /**
   * Where its price stands among those of its garment type, in stock and in one currency: from 0, the
   * cheapest, to 1, the dearest. Null where it is not for sale or fewer than five are known.
   */
  priceStanding: number | null;
  /** The cosine of its concept vector with another; 0 where nothing is known of it. */
  conceptSimilarityTo: (vector: Float32Array) => number;
}

/** An item as the store keeps it, for one that is not for sale and so in no index. */
export const toIndexedItem = ({ design, ...candidate }: Candidate): IndexedItem => ({
  ...candidate,
  size_keys: wornSizeKeys(candidate),
  design: designKey(design),
  priceStanding: null,
  conceptSimilarityTo(vector) {
    const own = garmentConceptVector(garmentFactsOf(candidate));
    return own === null ? 0 : cosine(own, vector);
  },
});
