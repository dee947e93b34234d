import { understandQuery } from '@modiste/lexicon/understand-query';
import type { SearchResult } from '../catalogue.ts';

/** The answer of a catalogue that has nothing yet. */
export const emptyResult = (query: string): SearchResult => ({
  items: [],
  total: 0,
  understood: understandQuery(query),
  relaxations: [],
});
