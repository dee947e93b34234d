import { POPULAR_PEOPLE_MIN } from '@modiste/contract/limits';
import type { Deps } from '../deps/deps.ts';
import { countSavedLately } from './saved-items-store.ts';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';

const READ_AGAIN_MS = 600_000;
const SAVED_DAYS = 90;
const ITEMS_MAX = 20_000;
/** So many people make an item half as popular as can be. */
const HALF_PEOPLE = 50;

/** From 0 to 1, by item id. */
export type PopularityOf = (id: string) => number;

/**
 * How much shoppers like an item, by how many saved it lately. Only items that several people saved
 * count, so that the order reveals nothing about a single person.
 */
export function createItemPopularity({
  database,
  log,
}: Pick<Deps, 'database' | 'log'>): () => Promise<PopularityOf> {
  const read = async (): Promise<PopularityOf> => {
    const counts = await countSavedLately(database, {
      days: SAVED_DAYS,
      peopleMin: POPULAR_PEOPLE_MIN,
      limit: ITEMS_MAX,
    });
    return (id) => {
      const people = counts.get(id) ?? 0;
      return people / (people + HALF_PEOPLE);
    };
  };
  return staleWhileRevalidate(read, {
    everyMs: READ_AGAIN_MS,
    onFailure: (error) => log.warn({ err: error }, 'item popularity not refreshed'),
  });
}
