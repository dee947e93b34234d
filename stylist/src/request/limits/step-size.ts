import type { Filters } from '@modiste/contract/filters/filters';
import { CLOTHING_SIZES, SHOES_CANONICAL_SIZES, SHOES_SIZES } from '@modiste/contract/values';

const ALPHA: readonly string[] = CLOTHING_SIZES;
/** Whole and half shoe sizes, in order. */
const SHOES: readonly string[] = [...SHOES_SIZES, ...SHOES_CANONICAL_SIZES].toSorted(
  (one, other) => Number(one) - Number(other),
);

const step = (scale: readonly string[], size: string, by: number): string =>
  scale[scale.indexOf(size) + by] ?? size;

/** Even numbers from 0, and chests from 34: the next one lies two further. */
const stepNumber = (size: string, by: number): string =>
  /^\d+$/.test(size) ? String(Math.max(0, Number(size) + 2 * by)) : size;

/**
 * "In a bigger size": each chosen size gives way to the next one. Shoes go by a half size.
 * @param direction 1 for larger, -1 for smaller.
 * @returns null where no size is chosen.
 */
export function stepSize(filters: Filters, direction: -1 | 1, isOfShoes: boolean): Filters | null {
  if (isOfShoes) {
    const sizes = [...filters.shoes_size, ...filters.shoes_canonical_size].map((size) =>
      step(SHOES, size, direction),
    );
    if (sizes.length === 0) return null;
    return {
      ...filters,
      shoes_size: sizes.filter((size) => SHOES_SIZES.includes(size)),
      shoes_canonical_size: sizes.filter((size) => !SHOES_SIZES.includes(size)),
    };
  }
  if (filters.clothing_size.length + filters.clothing_canonical_size.length === 0) return null;
  return {
    ...filters,
    clothing_size: filters.clothing_size.map((size) => step(ALPHA, size, direction)),
    clothing_canonical_size: filters.clothing_canonical_size.map((size) =>
      stepNumber(size, direction),
    ),
  };
}
