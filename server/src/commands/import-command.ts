import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Embedder } from '@modiste/catalogue/embedding/embedder';
import { formatProgress, formatSummary } from '@modiste/catalogue/import/format-summary';
import { importFeed } from '@modiste/catalogue/import/import-feed';
import type { ImportSummary } from '@modiste/catalogue/import/import-summary';
import type { PictureSource } from '@modiste/catalogue/pictures/picture-source';
import { openWriter } from '@modiste/catalogue/store/open-writer';
import { openEmbedder, openObjects } from '../composition/open-deps.ts';
import { catalogueLocation } from '../config/catalogue-location.ts';
import type { Config } from '../config/config.ts';
import { progressLine, type Terminal } from '../process/terminal-output.ts';
import { createGuardedFetch } from '../providers/web/guarded-fetch.ts';
import { embedCatalogue } from './embed-catalogue.ts';
import { feedPictures } from './feed-pictures.ts';
import { findFeed, isWebAddress } from './find-feed.ts';
import { indexLocalPictures } from './local-pictures.ts';
import { UsageError } from './usage-error.ts';

const REPORTS_KEPT = 20;

/** Keeps the report of an import as JSON in the data folder, beside those of the imports before. */
async function storeImportReport(
  dataFolder: string,
  { source, summary, now }: { source: string | null; summary: ImportSummary; now: Date },
): Promise<string> {
  const folder = join(dataFolder, 'import-reports');
  await mkdir(folder, { recursive: true });
  const time = now.toISOString().replace(/[:.]/g, '-');
  const file = join(folder, `${time}-${source ?? 'items'}.json`);
  await writeFile(file, `${JSON.stringify({ source, ...summary }, null, 2)}\n`);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  for (const name of names.slice(0, -REPORTS_KEPT)) await rm(join(folder, name), { force: true });
  return file;
}

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
  progressTo: Terminal['stderr'];
}

interface Embedding {
  embedder: Embedder;
  pictures: PictureSource;
  signal: AbortSignal;
  show: (line: string) => void;
}

/** Items stay imported even if their vectors cannot be computed. */
async function embedImported(config: Config, given: Embedding): Promise<string> {
  try {
    return await embedCatalogue({ location: catalogueLocation(config), ...given });
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

/** Imports a file, a folder or an address of the web and returns the report. */
export async function importCommand(
  config: Config,
  location: string,
  options: ImportOptions,
): Promise<string> {
  const guardedFetch = options.allowsPrivate
    ? createGuardedFetch(() => true)
    : createGuardedFetch();
  const files = await findFeed(location, guardedFetch);
  const folder = options.picturesFolder ?? (isWebAddress(location) ? null : location);
  const embedder = await openEmbedder(config);
  const line = progressLine(options.progressTo);
  const show = (text: string) => line.show(text);
  try {
    const pictures = feedPictures({
      objects: await openObjects(config),
      findLocal: folder === null ? null : await indexLocalPictures(folder),
      guardedFetch: options.skipsWebPictures ? null : guardedFetch,
    });
    const now = new Date();
    const summary = await importFeed({
      ...options,
      openWriter: () => openWriter(catalogueLocation(config)),
      files,
      pictures,
      now,
      onProgress: (progress) => show(formatProgress(progress)),
    });
    const { source } = options;
    const kept = await storeImportReport(config.dataFolder, { source, summary, now });
    const report = `${formatSummary(summary)}\nThe report is kept in ${kept}`;
    if (embedder === null) return report;
    const { signal } = options;
    const vectors = await embedImported(config, { embedder, pictures, signal, show });
    return [report, vectors].join('\n');
  } finally {
    line.end();
    await embedder?.close();
  }
}
