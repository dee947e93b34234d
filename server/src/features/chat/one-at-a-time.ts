/** Runs work of the same key one after another, in the order in which it came; other keys at once. */
export type OneAtATime = <Value>(key: string, work: () => Promise<Value>) => Promise<Value>;

/**
 * A queue for each key that has work. In one process it keeps two calls from asking the stylist the
 * same; between processes the database decides whose answer is stored.
 */
export function createOneAtATime(): OneAtATime {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    // One that failed must not keep the next from trying.
    const running = before.then(work, work);
    last.set(key, running);
    try {
      return await running;
    } finally {
      if (last.get(key) === running) last.delete(key);
    }
  };
}
