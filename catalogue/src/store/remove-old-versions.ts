import type { Table } from '@lancedb/lancedb';

/** Readers of the version before the live one are given this long to end their queries. */
export const READERS_GRACE_MS = 60_000;
const CLEANUP_MARGIN_MS = 60_000;

/**
 * Frees the space of versions before the live one, once no reader can still be on them. Lance turns
 * the moment into an age and applies it a little later, so without a margin the age would take in
 * the live version itself, and the tag on it would make the run fail.
 */
export async function removeOldVersions(
  table: Table,
  live: number,
  { graceMs = READERS_GRACE_MS, marginMs = CLEANUP_MARGIN_MS } = {},
): Promise<void> {
  const published = (await table.listVersions()).find(({ version }) => version === live);
  if (published === undefined) return;
  const publishedMs = published.timestamp.getTime();
  if (Date.now() - publishedMs < graceMs) return;
  await table.optimize({ cleanupOlderThan: new Date(publishedMs - marginMs) });
}
