import type { DaySetting, Trends } from '@modiste/contract/entities/trends-schema';
import { LRUCache } from 'lru-cache';
import type { HomePerson } from './person/read-person.ts';

/** Of some hundred kilobytes each; whoever opens the app again within the hour is among them. */
const PAGES_CACHED = 200;
/** What rises and what is new moves on within the day. */
const MAX_AGE_MS = 30 * 60 * 1_000;

/** All that a page depends on beside what rises. */
export interface PageBasis {
  person: HomePerson;
  setting: DaySetting;
  /** Of the catalogue. */
  version: string | null;
}

interface CachedPage {
  key: string;
  page: Promise<Trends>;
}

export type CachePage = (basis: PageBasis, compose: () => Promise<Trends>) => Promise<Trends>;

/** What was viewed decides nothing by itself, and changes all the time. */
const keyOf = ({ person, setting, version }: PageBasis): string => {
  const { dislikes, viewedIds: _viewedIds, ...rest } = person;
  return JSON.stringify([rest, dislikes.map(({ id }) => id), setting, version]);
};

/** Answers a person's page again as it was composed, as long as nothing that it depends on changed. */
export function createPageCache(): CachePage {
  const pages = new LRUCache<string, CachedPage>({ max: PAGES_CACHED, ttl: MAX_AGE_MS });
  return async (basis, compose) => {
    const { userId } = basis.person;
    const key = keyOf(basis);
    const known = pages.get(userId);
    if (known?.key === key) return known.page;
    // Frozen, it is encoded once however often it is sent.
    const page = compose().then((composed) => Object.freeze(composed));
    pages.set(userId, { key, page });
    page.catch(() => {
      if (pages.peek(userId)?.page === page) pages.delete(userId);
    });
    return page;
  };
}
