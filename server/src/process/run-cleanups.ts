export type Cleanup = () => Promise<unknown>;

/**
 * Runs cleanups, the last registered first. One that fails must not keep the others, such as
 * stopping the database, from running.
 * @throws AggregateError after all of them, when some failed.
 */
export async function runCleanups(cleanups: Cleanup[]): Promise<void> {
  const failures: unknown[] = [];
  for (const cleanup of cleanups.splice(0).toReversed()) {
    await cleanup().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not every part could be stopped');
}
