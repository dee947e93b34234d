import { DatabaseError as ServerError } from 'pg';

/**
 * SQLSTATE classes and codes that say nothing against the statement: a broken connection (08), no
 * resources such as disk space (53), a server that stops, starts or cancels (57), a failed read or
 * write (58030), and a server that became a read-only replica (25006).
 */
const STATES = /^(08|53|57|58030|25006)/;

const NETWORK_CALLS: readonly string[] = ['connect', 'read', 'write', 'getaddrinfo'];

/** What the driver says without a code. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool|Received unexpected)/;

/** Whether a query failed because of its connection or its server, and not by its own fault. */
export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof ServerError) return STATES.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  if ('syscall' in error && NETWORK_CALLS.includes(String(error.syscall))) return true;
  return DRIVER.test(error.message);
}
