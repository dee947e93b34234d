import { POPULAR_DAYS, POPULAR_PEOPLE_MIN } from '@modiste/contract/limits';
import type { Deps } from '../../deps/deps.ts';
import { staleWhileRevalidate } from '../../search-inputs/stale-while-revalidate.ts';
import { listPopularQueries } from './query-store.ts';

const READ_AGAIN_MS = 600_000;
const POPULAR_MAX = 500;

export interface PopularQueries {
  /** The most asked first. */
  list(): Promise<readonly string[]>;
}

/**
 * What many people search for, looked up every ten minutes. Only words that several people used
 * are included, so that no single person's words are shown.
 */
export function createPopularQueries({
  database,
  log,
}: Pick<Deps, 'database' | 'log'>): PopularQueries {
  const read = () =>
    listPopularQueries(database, {
      days: POPULAR_DAYS,
      peopleMin: POPULAR_PEOPLE_MIN,
      limit: POPULAR_MAX,
    });
  const list = staleWhileRevalidate(read, {
    everyMs: READ_AGAIN_MS,
    onFailure: (error) => log.warn({ err: error }, 'popular searches not refreshed'),
  });
  return { list };
}
