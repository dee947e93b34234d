import { DatabaseUnavailableError } from '../db/database-errors.ts';

const CAUSES_MAX = 5;

/** A service on the network that does not take connections, and a disk that takes no more. */
const CONNECT_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EPIPE']);
const DISK_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

function isOutage(error: Error): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (DISK_CODES.has(code)) return true;
  return CONNECT_CODES.has(code) && 'syscall' in error && error.syscall === 'connect';
}

/** Whether a call failed because something that the server needs is away for now. */
export function isUnavailable(error: Error): boolean {
  let cause: unknown = error;
  for (let depth = 0; depth < CAUSES_MAX && cause instanceof Error; depth++) {
    if (isOutage(cause)) return true;
    cause = cause.cause;
  }
  return false;
}
