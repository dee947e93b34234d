import { setImmediate } from 'node:timers/promises';
import { TryOnFailure } from '../try-on-engine.ts';

/**
 * Lets messages in between two steps, and stops where one of them ended the job.
 * @throws TryOnFailure `cancelled`
 */
export async function letMessagesIn(signal: AbortSignal): Promise<void> {
  await setImmediate();
  if (signal.aborted) throw new TryOnFailure('cancelled');
}
