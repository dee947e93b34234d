import type { Deps } from '../deps/deps.ts';

/** A failure stays in the log with its cause; the queue tries again. */
export async function runLogged(
  job: string,
  { log }: Pick<Deps, 'log'>,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run();
    log.debug({ job }, 'job done');
  } catch (error) {
    log.error({ err: error, job }, 'job failed');
    throw error;
  }
}
