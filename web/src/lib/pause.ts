/**
 * Waits so many milliseconds. A query whose key changes with each keystroke waits like this before
 * it calls the server: a newer key cancels the wait, so only the last one is asked for.
 * @throws the reason of the signal when it is aborted meanwhile.
 */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
