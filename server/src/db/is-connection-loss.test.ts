import { DatabaseError as ServerError } from 'pg';
import { describe, expect, it } from 'vitest';
import { isConnectionLoss } from './is-connection-loss.ts';

function serverError(code: string): ServerError {
  const error = new ServerError('as the server says it', 10, 'error');
  error.code = code;
  return error;
}

const network = (code: string, syscall: string) =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

describe('a connection', () => {
  it.each([
    ['08006', 'connection failure'],
    ['08003', 'connection does not exist'],
    ['57P01', 'shutdown by an operator'],
    ['57P02', 'crash of another worker'],
    ['57P03', 'starting up, shutting down or recovering'],
    ['57P05', 'idle for too long'],
    ['57014', 'statement canceled'],
    ['53300', 'too many connections'],
    ['53100', 'disk full'],
    ['53200', 'out of memory'],
    ['58030', 'input or output failed'],
    ['25006', 'a replica that is read only'],
  ])('counts as lost with %s (%s)', (code) => {
    expect(isConnectionLoss(serverError(code))).toBe(true);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Connection terminated',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
    'Received unexpected commandComplete message from backend.',
  ])('counts as lost where the driver says "%s"', (message) => {
    expect(isConnectionLoss(new Error(message))).toBe(true);
  });

  it.each([
    ['ECONNRESET', 'read'],
    ['EPIPE', 'write'],
    ['ECONNREFUSED', 'connect'],
    ['ENOENT', 'connect'],
    ['ETIMEDOUT', 'read'],
    ['EHOSTUNREACH', 'connect'],
    ['ENOTFOUND', 'getaddrinfo'],
    ['EAI_AGAIN', 'getaddrinfo'],
  ])('counts as lost where the network says %s on %s', (code, syscall) => {
    expect(isConnectionLoss(network(code, syscall))).toBe(true);
  });

  it.each(['23505', '23503', '42P01', '42601', '22P02', '40001', '40P01', 'XX000'])(
    'is sound where the server refuses a statement with %s',
    (code) => {
      expect(isConnectionLoss(serverError(code))).toBe(false);
    },
  );

  it.each([new TypeError('not a text'), network('ENOENT', 'open'), 'a text', null])(
    'is sound where something else failed: %s',
    (error) => {
      expect(isConnectionLoss(error)).toBe(false);
    },
  );
});
