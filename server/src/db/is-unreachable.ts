const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
]);
/** Classes of SQLSTATE: a connection that broke, and a server that stops or starts. */
const SERVER = /^(08|57P)/;
/** What the driver says without a code. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

/** Whether a call failed because the database cannot be reached, as while it is started again. */
export function isUnreachable(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (SERVER.test(code) || LOST.test(error.message)) return true;
  return NETWORK.has(code) && 'syscall' in error && error.syscall === 'connect';
}
