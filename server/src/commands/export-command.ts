import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportItems } from '@modiste/catalogue/export/export-items';
import { openCatalogue } from '@modiste/catalogue/open-catalogue';
import { catalogueLocation } from '../catalogue-location.ts';
import type { Config } from '../config.ts';

async function writeFileWhole(lines: Readable, file: string): Promise<void> {
  const draft = `${file}.part`;
  try {
    await pipeline(lines, createWriteStream(draft, { flush: true }));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Writes every item as JSON Lines to a file, which appears when it is whole, or to the terminal. */
export async function exportCommand(
  config: Config,
  file: string | undefined,
  source: string | null,
): Promise<void> {
  const catalogue = await openCatalogue(catalogueLocation(config));
  try {
    const lines = Readable.from(exportItems(catalogue, source));
    if (file === undefined) await pipeline(lines, process.stdout, { end: false });
    else await writeFileWhole(lines, file);
  } finally {
    await catalogue.close();
  }
}
