import { Client, Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

const SECRET = 'a-very-secret-word';
const ADDRESS = `postgresql://modiste:${SECRET}@database.example/shop`;

function lineOf(fields: object): string {
  const lines: string[] = [];
  createLogger('info', { write: (line) => lines.push(line) }).warn(fields, 'something happened');
  return lines.join('');
}

const errorWith = (extra: object) => Object.assign(new Error('it broke'), extra);

describe('a line of the log', () => {
  it.each([
    ['the client of an error', { err: errorWith({ client: new Client(ADDRESS) }) }],
    ['the pool of an error', { err: errorWith({ pool: new Pool({ connectionString: ADDRESS }) }) }],
    ['the settings of an error', { err: errorWith({ options: { connectionString: ADDRESS } }) }],
    ['the input of an error', { err: errorWith({ input: ADDRESS }) }],
    ['the headers of an error', { err: errorWith({ config: { headers: { a: SECRET } } }) }],
    ['a cause', { err: new Error('it broke', { cause: errorWith({ password: SECRET }) }) }],
    ['the parts of an error', { err: new AggregateError([errorWith({ secret: SECRET })]) }],
    [
      'a copy of an error',
      { err: { ...errorWith({ client: { password: SECRET } }), message: 'x' } },
    ],
    ['a message', { err: new Error(`cannot open ${ADDRESS}`) }],
    ['a message with an @ in the password', { err: new Error(`${ADDRESS.replace('@', '%40x@')}`) }],
    ['a client beside the error', { client: new Client(ADDRESS) }],
    ['a field by its name', { password: SECRET, refresh_token: SECRET, apiKey: SECRET }],
    ['a field inside a field', { data: { settings: { connectionString: SECRET } } }],
    ['an address in a list', { tried: [ADDRESS] }],
    ['a URL', { url: new URL(ADDRESS) }],
  ])('holds no secret from %s', (_where, fields) => {
    const line = lineOf(fields);
    expect(line).toContain('something happened');
    expect(line).not.toContain(SECRET);
  });

  it('tells the type, message, code, stack and cause of an error', () => {
    const cause = Object.assign(new TypeError('the reason'), { code: 'ECONNRESET' });
    const { err } = JSON.parse(lineOf({ err: new Error('it broke', { cause }) }));
    expect(err).toMatchObject({ type: 'Error', message: 'it broke' });
    expect(err.stack).toContain('loggable.test');
    expect(err.cause).toMatchObject({
      type: 'TypeError',
      message: 'the reason',
      code: 'ECONNRESET',
    });
  });

  it('tells plain fields as they are', () => {
    const fields = { job: 'sweep', ms: 12, isLate: false, names: ['a', 'b'], none: null };
    expect(JSON.parse(lineOf(fields))).toMatchObject(fields);
  });

  it('ends with an error that is its own cause', () => {
    const error = new Error('round and round');
    error.cause = error;
    expect(lineOf({ err: error })).toContain('round and round');
  });
});
