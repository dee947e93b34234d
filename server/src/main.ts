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
import { findDemoUserId } from './features/demo-account/demo-account-store.ts';
import { loadDemoShop } from './features/demo-shop/load-demo-shop.ts';
import { recognizePictures } from './features/demo-shop/recognize-pictures.ts';
import { storeOpeningTiles, storeTiles } from './features/demo-shop/store-tiles.ts';
import { readHomeItems } from './features/trends/page-deps.ts';
import { ownOrigin } from './http/origins/own-origin.ts';
import { watchRequests } from './http/watch-requests.ts';
import { storeMannequinPictures } from './images/mannequin-pictures.ts';
import { addActivityJobs } from './jobs/activity-jobs.ts';
import { addPriceAlertJobs } from './jobs/price-alert-jobs.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { createLogger, type Log } from './log/logger.ts';
import { DataFolderError, lockDataFolder } from './process/data-lock.ts';
import { guardProcess, settleAllocator, stopOnSignals } from './process/process-events.ts';
import { progressLine, readyMessage, SEEN_MESSAGE } from './process/terminal-output.ts';

/** A demo shop that fails to load (an import may be running) does not keep the app from starting. */
async function loadDemoShopWithProgress(deps: Deps, log: Log, signal: AbortSignal): Promise<void> {
  const line = progressLine();
  try {
    await deps.catalogue.ping();
    await loadDemoShop(deps, {
      onProgress: (done, all) => line.show(`Loading the demo shop: ${done} of ${all} items`),
      signal,
    });
  } catch (error) {
    if (error instanceof CatalogueOutdatedError) throw error;
    if (signal.aborted) return;
    log.error({ err: error }, 'demo shop not loaded, the next start tries again');
  } finally {
    line.end();
  }
}

/** Makes what whoever comes first sees first; the shop opens without where that fails. */
async function makeOpeningPictures(deps: Deps, log: Log): Promise<void> {
  if (!deps.config.hasDemoShop) return;
  try {
    const userId = await findDemoUserId(deps.database, DEMO_ACCOUNT.email);
    await storeOpeningTiles(deps, userId === null ? [] : await readHomeItems(deps, userId));
  } catch (error) {
    log.warn({ err: error }, 'pictures of the opening page not made beforehand');
  }
}

/**
 * Looks at the demo shop's pictures beside the requests, and says so on the terminal; then makes
 * those of the mannequins and of its tiles while there are no requests.
 */
async function recognizePicturesWithProgress(
  deps: Deps,
  log: Log,
  { signal, requests }: { signal: AbortSignal; requests: ReturnType<typeof watchRequests> },
): Promise<void> {
  if (!deps.config.hasDemoShop) return;
  const line = progressLine();
  try {
    await recognizePictures(deps, {
      onProgress: (done, all) => line.show(`Looking at the pictures: ${done} of ${all} items`),
      signal,
    });
    line.end();
    if (signal.aborted) return;
    process.stdout.write(SEEN_MESSAGE);
    const quietly = { signal, whenQuiet: () => requests.whenQuiet(signal) };
    await storeMannequinPictures(deps, quietly);
    await storeTiles(deps, quietly);
  } catch (error) {
    line.end();
    if (signal.aborted) return;
    log.error({ err: error }, 'pictures not recognized, the next start goes on');
  }
}

type Shutdown = ReturnType<typeof stopOnSignals>;

async function start(config: Config, logger: Logger, shutdown: Shutdown): Promise<void> {
  shutdown.onStop(await lockDataFolder(config.dataFolder));
  const opening = openDeps(config, logger);
  shutdown.onStop(() =>
    opening.then(
      (opened) => opened.close(),
      () => undefined,
    ),
  );
  const deps = await opening;
  const abort = new AbortController();
  const loading = loadDemoShopWithProgress(deps, logger, abort.signal);
  shutdown.onStop(() => {
    abort.abort();
    return loading.catch(() => undefined);
  });
  await loading;
  if (abort.signal.aborted) return;
  const app = await createApp(deps, logger);
  shutdown.onStop(() => app.close());
  const jobs = startJobs(deps, {
    database: deps.databaseSettings,
    addOthers: async (boss) => {
      await addPriceAlertJobs(boss, deps, () => ownOrigin(app, config));
      await addActivityJobs(boss, deps);
    },
  });
  shutdown.onStop(() =>
    jobs.then(
      (stopJobs) => stopJobs(),
      () => undefined,
    ),
  );
  await jobs;
  deps.mails.start();
  const account = (await prepareDemoAccount(deps)) ? DEMO_ACCOUNT : null;
  await makeOpeningPictures(deps, logger);
  const requests = watchRequests(app.server);
  await app.listen({ host: config.host, port: config.port });
  process.stdout.write(readyMessage({ address: ownOrigin(app, config), account }));
  const { signal } = abort;
  const recognizing = recognizePicturesWithProgress(deps, logger, { signal, requests });
  shutdown.onStop(() => {
    abort.abort();
    return recognizing;
  });
}

const OPERATOR_ERRORS = [ConfigError, DataFolderError, DatabaseError, CatalogueOutdatedError];

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

/** One line for an error that the operator can fix, the stack trace for any other. */
function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (OPERATOR_ERRORS.some((kind) => error instanceof kind)) return error.message;
  const advice = listenAdvice(error);
  return advice ? `${error.message}. ${advice}` : (error.stack ?? error.message);
}

async function main(): Promise<void> {
  settleAllocator();
  const config = readConfig();
  const logger = createLogger(config.logLevel);
  guardProcess(logger);
  const shutdown = stopOnSignals(logger);
  try {
    await start(config, logger, shutdown);
  } catch (error) {
    await shutdown
      .stop()
      .catch((failure: unknown) => logger.error({ err: failure }, 'could not stop cleanly'));
    throw error;
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explainError(error)}\n`);
  process.exit(1);
}
