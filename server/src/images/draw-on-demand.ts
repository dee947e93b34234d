import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

type Draw = () => Promise<Uint8Array | null>;

/**
 * Renders pictures on first request, on at most half of the cores so that searches stay fast.
 * Requests for a picture that is being rendered share it.
 * @param concurrency How many are made at once.
 */
export function drawOnDemand(
  concurrency = Math.max(1, Math.floor(availableParallelism() / 2)),
): (key: string, draw: Draw) => Promise<Uint8Array | null> {
  const limit = pLimit(concurrency);
  const inFlight = new Map<string, Promise<Uint8Array | null>>();
  return (key, draw) => {
    const current = inFlight.get(key);
    if (current) return current;
    const rendered = limit(draw).finally(() => inFlight.delete(key));
    inFlight.set(key, rendered);
    return rendered;
  };
}
