import type { Filters } from '@modiste/contract/filters/filters';

/** The filters that say which sizes somebody wears. */
export type SizeFilters = Pick<
  Filters,
  | 'clothing_size'
  | 'clothing_canonical_size'
  | 'clothing_fit'
  | 'shoes_size'
  | 'shoes_canonical_size'
>;

/** What the shopper told of themselves: it outlives every search, and "start over" too. */
export interface OwnFacts {
  /** Null where nobody knows. */
  gender: Filters['gender'][number] | null;
  /** Whether they said so of themselves: "I'm a man". Otherwise it is what they looked for. */
  isTold: boolean;
  sizes: SizeFilters;
}
