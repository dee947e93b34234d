import process from 'node:process';
import { BrokenFeedError, UnsupportedFeedError } from '@modiste/catalogue/feeds/feed-errors';
import { ImportAbandonedError } from '@modiste/catalogue/import/import-summary';
import {
  CatalogueBusyError,
  CatalogueOutdatedError,
} from '@modiste/catalogue/store/catalogue-errors';
import { runCommand } from './commands/run-command.ts';
import { UsageError } from './commands/usage-error.ts';
import { ConfigError } from './config/config.ts';
import { readConfig } from './config/read-config.ts';
import { WebError } from './providers/web/guarded-request.ts';

const STOPPED_EXIT_CODE = 130;

/** Failures that a person at the command line can mend: their message says enough. */
const PLAIN_ERRORS = [
  BrokenFeedError,
  UnsupportedFeedError,
  ImportAbandonedError,
  CatalogueBusyError,
  CatalogueOutdatedError,
  UsageError,
  ConfigError,
  WebError,
];

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());

try {
  await runCommand(process.argv.slice(2), readConfig, stop.signal);
} catch (error) {
  const isPlain = PLAIN_ERRORS.some((kind) => error instanceof kind);
  if (stop.signal.aborted) {
    process.stderr.write('Stopped. The catalogue is as it was.\n');
    process.exitCode = STOPPED_EXIT_CODE;
  } else {
    const text = error instanceof Error ? (isPlain ? error.message : error.stack) : String(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}
