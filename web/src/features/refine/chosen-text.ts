import { type Filters, SIZE_FILTER_NAMES } from '@modiste/contract/filters/filters';
import { formatPrice } from '@modiste/contract/price';
import { readableSize } from '../../choices/readable-size.ts';

/** The sizes and fits that are chosen, in words. */
export const chosenSizes = (filters: Filters): string =>
  SIZE_FILTER_NAMES.flatMap((name) => filters[name].map((value) => readableSize(name, value))).join(
    ', ',
  );

/** "$20 – $150", or the one bound there is. */
export function chosenPrices({ priceRangeMin: min, priceRangeMax: max }: Filters): string {
  if (min !== null && max !== null) return `${formatPrice(min)} – ${formatPrice(max)}`;
  if (min !== null) return `From ${formatPrice(min)}`;
  return max === null ? '' : `Up to ${formatPrice(max)}`;
}
