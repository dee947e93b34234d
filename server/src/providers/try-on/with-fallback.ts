import { type TryOnEngine, TryOnFailure } from '@modiste/fitting/try-on-engine';
import type { Log } from '../../log/logger.ts';

const FAILURES_MAX = 3;
const PAUSE_MS = 30_000;

interface Fallback {
  readonly hosted: TryOnEngine;
  readonly builtIn: TryOnEngine;
  readonly log: Log;
  readonly now: () => Date;
}

/** Only these end a try-on; whatever else goes wrong at a hosted model, the built-in engine tries. */
const isFinal = (error: unknown) => error instanceof TryOnFailure && error.reason === 'cancelled';

/**
 * A hosted engine before the built-in one, which answers when the first fails. After three
 * failures in a row the hosted one is left alone for 30 s.
 */
export function withFallback({ hosted, builtIn, log, now }: Fallback): TryOnEngine {
  let failures = 0;
  let pausedUntilMs = 0;
  return {
    name: hosted.name,
    async tryOn(job) {
      if (now().getTime() < pausedUntilMs) return builtIn.tryOn(job);
      try {
        const picture = await hosted.tryOn(job);
        failures = 0;
        return picture;
      } catch (error) {
        if (isFinal(error)) throw error;
        failures += 1;
        if (failures >= FAILURES_MAX) pausedUntilMs = now().getTime() + PAUSE_MS;
        log.warn(
          { err: error, engine: hosted.name },
          'try-on model failed, the built-in engine answered',
        );
        return builtIn.tryOn(job);
      }
    },
  };
}
