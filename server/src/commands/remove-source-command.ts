import type { Catalogue } from '@modiste/catalogue/catalogue';
import { openCatalogue } from '@modiste/catalogue/open-catalogue';
import { openWriter } from '@modiste/catalogue/store/open-writer';
import { catalogueLocation } from '../config/catalogue-location.ts';
import type { Config } from '../config/config.ts';
import { UsageError } from './usage-error.ts';

/** @throws UsageError for a source that the catalogue does not have, naming those that it has. */
export async function requireSource(catalogue: Catalogue, source: string): Promise<void> {
  const names = (await catalogue.stats()).sources.map((present) => present.source);
  if (names.includes(source)) return;
  const known = names.length > 0 ? `It has: ${names.join(', ')}.` : 'It is empty.';
  throw new UsageError(`The catalogue has no source "${source}". ${known}`);
}

/** Takes a source's items out of the catalogue for good and says how many there were. */
export async function removeSourceCommand(config: Config, source: string): Promise<string> {
  const catalogue = await openCatalogue(catalogueLocation(config));
  try {
    await requireSource(catalogue, source);
  } finally {
    await catalogue.close();
  }
  const writer = await openWriter(catalogueLocation(config));
  try {
    const removed = await writer.removeSource(source);
    await writer.publish();
    return `Removed ${removed.toLocaleString('en-US')} items of ${source}.`;
  } finally {
    await writer.abandon();
  }
}
