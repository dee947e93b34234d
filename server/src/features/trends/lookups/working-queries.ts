import { setImmediate as nextTurn } from 'node:timers/promises';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Deps } from '../../../deps/deps.ts';

/** Some hundred queries, for women, men, anybody and each season. */
const QUERIES_CACHED = 10_000;

interface Checked {
  /** Of the catalogue. */
  version: string | null;
  checking: Promise<boolean>;
  /** What was found out last; null where it is not known yet. */
  known: boolean | null;
}

interface QueryLimits {
  genders: readonly string[];
  /** Further queries are not looked at. */
  limit: number;
}

/** The first of some queries that find something for shoppers of these genders, in their order. */
export type FindWorking = (
  queries: readonly string[],
  limits: QueryLimits,
) => Promise<readonly string[]>;

/**
 * Keeps of queries those that find something in the catalogue, each asked once for every version of
 * it. While a new version is read, what found something in the one before is told.
 */
export function createWorkingQueries({
  catalogue,
  log,
}: Pick<Deps, 'catalogue' | 'log'>): FindWorking {
  const checked = new LRUCache<string, Checked>({ max: QUERIES_CACHED });
  const oneByOne = pLimit(1);

  const findsSomething = async (query: string, gender: readonly string[]): Promise<boolean> => {
    // Hundreds of searches in a row would keep every other call waiting.
    await nextTurn();
    return catalogue.hasMatches({ query, filters: { ...DEFAULT_FILTERS, gender } });
  };
  const check = (key: string, version: string | null, find: () => Promise<boolean>): Checked => {
    const known = checked.get(key)?.known ?? null;
    const checking = oneByOne(find).then(
      (isFound) => {
        entry.known = isFound;
        return isFound;
      },
      (error: unknown) => {
        log.warn({ err: error }, 'a query of home could not be checked');
        checked.delete(key);
        return false;
      },
    );
    const entry: Checked = { version, checking, known };
    checked.set(key, entry);
    return entry;
  };
  return async (queries, { genders, limit }) => {
    const version = await catalogue.publishedVersion();
    const works = async (query: string): Promise<boolean> => {
      const key = JSON.stringify([query, genders]);
      const before = checked.get(key);
      const isCurrent = before?.version === version;
      const entry = isCurrent ? before : check(key, version, () => findsSomething(query, genders));
      return entry.known ?? entry.checking;
    };
    const working: string[] = [];
    for (const query of queries) {
      if (working.length >= limit) break;
      if (await works(query)) working.push(query);
    }
    return working;
  };
}
