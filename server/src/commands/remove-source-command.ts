import { openCatalogue } from '@modiste/catalogue/open-catalogue';
import { openWriter } from '@modiste/catalogue/store/open-writer';
import { catalogueLocation } from '../config/catalogue-location.ts';
import type { Config } from '../config/config.ts';
import { checkSource } from './check-source.ts';

/** Takes a source's items out of the catalogue for good and says how many there were. */
export async function removeSourceCommand(config: Config, source: string): Promise<string> {
  const catalogue = await openCatalogue(catalogueLocation(config));
  try {
    await checkSource(catalogue, source);
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
