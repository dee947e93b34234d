import type { Candidate } from '../store/candidate.ts';
import { unpackMeaning } from '../store/item-meaning.ts';
import { designKey } from './design-key.ts';

/** What filtering and ranking look at of an item. */
export interface ShopItem extends Omit<Candidate, 'meaning' | 'design'> {
  /** The same for every colour and size of one product, and for hardly any other. */
  design: number;
  /** Where it stands among the lexicon's concepts, a byte a number; null where not known. */
  meaning: Int8Array | null;
}

/** An item as the store keeps it, for one that is not for sale and so not in the shop. */
export const toShopItem = ({ meaning, design, ...candidate }: Candidate): ShopItem => ({
  ...candidate,
  design: designKey(design),
  meaning: unpackMeaning(meaning),
});
