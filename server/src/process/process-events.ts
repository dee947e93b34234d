import process from 'node:process';
import type { Log } from '../log/logger.ts';
import { type Undo, undoAll } from './undo-all.ts';

const STOP_LIMIT_MS = 10_000;

/**
 * On SIGTERM or SIGINT undoes what was started, last first, and ends the process with 0; with 1
 * when that takes longer than ten seconds or a second signal comes.
 */
export function stopOnSignals(log: Log): { undo(step: Undo): void; stop(): Promise<void> } {
  const steps: Undo[] = [];
  let isStopping = false;

  const stop = () => undoAll(steps);
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
