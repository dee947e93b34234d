import type { Filters } from '@modiste/contract/filters/filters';
import { CLOTHING_SIZES, SHOES_CANONICAL_SIZES, SHOES_SIZES } from '@modiste/contract/values';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { QueryReading, UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { StyleRequest } from '../../dialogue/dialogue-state.ts';
import { typesOf } from '../../dialogue/types-of.ts';
import type { Turn } from '../../stylist.ts';
import { withFewLengths, withSizes } from './limit-filters.ts';

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
function stepSize(filters: Filters, direction: -1 | 1, isOfShoes: boolean): Filters | null {
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

/** A bigger tote is no size larger. */
const UNSIZED: ReadonlySet<string> = new Set([
  'bag',
  'jewelry',
  'headwear',
  'scarf',
  'eyewear',
  'watch',
]);

/** Sizes as they were said, or the next ones: "in a bigger size". */
export function withSaidSizes(
  request: StyleRequest,
  { sized, turn }: { sized: UnderstoodQuery; turn: Turn },
): StyleRequest {
  const step = sized.comparisons.find(({ aspect }) => aspect === 'size');
  const isOfShoes = typesOf(request.wishes).includes('shoes') || sized.categories.includes('shoes');
  const roles = typesOf(request.wishes).map(typeRole);
  const isUnsized = roles.length > 0 && roles.every((role) => role !== null && UNSIZED.has(role));
  const stepped =
    step === undefined || isUnsized ? null : stepSize(request.filters, step.direction, isOfShoes);
  if (stepped === null) {
    const types = request.outfit === null ? typesOf(request.wishes) : [];
    const filters = withSizes(request.filters, withFewLengths(sized, turn.items), types);
    return { ...request, filters };
  }
  const isStep = ({ concepts }: QueryReading) =>
    concepts.some(({ id }) => id === 'larger' || id === 'smaller');
  return { ...request, wishes: request.wishes.filter((wish) => !isStep(wish)), filters: stepped };
}
