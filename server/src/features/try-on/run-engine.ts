import { TryOnFailure, type TryOnPicture } from '@modiste/fitting/try-on-engine';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { ChosenEngine } from './choose-engine.ts';

/** When a full engine may be asked again. */
const BUSY_RETRY_S = 5;

function kindFailure(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!(error instanceof TryOnFailure)) return new ApiError('try_on_failed', { cause: error });
  const { reason, cause } = error;
  if (reason === 'no_person' || reason === 'no_garment') return new ApiError(reason, { cause });
  if (reason === 'busy') return new ApiError('try_on_busy', { retryAfterS: BUSY_RETRY_S });
  return new ApiError('try_on_failed', { cause: error });
}

/**
 * Has a picture made.
 * @throws ApiError `no_person`, `no_garment`, `try_on_busy`, or `try_on_failed` for all else.
 */
export async function runEngine(
  engine: ChosenEngine,
  asked: Parameters<ChosenEngine['make']>[0],
  { log }: Pick<Deps, 'log'>,
): Promise<TryOnPicture> {
  const begunMs = performance.now();
  try {
    const picture = await engine.make(asked);
    const ms = Math.round(performance.now() - begunMs);
    log.info({ engine: picture.engine, doubts: picture.doubts, ms }, 'try-on made');
    return picture;
  } catch (error) {
    throw kindFailure(error);
  }
}
