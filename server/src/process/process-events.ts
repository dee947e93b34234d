import process from 'node:process';
import { allocatorEnvironment } from '../config/read-config.ts';
import { isConnectionLoss } from '../db/is-connection-loss.ts';
import { isUnavailable } from '../errors/is-unavailable.ts';
import type { Log } from '../log/logger.ts';
import { type Cleanup, runCleanups } from './run-cleanups.ts';

/**
 * The last resort for unhandled errors: a lost connection does not end the process, anything else
 * does. The log line replaces Node's own output, which would print every property of the error.
 */
export function guardProcess(log: Log): void {
  const onUnhandled = (error: unknown) => {
    const isConnectionError =
      error instanceof Error && (isConnectionLoss(error) || isUnavailable(error));
    if (isConnectionError) {
      log.error({ err: error }, 'unhandled connection loss');
      return;
    }
    log.error({ err: error }, 'unexpected error, exiting');
    process.exit(1);
  };
  process.on('uncaughtException', onUnhandled);
  process.on('unhandledRejection', onUnhandled);
}

const STOP_LIMIT_MS = 10_000;

/**
 * On SIGTERM or SIGINT runs the registered cleanups, last first, and exits with 0; with 1 when that
 * takes longer than ten seconds or a second signal arrives.
 */
export function stopOnSignals(log: Log): {
  onStop(cleanup: Cleanup): void;
  stop(): Promise<void>;
} {
  const cleanups: Cleanup[] = [];
  let isStopping = false;

  const stop = () => runCleanups(cleanups);
  const onSignal = async (signal: string) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'could not stop cleanly');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void onSignal(signal));
  return { onStop: (cleanup) => cleanups.push(cleanup), stop };
}

/**
 * Starts the program anew in the same process, with settings of the allocator that only count at a
 * start. The server takes about a quarter less memory so while pictures are made.
 */
export function settleAllocator(): void {
  // A parent that talks to the program would lose it.
  const isPossible = process.platform === 'linux' && process.execve && !process.send;
  const environment = isPossible ? allocatorEnvironment() : null;
  if (environment === null) return;
  const { execPath, execArgv, argv } = process;
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], environment);
}
