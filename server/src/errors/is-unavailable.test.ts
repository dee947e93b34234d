import { describe, expect, it } from 'vitest';
import { DatabaseUnavailableError } from '../db/database-errors.ts';
import { ApiError } from './api-error.ts';
import { isUnavailable } from './is-unavailable.ts';

const lost = new DatabaseUnavailableError(new Error('Connection terminated'));
const system = (code: string, syscall: string) =>
  Object.assign(new Error(`${code}: ${syscall}`), { code, syscall });

describe('a failure', () => {
  it.each<[string, Error]>([
    ['a lost database', lost],
    ['a lost database as the cause', new Error('the picture was not kept', { cause: lost })],
    ['a lost database far below', new Error('a', { cause: new Error('b', { cause: lost }) })],
    ['a store that refuses connections', system('ECONNREFUSED', 'connect')],
    ['a store that cannot be found', system('ENOTFOUND', 'connect')],
    ['a store that does not answer', system('ETIMEDOUT', 'connect')],
    ['a full disk', system('ENOSPC', 'write')],
    ['a full disk below', new Error('not kept', { cause: system('ENOSPC', 'open') })],
    ['a used up share of a disk', system('EDQUOT', 'write')],
    ['a disk that became read only', system('EROFS', 'open')],
  ])('passes by itself where it is %s', (_what, error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it.each<[string, Error]>([
    ['a mistake', new TypeError('not a function')],
    ['a missing file', system('ENOENT', 'open')],
    ['a file that may not be read', system('EACCES', 'open')],
    ['a call of ours', new ApiError('item_not_found')],
    ['a broken request of a client', system('ECONNRESET', 'read')],
  ])('does not pass by itself where it is %s', (_what, error) => {
    expect(isUnavailable(error)).toBe(false);
  });

  it('that is its own cause is looked at once', () => {
    const error = new Error('round and round');
    error.cause = error;
    expect(isUnavailable(error)).toBe(false);
  });
});
