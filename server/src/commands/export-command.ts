import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportItems } from '@modiste/catalogue/feeds/item-lines';
import { openCatalogue } from '@modiste/catalogue/open-catalogue';
import { catalogueLocation } from '../config/catalogue-location.ts';
import type { Config } from '../config/config.ts';
import { requireSource } from './remove-source-command.ts';
import { UsageError } from './usage-error.ts';

async function writeFileWhole(lines: Readable, file: string): Promise<void> {
  const draft = `${file}.part`;
  try {
    await pipeline(lines, createWriteStream(draft, { flush: true }));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    if (!(error instanceof Error) || !('syscall' in error)) throw error;
    throw new UsageError(`${file} cannot be written: ${error.message}`, { cause: error });
  }
}

/** A reader such as "head" closes the stream when it has enough. */
async function writeToTerminal(lines: Readable, stdout: Writable): Promise<void> {
  try {
    await pipeline(lines, stdout, { end: false });
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EPIPE') throw error;
  }
}

interface ExportOptions {
  file: string | undefined;
  source: string | null;
  stdout: Writable;
}

/** Writes every item as JSON Lines to a file, which appears when it is whole, or to the terminal. */
export async function exportCommand(
  config: Config,
  { file, source, stdout }: ExportOptions,
): Promise<void> {
  const catalogue = await openCatalogue(catalogueLocation(config));
  try {
    if (source !== null) await requireSource(catalogue, source);
    const lines = Readable.from(exportItems(catalogue.itemsWithPrices(), source));
    if (file === undefined) await writeToTerminal(lines, stdout);
    else await writeFileWhole(lines, file);
  } finally {
    await catalogue.close();
  }
}
