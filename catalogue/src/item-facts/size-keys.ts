import type { Filters } from '@modiste/contract/filters/filters';

export type SizeLists = Pick<
  Filters,
  'clothing_size' | 'clothing_canonical_size' | 'shoes_size' | 'shoes_canonical_size'
>;

const withPrefix = (prefix: string, values: readonly string[]) =>
  values.map((value) => `${prefix}:${value}`);

/** All sizes of the four lists as one list of prefixed keys: `c:M`, `k:8`, `s:9`, `h:9.5`. */
export const sizeKeys = (lists: SizeLists): string[] => [
  ...withPrefix('c', lists.clothing_size),
  ...withPrefix('k', lists.clothing_canonical_size),
  ...withPrefix('s', lists.shoes_size),
  ...withPrefix('h', lists.shoes_canonical_size),
];
