/** The sizes of clothes and shoes, as they are written and in US sizes, of filters, a person or an item. */
export interface Sized {
  readonly clothing_size: readonly string[];
  readonly clothing_canonical_size: readonly string[];
  readonly shoes_size: readonly string[];
  readonly shoes_canonical_size: readonly string[];
}

/** All of these sizes in one list. */
export const allSizes = (sized: Sized): string[] => [
  ...sized.clothing_size,
  ...sized.clothing_canonical_size,
  ...sized.shoes_size,
  ...sized.shoes_canonical_size,
];
