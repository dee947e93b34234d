import type { EventEmitter } from 'node:events';

/** After so long without a request, nobody is taken to be using the app. */
const QUIET_MS = 2_000;

/**
 * Notes when requests come.
 * @param server the HTTP server
 */
export function watchRequests(server: Pick<EventEmitter, 'on'>) {
  let quietAtMs = Number.NEGATIVE_INFINITY;
  server.on('request', () => {
    quietAtMs = performance.now() + QUIET_MS;
  });
  return {
    /** Resolves as soon as nobody uses the app, or the signal is aborted. */
    whenQuiet(signal: AbortSignal): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      let timer: NodeJS.Timeout | undefined;
      const look = () => {
        const leftMs = quietAtMs - performance.now();
        if (leftMs <= 0 || signal.aborted) resolve();
        else timer = setTimeout(look, leftMs);
      };
      signal.addEventListener('abort', () => resolve(), { once: true });
      look();
      return promise.finally(() => clearTimeout(timer));
    },
  };
}
