import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../deps/deps.ts';

/** Of each version the four ways to choose among women, men and anybody, and some to spare. */
const SETTINGS_CACHED = 200;

interface Checked {
  version: string | null;
  working: Promise<readonly string[]>;
  /** The latest that was read to the end. */
  known: readonly string[] | null;
}

interface QueryPool {
  /** Lasting: what the queries are and whom they are for. */
  key: string;
  queries: readonly string[];
  genders: readonly string[];
}

/** Those queries of a pool that find something in the shop, in the order of the pool. */
export type FindWorking = (pool: QueryPool) => Promise<readonly string[]>;

/**
 * Keeps of queries those that find something in the catalogue, once for every version of it. While a
 * new version is read, what found something in the one before is told.
 */
export function createWorkingQueries({
  catalogue,
  log,
}: Pick<Deps, 'catalogue' | 'log'>): FindWorking {
  const checked = new LRUCache<string, Checked>({ max: SETTINGS_CACHED });

  const findsSomething = async (query: string, genders: readonly string[]): Promise<boolean> => {
    const filters = { ...DEFAULT_FILTERS, gender: genders };
    const { total } = await catalogue.search({ query, filters, imageEmbedding: null, limit: 1 });
    return total > 0;
  };
  const check = async ({ queries, genders }: QueryPool) => {
    const working: string[] = [];
    for (const query of queries) if (await findsSomething(query, genders)) working.push(query);
    return working;
  };
  return async (pool) => {
    const version = await catalogue.publishedVersion();
    const before = checked.get(pool.key);
    if (before?.version === version) return before.known ?? before.working;
    const entry: Checked = { version, working: check(pool), known: before?.known ?? null };
    checked.set(pool.key, entry);
    entry.working.then(
      (working) => {
        entry.known = working;
      },
      (error) => {
        log.warn({ err: error }, 'queries of home not checked');
        checked.delete(pool.key);
      },
    );
    return entry.known ?? entry.working;
  };
}
