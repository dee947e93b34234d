import { fnv1a } from '@modiste/lexicon/hash/fnv1a';

const SIZE_WORDS = /\b(?:[2-6]?x{0,3}[sl]|m|one size|small|medium|large)\b/g;

/** The same for a product in every size, where a shop writes the size into the title. */
export const designKey = (design: string): number =>
  fnv1a(design.replace(SIZE_WORDS, '').replace(/\s+/g, ' ').trim());
