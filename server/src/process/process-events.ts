import process from 'node:process';
import { isConnectionLoss } from '../db/is-connection-loss.ts';
import { isUnavailable } from '../errors/is-unavailable.ts';
import type { Log } from '../log/logger.ts';
import { type Cleanup, runCleanups } from './run-cleanups.ts';

/**
 * The last resort for errors that nobody waited for: a lost connection ends no process. Anything
 * else does, with a log line in place of Node's own, which would print all that hangs on the error.
 */
export function guardProcess(log: Log): void {
  const onUnexpected = (error: unknown) => {
    const isPassing = error instanceof Error && (isConnectionLoss(error) || isUnavailable(error));
    if (isPassing) {
      log.error({ err: error }, 'a lost connection was not handled');
      return;
    }
    log.error({ err: error }, 'unexpected error, the app ends');
    process.exit(1);
  };
  process.on('uncaughtException', onUnexpected);
  process.on('unhandledRejection', onUnexpected);
}

const STOP_LIMIT_MS = 10_000;

/**
 * On SIGTERM or SIGINT undoes what was started, last first, and ends the process with 0; with 1
 * when that takes longer than ten seconds or a second signal comes.
 */
export function stopOnSignals(log: Log): { undo(step: Cleanup): void; stop(): Promise<void> } {
  const steps: Cleanup[] = [];
  let isStopping = false;

  const stop = () => runCleanups(steps);
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
  return { undo: (step) => steps.push(step), stop };
}
