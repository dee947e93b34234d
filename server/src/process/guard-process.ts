import process from 'node:process';
import { isConnectionLoss } from '../db/is-connection-loss.ts';
import { isUnavailable } from '../errors/is-unavailable.ts';
import type { Log } from '../log/logger.ts';

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
