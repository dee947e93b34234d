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
  const underWay = new Map<string, Promise<Uint8Array | null>>();
  return (key, draw) => {
    const present = underWay.get(key);
    if (present) return present;
    const made = limit(draw).finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };
}
