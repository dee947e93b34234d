interface Settings {
  everyMs: number;
  /** Called with the error of a failed refresh, after which the stale value stays in use. */
  onFailure: (error: unknown) => void;
}

/**
 * Caches what `read` returns. A stale value is returned at once and refreshed in the background, so
 * only the first caller waits.
 * @throws what the first `read` throws; the next call tries again.
 */
export function staleWhileRevalidate<Value>(
  read: () => Promise<Value>,
  { everyMs, onFailure }: Settings,
): () => Promise<Value> {
  let known: { value: Value } | null = null;
  let readAt = 0;
  let reading: Promise<Value> | null = null;
  const readOnce = () => {
    readAt = Date.now();
    reading ??= read()
      .then((value) => {
        known = { value };
        return value;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  return async () => {
    if (known === null) return readOnce();
    if (Date.now() - readAt >= everyMs) readOnce().catch(onFailure);
    return known.value;
  };
}
