import process from 'node:process';
import { CatalogueOutdatedError } from '@modiste/catalogue/store/catalogue-errors';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { openDeps } from './composition/open-deps.ts';
import { type Config, ConfigError } from './config/config.ts';
import { readConfig } from './config/read-config.ts';
import { DatabaseError } from './db/database-errors.ts';
import type { Deps } from './deps/deps.ts';
import { DEMO_ACCOUNT, prepareDemoAccount } from './features/demo-account/demo-account.ts';
import { loadDemoShop } from './features/demo-shop/load-demo-shop.ts';
import { ownOrigin } from './http/origins/own-origin.ts';
import { addPriceAlertJobs } from './jobs/price-alert-jobs.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { createLogger, type Log } from './log/logger.ts';
import { DataFolderError, lockDataFolder } from './process/data-lock.ts';
import { guardProcess, stopOnSignals } from './process/process-events.ts';
import { progressLine, readyMessage } from './process/terminal-output.ts';

/** A demo shop that does not load (an import may be running) keeps nobody from their own. */
async function fillDemoShop(deps: Deps, log: Log, signal: AbortSignal): Promise<void> {
  const line = progressLine();
  try {
    await deps.catalogue.ping();
    await loadDemoShop(deps, {
      onProgress: (done, all) => line.show(`Hanging up the demo shop: ${done} of ${all} pieces`),
      signal,
    });
  } catch (error) {
    if (error instanceof CatalogueOutdatedError) throw error;
    if (signal.aborted) return;
    log.error({ err: error }, 'the demo shop was not loaded; the next start tries again');
  } finally {
    line.end();
  }
}

type Stopping = ReturnType<typeof stopOnSignals>;

async function start(config: Config, logger: Logger, stopping: Stopping): Promise<void> {
  stopping.undo(await lockDataFolder(config.dataFolder));
  const opening = openDeps(config, logger);
  stopping.undo(() =>
    opening.then(
      (opened) => opened.close(),
      () => undefined,
    ),
  );
  const deps = await opening;
  const leaving = new AbortController();
  const filling = fillDemoShop(deps, logger, leaving.signal);
  stopping.undo(() => {
    leaving.abort();
    return filling.catch(() => undefined);
  });
  await filling;
  if (leaving.signal.aborted) return;
  const app = await createApp(deps, logger);
  stopping.undo(() => app.close());
  const jobs = startJobs(deps, {
    database: deps.databaseSettings,
    addOthers: (boss) => addPriceAlertJobs(boss, deps, () => ownOrigin(app, config)),
  });
  stopping.undo(() =>
    jobs.then(
      (stopJobs) => stopJobs(),
      () => undefined,
    ),
  );
  await jobs;
  deps.mails.start();
  const account = (await prepareDemoAccount(deps)) ? DEMO_ACCOUNT : null;
  await app.listen({ host: config.host, port: config.port });
  process.stdout.write(readyMessage({ address: ownOrigin(app, config), account }));
}

const MENDABLE = [ConfigError, DataFolderError, DatabaseError, CatalogueOutdatedError];

/** What to do about an address that cannot be listened on. */
const LISTEN_ADVICE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Name another port with PORT.',
  EACCES: 'Name another port with PORT.',
  EADDRNOTAVAIL: 'Name another address with HOST.',
  ENOTFOUND: 'Name another address with HOST.',
};

function listenAdvice(error: Error): string | undefined {
  const isListening = 'syscall' in error && /^(listen|getaddrinfo)$/.test(String(error.syscall));
  return isListening && 'code' in error ? LISTEN_ADVICE[String(error.code)] : undefined;
}

/** What the operator can mend is said in a line; anything else with where it came from. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (MENDABLE.some((kind) => error instanceof kind)) return error.message;
  const advice = listenAdvice(error);
  return advice ? `${error.message}. ${advice}` : (error.stack ?? error.message);
}

async function main(): Promise<void> {
  const config = readConfig();
  const logger = createLogger(config.logLevel);
  guardProcess(logger);
  const stopping = stopOnSignals(logger);
  try {
    await start(config, logger, stopping);
  } catch (error) {
    await stopping
      .stop()
      .catch((failure: unknown) => logger.error({ err: failure }, 'could not stop cleanly'));
    throw error;
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
