import { type Connection, connect, type Table } from '@lancedb/lancedb';

/** Where a catalogue lives. */
export interface StoreLocation {
  /** A local folder, or `s3://bucket/path`. */
  uri: string;
  /** Object storage settings as Lance names them (`aws_access_key_id`, `endpoint`, …). */
  storageOptions?: Record<string, string>;
}

export const LIVE_TAG = 'live';

export const isLocal = (location: StoreLocation): boolean => !location.uri.includes('://');

export const connectStore = (location: StoreLocation): Promise<Connection> =>
  connect(location.uri, { storageOptions: location.storageOptions });

/** The version that readers see, or null when nothing was ever published. */
export async function liveVersion(table: Table): Promise<number | null> {
  const tags = await (await table.tags()).list();
  return tags[LIVE_TAG]?.version ?? null;
}
