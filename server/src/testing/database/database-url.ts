import type { ConnectionSettings } from '../../db/connection-settings.ts';

/** The address of a database, as DATABASE_URL takes it. */
export function databaseUrl(settings: ConnectionSettings): string {
  if ('connectionString' in settings) return settings.connectionString;
  const { user, password, host, port, database } = settings;
  return `postgresql://${user}:${password}@${encodeURIComponent(host)}:${port}/${database}`;
}
