import { BrokenFeedError, UnsupportedFeedError } from '@modiste/catalogue/feeds/feed-errors';
import { ImportAbandonedError } from '@modiste/catalogue/import/import-summary';
import {
  CatalogueBusyError,
  CatalogueOutdatedError,
} from '@modiste/catalogue/store/catalogue-errors';
import { type Config, ConfigError } from '../config/config.ts';
import type { Terminal } from '../process/terminal-output.ts';
import { WebError } from '../providers/web/guarded-request.ts';
import { runCommand } from './run-command.ts';
import { UsageError } from './usage-error.ts';

const STOPPED_EXIT_CODE = 130;

/** Failures that a person at the command line can fix: their message says enough. */
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

interface CommandLine {
  readConfig: () => Config;
  /** Stops the command; what it has not published is dropped. */
  signal: AbortSignal;
  terminal: Terminal;
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isPlain = PLAIN_ERRORS.some((kind) => error instanceof kind);
  return isPlain ? error.message : (error.stack ?? error.message);
}

/** Runs the command that the arguments name and returns its exit code. */
export async function runCommandLine(
  args: readonly string[],
  { readConfig, signal, terminal }: CommandLine,
): Promise<number> {
  try {
    await runCommand(args, { readConfig, signal, terminal });
    return 0;
  } catch (error) {
    if (signal.aborted) {
      terminal.stderr.write('Stopped. The catalogue is as it was.\n');
      return STOPPED_EXIT_CODE;
    }
    terminal.stderr.write(`${explain(error)}\n`);
    return 1;
  }
}
