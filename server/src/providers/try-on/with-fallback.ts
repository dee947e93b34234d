import type { BuiltInEngine } from '@modiste/fitting/built-in-engine';
import {
  type TryOnEngine,
  TryOnFailure,
  type TryOnJob,
  type TryOnPicture,
} from '@modiste/fitting/try-on-engine';
import type { Log } from '../../log/logger.ts';

const FAILURES_MAX = 3;
const PAUSE_MS = 30_000;

interface Fallback {
  readonly hosted: TryOnEngine;
  readonly builtIn: Pick<BuiltInEngine, 'tryOn' | 'check'>;
  readonly log: Log;
  readonly now: () => Date;
}

/** Only these end a try-on; whatever else goes wrong at a hosted model, the built-in engine tries. */
const isFinal = (error: unknown) => error instanceof TryOnFailure && error.reason === 'cancelled';

const isBusy = (error: unknown) => error instanceof TryOnFailure && error.reason === 'busy';

/**
 * A hosted engine before the built-in one, which holds each result against its pose, and answers
 * when the first fails or nobody is seen in what it made. After three
 * failures in a row the hosted one is left alone for 30 s.
 */
export function withFallback({ hosted, builtIn, log, now }: Fallback): TryOnEngine {
  /** A check that has no room now ends no try-on: the result is shown without it. */
  async function check({ pose, signal }: TryOnJob, picture: TryOnPicture): Promise<TryOnPicture> {
    try {
      return { ...picture, doubts: await builtIn.check({ pose, result: picture.bytes }, signal) };
    } catch (error) {
      if (!isBusy(error)) throw error;
      log.warn({ err: error, engine: hosted.name }, 'try-on shown without a check');
      return picture;
    }
  }

  let failures = 0;
  let pausedUntilMs = 0;
  return {
    name: hosted.name,
    async tryOn(job) {
      if (now().getTime() < pausedUntilMs) return builtIn.tryOn(job);
      try {
        const picture = await check(job, await hosted.tryOn(job));
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
