import type { SearchResult } from '../catalogue.ts';
import { understandCached } from '../understand/understand-cached.ts';

/** The answer of a catalogue that has nothing yet. */
export const emptyResult = (query: string): SearchResult => ({
  items: [],
  total: 0,
  alternatives: null,
  notice: null,
  understood: understandCached(query),
  relaxations: [],
});
