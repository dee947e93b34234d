import { openCatalogue } from '@modiste/catalogue/open-catalogue';
import { openWriter } from '@modiste/catalogue/store/open-writer';
import { catalogueLocation } from '../catalogue-location.ts';
import type { Config } from '../config.ts';
import { UsageError } from './usage-error.ts';

async function sourceNames(config: Config): Promise<string[]> {
  const catalogue = await openCatalogue(catalogueLocation(config));
  try {
    return (await catalogue.stats()).sources.map(({ source }) => source);
  } finally {
    await catalogue.close();
  }
}

/** Takes a source's items out of the catalogue for good and says how many there were. */
export async function removeSourceCommand(config: Config, source: string): Promise<string> {
  const names = await sourceNames(config);
  if (!names.includes(source)) {
    const known = names.length > 0 ? `It has: ${names.join(', ')}.` : 'It is empty.';
    throw new UsageError(`The catalogue has no source "${source}". ${known}`);
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
