import { Pool } from 'pg';
import type { Log } from '../log/logger.ts';
import type { ConnectionSettings } from './connection-settings.ts';

const CONNECT_LIMIT_MS = 5_000;
/** How much later than the server the app itself gives up on a statement. */
const ANSWER_GRACE_MS = 2_000;

const CLOSE_LIMIT_MS = 2_000;

interface PoolSettings {
  connections: number;
  statementLimitMs: number;
  log: Log;
}

/** Connection poolers in front of a server of one's own refuse settings that they do not know. */
const serverLimits = (settings: ConnectionSettings, limitMs: number) =>
  'connectionString' in settings ? {} : { statement_timeout: limitMs };

/** A pool whose broken connections never end the app: every wait in it is limited. */
export function openPool(
  settings: ConnectionSettings,
  { connections, statementLimitMs, log }: PoolSettings,
): Pool {
  const pool = new Pool({
    ...settings,
    max: connections,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    ...serverLimits(settings, statementLimitMs),
    query_timeout: statementLimitMs + ANSWER_GRACE_MS,
    keepAlive: true,
  });
  const report = (error: Error) => {
    if (!pool.ending) log.warn({ err: error }, 'database connection lost');
  };
  // The pool listens to idle connections only; without a listener, an error of one in use would
  // end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', report);
  return pool;
}

/** Closes a pool; a server that does not answer must not keep the app from stopping. */
export async function closePool(pool: Pool): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, CLOSE_LIMIT_MS);
  await Promise.race([pool.end(), late]);
  clearTimeout(timer);
}
