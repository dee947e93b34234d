import { GARMENT_TYPES } from '@modiste/lexicon/garment-types';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';

/** Beyond these they add next to nothing. */
const RELATED_MAX = 5;

const typeNames = new Set(
  GARMENT_TYPES.flatMap(({ name, plural, synonyms }) => [name, plural, ...synonyms]),
);

/** Where a type was understood, only items of it are searched, so its other names add nothing. */
export function relatedWords({ related, types }: UnderstoodQuery): UnderstoodQuery['related'] {
  return related
    .filter(({ word }) => types.length === 0 || !typeNames.has(word))
    .toSorted((a, b) => b.weight - a.weight);
}

/** What goes with the words, the closest first: asked where these find too little themselves. */
export const strongestRelatedWords = (understood: UnderstoodQuery): string[] =>
  relatedWords(understood)
    .slice(0, RELATED_MAX)
    .map(({ word }) => word);
