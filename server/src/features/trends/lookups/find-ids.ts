import type { Filters } from '@modiste/contract/filters/filters';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../../deps/deps.ts';

/** Of all that is found. */
export const FOUND_MAX = 60;
/** Of each version some hundred queries for some sizes; a few kilobytes each. */
const QUERIES_CACHED = 4_000;

interface IdQuery {
  query: string;
  filters: Filters;
  /** Of the catalogue. */
  version: string | null;
}

/**
 * The ids of what a search finds that meets all of its words, in stock, best first. None where the
 * words mean nothing: of a style that nobody knows, no item can be said to follow it.
 */
export type FindIds = (asked: IdQuery) => Promise<readonly string[]>;

/** Searches once in a version for all people of the same limits. */
export function createFindIds({ catalogue }: Pick<Deps, 'catalogue'>): FindIds {
  const known = new LRUCache<string, Promise<readonly string[]>>({ max: QUERIES_CACHED });

  const search = async ({ query, filters }: IdQuery): Promise<readonly string[]> => {
    const limits = { filters, imageEmbedding: null, limit: FOUND_MAX };
    const { items, total, understood } = await catalogue.search({ query, ...limits });
    if (understood.concepts.length === 0) return [];
    return items
      .slice(0, total)
      .filter(({ other_info }) => other_info.availability === 'in_stock')
      .map(({ id }) => id);
  };
  return async (asked) => {
    const key = JSON.stringify([asked.version, asked.query, asked.filters]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const finding = search(asked);
    known.set(key, finding);
    finding.catch(() => known.delete(key));
    return finding;
  };
}
