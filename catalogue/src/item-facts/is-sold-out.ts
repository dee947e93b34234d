import type { Item } from '@modiste/contract/entities/item';
import type { Filters } from '@modiste/contract/filters/filters';
import { GENDERS } from '@modiste/contract/values';
import { normalizeSizes } from '@modiste/lexicon/normalize-sizes';
import { toCandidate } from './candidate.ts';
import { keysOfSize, wornSizeKeys } from './item-sizes.ts';
import { requiredSizes } from './required-sizes.ts';

/** Whether one of an item's sizes is cut for others: of the tall ones asked for it is a short one. */
function isOtherFit(item: Item, size: string, { clothing_fit: fits }: Filters): boolean {
  const gender = GENDERS.find((one) => one === item.other_info.gender) ?? null;
  const { clothing_fit } = normalizeSizes([size], { category: item.try_on_category, gender });
  return (
    clothing_fit.length > 0 && fits.length > 0 && !clothing_fit.some((fit) => fits.includes(fit))
  );
}

/**
 * Whether an item is sold in the chosen sizes and cannot be bought in any of them now. A size that is
 * sold out still counts as the item's in a search; what is put together is to be worn.
 */
export function isSoldOutIn(item: Item, filters: Filters): boolean {
  const soldOut = new Set(item.other_info.sold_out_sizes);
  if (soldOut.size === 0) return false;
  const { asked, unconcerned } = requiredSizes(filters, filters.gender);
  const candidate = toCandidate({ item, concepts: '', imageEmbedding: null });
  const own = wornSizeKeys(candidate);
  if (own.some((key) => unconcerned.includes(key))) return false;
  const means = (size: string): boolean =>
    keysOfSize(candidate, size).some((key) => asked.includes(key)) &&
    !isOtherFit(item, size, filters);
  const meant = item.sizes.filter(means);
  return meant.length > 0 && meant.every((size) => soldOut.has(size));
}

/** Of so few sizes one that is gone tells nothing. */
const SIZES_MIN = 4;
const SCARCE_FROM = 1 / 3;

/** Whether so many sizes of an item are gone that most who want it cannot have it. */
export const isScarce = ({ sizes, other_info: { sold_out_sizes } }: Item): boolean =>
  sizes.length >= SIZES_MIN && sold_out_sizes.length / sizes.length >= SCARCE_FROM;
