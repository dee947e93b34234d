import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const address = (file: string) => pathToFileURL(join(import.meta.dirname, file)).href;
const START = `
  import { guardProcess } from '${address('process-events.ts')}';
  import { createLogger } from '${address('../log/logger.ts')}';
  guardProcess(createLogger('info'));
`;

/** Runs a guarded process that says at its end that it lived. */
async function runGuarded(script: string) {
  const end = "setTimeout(() => console.log('lived'), 50);";
  const args = ['--input-type=module', '-e', `${START}\n${end}\n${script}`];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}

const LOST = "Object.assign(new Error('Connection terminated unexpectedly'), { secret: 'hush' })";

describe('an error that nothing handles', () => {
  it.each([
    ['an event', `new EventTarget(); setImmediate(() => { throw ${LOST} })`],
    ['a promise', `Promise.reject(${LOST})`],
    [
      'a cause',
      `Promise.reject(new Error('the job failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' }) }))`,
    ],
    [
      'a socket',
      `setImmediate(() => { throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' }) })`,
    ],
  ])('ends no process where a connection was lost: %s', async (_where, script) => {
    const { code, output } = await runGuarded(script);
    expect([code, output.includes('lived')]).toEqual([0, true]);
    expect(output).toContain('unhandled connection loss');
    expect(output).not.toContain('hush');
  });

  it.each([
    [
      'thrown',
      "setImmediate(() => { throw Object.assign(new TypeError('a mistake'), { secret: 'hush' }) })",
    ],
    ['rejected', "Promise.reject(Object.assign(new RangeError('a mistake'), { secret: 'hush' }))"],
    ['no error at all', "Promise.reject('a mistake')"],
  ])('ends it otherwise, with its cause and no secret: %s', async (_how, script) => {
    const { code, output } = await runGuarded(script);
    expect(code).toBe(1);
    expect(output).toContain('a mistake');
    expect(output).not.toMatch(/hush|lived/);
  });
});
