import { POPULAR_DAYS, POPULAR_PEOPLE_MIN, SUGGESTED_CHARS_MAX } from '@modiste/contract/limits';
import type { Deps } from '../../deps.ts';
import { listPopularQueries } from './query-store.ts';

const READ_AGAIN_MS = 600_000;
const POPULAR_MAX = 500;

export interface PopularQueries {
  /** The most asked first. */
  list(): Promise<readonly string[]>;
}

/**
 * What many people search for, looked up every ten minutes. Only words that several people used
 * are among them, so nobody reads what one person wrote.
 */
export function createPopularQueries({
  database,
  log,
}: Pick<Deps, 'database' | 'log'>): PopularQueries {
  let known: readonly string[] | null = null;
  let readAt = 0;
  let reading: Promise<void> | null = null;
  const read = async () => {
    readAt = Date.now();
    known = await listPopularQueries(database, {
      days: POPULAR_DAYS,
      peopleMin: POPULAR_PEOPLE_MIN,
      charsMax: SUGGESTED_CHARS_MAX,
      limit: POPULAR_MAX,
    });
  };
  const readOnce = () => {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
  return {
    async list() {
      if (known === null) await readOnce();
      else if (Date.now() - readAt >= READ_AGAIN_MS) {
        readOnce().catch((error: unknown) =>
          log.warn({ err: error }, 'the popular searches were not read again'),
        );
      }
      return known ?? [];
    },
  };
}
