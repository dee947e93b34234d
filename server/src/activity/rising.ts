import type { Deps } from '../deps/deps.ts';
import { staleWhileRevalidate } from '../search-inputs/stale-while-revalidate.ts';
import { listRising } from './weekly-activity-store.ts';

export interface RisingSearch {
  /** In lower case. */
  query: string;
  people: number;
  /** People of the last seven days over the mean of the weeks before, at most 10. */
  growth: number;
}

export interface RisingItem {
  id: string;
  /** Who looked at it or saved it in the last seven days. */
  people: number;
  growth: number;
}

/** What more people want than in the weeks before, the most risen first. */
export interface Rising {
  searches: readonly RisingSearch[];
  items: readonly RisingItem[];
}

/** Cheap: from aggregates that are read again every few minutes. */
export type ReadRising = () => Promise<Rising>;

const READ_AGAIN_MS = 600_000;
const SEARCHES_MAX = 200;
const ITEMS_MAX = 1_000;

/**
 * What rises among all shoppers. Nothing in it was done by fewer than `POPULAR_PEOPLE_MIN` people,
 * so that it tells of no single person.
 */
export function createReadRising({ database, log }: Pick<Deps, 'database' | 'log'>): ReadRising {
  const read = async (): Promise<Rising> => {
    const now = new Date();
    const [searches, items] = await Promise.all([
      listRising(database, 'search', { now, limit: SEARCHES_MAX }),
      listRising(database, 'item', { now, limit: ITEMS_MAX }),
    ]);
    return {
      searches: searches.map(({ subject, ...rest }) => ({ query: subject, ...rest })),
      items: items.map(({ subject, ...rest }) => ({ id: subject, ...rest })),
    };
  };
  return staleWhileRevalidate(read, {
    everyMs: READ_AGAIN_MS,
    onFailure: (error) => log.warn({ err: error }, 'rising searches and items not refreshed'),
  });
}
