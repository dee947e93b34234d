import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';

/** A query that says nothing, for searches that start from an item. */
export const NO_WORDS: UnderstoodQuery = {
  text: '',
  corrected: null,
  words: [],
  related: [],
  types: [],
  concepts: [],
  comparisons: [],
  less: [],
  categories: [],
  hard: {
    gender: [],
    sale: false,
    priceMin: null,
    priceMax: null,
    clothing_size: [],
    clothing_canonical_size: [],
    shoes_size: [],
    shoes_canonical_size: [],
    clothing_fit: [],
  },
  soft: {
    colors: [],
    shades: [],
    materials: [],
    patterns: [],
    attributes: [],
    brands: [],
    priceLevel: 0,
  },
  not: { colors: [], shades: [], materials: [], patterns: [], attributes: [], types: [] },
  readings: [],
};
