import { basename } from 'node:path';
import { type FeedFile, feedFilesAt } from '@modiste/catalogue/feeds/feed-file';
import type { GuardedFetch } from '../providers/web/guarded-fetch.ts';
import { UsageError } from './usage-error.ts';

const FEED_LIMITS = { bytesMax: 20 * 1024 ** 3, timeMs: 6 * 60 * 60 * 1000 };

export const isWebAddress = (place: string): boolean => /^https?:\/\//i.test(place);

/** The files of a feed: one of the web, one of this machine, or all of a folder. */
export async function findFeed(place: string, guardedFetch: GuardedFetch): Promise<FeedFile[]> {
  if (isWebAddress(place)) {
    if (!URL.canParse(place)) throw new UsageError(`${place} is not a web address`);
    const name = basename(new URL(place).pathname) || new URL(place).host;
    return [{ name, open: () => guardedFetch(place, FEED_LIMITS) }];
  }
  try {
    return await feedFilesAt(place);
  } catch (cause) {
    const isOtherScheme = /^\w{2,}:\/\//.test(place);
    const advice = isOtherScheme ? '; only http and https addresses are fetched' : '';
    throw new UsageError(`There is no file or folder ${place}${advice}`, { cause });
  }
}
