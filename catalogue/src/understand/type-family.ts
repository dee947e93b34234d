import { ancestorsOf } from '@modiste/lexicon/garment-types';

/**
 * The types that an item may have when a shopper means these: the meant ones, and the plain types
 * above them for items that were told no better (a "shoe" may be the sneaker that is looked for).
 */
export const typeFamily = (meant: readonly string[]): string[] => [
  ...new Set(meant.flatMap((id) => [id, ...ancestorsOf(id)])),
];

/** How near an item's type is to what was meant first, from 0 (another thing) to 1. */
export function typeNearness(type: string, meant: readonly string[]): number {
  const [first] = meant;
  if (first === undefined) return 0;
  if (type === first || ancestorsOf(type).includes(first)) return 1;
  if (meant.includes(type)) return 0.7;
  return ancestorsOf(first).includes(type) ? 0.4 : 0;
}
