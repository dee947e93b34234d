/** Does something when it is first asked for and keeps the outcome; what failed is tried again. */
export function keepOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | null = null;
  return () => {
    kept ??= load().catch((error: unknown) => {
      kept = null;
      throw error;
    });
    return kept;
  };
}
