import { formatProgress, formatSummary } from '@modiste/catalogue/import/format-summary';
import { importFeed } from '@modiste/catalogue/import/import-feed';
import { openWriter } from '@modiste/catalogue/store/open-writer';
import { catalogueLocation } from '../catalogue-location.ts';
import type { Config } from '../config.ts';
import { openObjects } from '../deps.ts';
import { progressLine } from '../process/progress-line.ts';
import { createGuardedFetch } from '../providers/web/guarded-fetch.ts';
import { feedPictures } from './feed-pictures.ts';
import { findFeed, isWebAddress } from './find-feed.ts';
import { indexLocalPictures } from './local-pictures.ts';

export interface ImportOptions {
  source: string | null;
  currency: string | undefined;
  siteUrl: string | undefined;
  picturesFolder: string | undefined;
  /** Goes to addresses of private networks and of this machine, too. */
  allowsPrivate: boolean;
  /** Shows the web's pictures without looking at them. */
  skipsWebPictures: boolean;
  force: boolean;
  refresh: boolean;
  signal: AbortSignal;
}

/** Imports a file, a folder or an address of the web and returns the report. */
export async function importCommand(
  config: Config,
  place: string,
  options: ImportOptions,
): Promise<string> {
  const guardedFetch = options.allowsPrivate
    ? createGuardedFetch(() => true)
    : createGuardedFetch();
  const files = await findFeed(place, guardedFetch);
  const folder = options.picturesFolder ?? (isWebAddress(place) ? null : place);
  const line = progressLine();
  try {
    const summary = await importFeed({
      ...options,
      openWriter: () => openWriter(catalogueLocation(config)),
      files,
      pictures: feedPictures({
        objects: await openObjects(config),
        findLocal: folder === null ? null : await indexLocalPictures(folder),
        guardedFetch: options.skipsWebPictures ? null : guardedFetch,
      }),
      now: new Date(),
      onProgress: (progress) => line.show(formatProgress(progress)),
    });
    return formatSummary(summary);
  } finally {
    line.end();
  }
}
