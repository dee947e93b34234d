import type { SearchResult } from '../catalogue.ts';
import { understandOften } from './understand-often.ts';

/** The answer of a catalogue that has nothing yet. */
export const emptyResult = (query: string): SearchResult => ({
  items: [],
  total: 0,
  alternatives: null,
  notice: null,
  understood: understandOften(query),
  relaxations: [],
});
