import { basename } from 'node:path';
import { type FeedFile, feedFilesAt } from '@modiste/catalogue/feeds/feed-file';
import type { GuardedFetch } from '../providers/web/guarded-fetch.ts';
import { UsageError } from './usage-error.ts';

const FEED_LIMITS = { bytesMax: 20 * 1024 ** 3, timeMs: 6 * 60 * 60 * 1000 };

export const isWebAddress = (location: string): boolean => /^https?:\/\//i.test(location);

/** The files of a feed: one of the web, one of this machine, or all of a folder. */
export async function findFeed(location: string, guardedFetch: GuardedFetch): Promise<FeedFile[]> {
  if (isWebAddress(location)) {
    if (!URL.canParse(location)) throw new UsageError(`${location} is not a web address`);
    const name = basename(new URL(location).pathname) || new URL(location).host;
    return [{ name, open: () => guardedFetch(location, FEED_LIMITS) }];
  }
  try {
    return await feedFilesAt(location);
  } catch (cause) {
    const isOtherScheme = /^\w{2,}:\/\//.test(location);
    const advice = isOtherScheme ? '; only http and https addresses are fetched' : '';
    throw new UsageError(`There is no file or folder ${location}${advice}`, { cause });
  }
}
