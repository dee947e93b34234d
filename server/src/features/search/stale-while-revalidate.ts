interface Settings {
  everyMs: number;
  /** Hears why what was read before goes on being told. */
  onFailure: (error: unknown) => void;
}

/**
 * Reads something when it is first wanted, and again from time to time while it is: nobody but the
 * first waits for it.
 * @throws whatever the first reading throws; the next one who asks tries again.
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
