export type Cleanup = () => Promise<unknown>;

/**
 * Takes steps back, the last first. One that fails must not keep the others, such as stopping the
 * database, from being done.
 * @throws AggregateError after all of them, when some failed.
 */
export async function runCleanups(steps: Cleanup[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps.splice(0).toReversed()) {
    await step().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not every part could be stopped');
}
