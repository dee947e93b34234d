import process from 'node:process';
import { CatalogueOutdatedError } from '@modiste/catalogue/store/catalogue-errors';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { type Deps, openDeps } from './deps.ts';
import { loadDemoShop } from './features/demo-shop/load-demo-shop.ts';
import { createLogger, type Log } from './logger.ts';
import { DataFolderBusyError, lockDataFolder } from './process/data-lock.ts';
import { progressLine } from './process/progress-line.ts';
import { stopOnSignals } from './process/stop-on-signals.ts';

function printAddress(config: Config, port: number): void {
  const address = config.publicUrl?.origin ?? `http://localhost:${port}`;
  process.stdout.write(`\nModiste is ready: ${address}\n\n`);
}

/** A demo shop that does not load (an import may be running) keeps nobody from their own. */
async function fillDemoShop(deps: Deps, log: Log): Promise<void> {
  const line = progressLine();
  try {
    await deps.catalogue.ping();
    await loadDemoShop(deps, {
      onProgress: (done, all) => line.show(`Hanging up the demo shop: ${done} of ${all} pieces`),
    });
  } catch (error) {
    if (error instanceof CatalogueOutdatedError) throw error;
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
  await fillDemoShop(deps, logger);
  const app = await createApp(deps, logger);
  stopping.undo(() => app.close());
  await app.listen({ host: config.host, port: config.port });
  const [address] = app.addresses();
  printAddress(config, typeof address === 'object' ? address.port : config.port);
}

const MENDABLE = [ConfigError, DataFolderBusyError, CatalogueOutdatedError];

/** What the operator can mend is said in a line; anything else with where it came from. */
function explain(error: unknown): string {
  if (error instanceof Error && MENDABLE.some((kind) => error instanceof kind))
    return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}. Name another port with PORT.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function main(): Promise<void> {
  const config = readConfig();
  const logger = createLogger(config.logLevel);
  const stopping = stopOnSignals(logger);
  try {
    await start(config, logger, stopping);
  } catch (error) {
    await stopping.stop();
    throw error;
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
