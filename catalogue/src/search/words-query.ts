import { MatchQuery } from '@lancedb/lancedb';
import { GARMENT_TYPES } from '@modiste/lexicon/garment-types';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { WORDS_COLUMN } from '../store/item-schema.ts';

/** Every further word costs time; beyond these they add next to nothing. */
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

const matching = (words: readonly string[]): MatchQuery | null =>
  words.length === 0 ? null : new MatchQuery(words.join(' '), WORDS_COLUMN);

/** The typed words as a full text query; null when there are none. */
export const typedQuery = ({ words }: UnderstoodQuery): MatchQuery | null => matching(words);

/**
 * What goes with the words, as a query of its own: one query with weights (Lance's BooleanQuery)
 * takes ten times as long as both side by side.
 */
export const relatedQuery = (understood: UnderstoodQuery): MatchQuery | null =>
  matching(
    relatedWords(understood)
      .slice(0, RELATED_MAX)
      .map(({ word }) => word),
  );
