import type { StyleRequest } from '../../dialogue/dialogue-state.ts';
import type { Turn } from '../../stylist.ts';
import { areNoShoes } from '../lasting-wishes.ts';

const hasShoeSize = ({ filters }: StyleRequest): boolean =>
  filters.shoes_size.length + filters.shoes_canonical_size.length > 0;

/**
 * The sizes of shoes while single kinds are looked for: no coat has one, and boots have the size that
 * was said of sneakers before the coat.
 */
export function shoeSizes(
  request: StyleRequest,
  types: readonly string[],
  { defaultFilters, state }: Turn,
) {
  const { shoes_size, shoes_canonical_size } = defaultFilters;
  if (areNoShoes(types)) return { shoes_size, shoes_canonical_size };
  const isKnown = types.length === 0 || hasShoeSize(request);
  const before = state.earlier.findLast((one) => one.wearer === request.wearer && hasShoeSize(one));
  const { filters } = isKnown || before === undefined ? request : before;
  return { shoes_size: filters.shoes_size, shoes_canonical_size: filters.shoes_canonical_size };
}
