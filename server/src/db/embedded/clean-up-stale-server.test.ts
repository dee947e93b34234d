import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../log/logger.ts';
import { cleanUpStaleServer } from './clean-up-stale-server.ts';

const WAIT = 'setTimeout(() => undefined, 600_000); console.log("here")';
const PORT = 5432;

let folder = '';
const running: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modiste-leftovers-'));
  await mkdir(join(folder, 'cluster'));
  await mkdir(join(folder, 'socket'));
});
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});

const cluster = () => join(folder, 'cluster');
const lockFiles = () => [
  join(folder, 'cluster/postmaster.pid'),
  join(folder, `socket/.s.PGSQL.${PORT}.lock`),
  join(folder, `socket/.s.PGSQL.${PORT}`),
];

/** A process that looks to the system as it is told to. */
async function runAs(name: string, args: readonly string[] = []): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', WAIT, '--', ...args], {
    argv0: name,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.push(child);
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

async function leaveLocksOf(first: string): Promise<void> {
  for (const file of lockFiles()) await writeFile(file, `${first}\n${cluster()}\n1700000000\n`);
}

async function remaining(): Promise<string[]> {
  const found = await Promise.all(
    lockFiles().map((file) =>
      access(file).then(
        () => [file],
        () => [],
      ),
    ),
  );
  return found.flat();
}

const clear = () =>
  cleanUpStaleServer(
    { cluster: cluster(), socketFolder: join(folder, 'socket'), port: PORT },
    createLogger('silent'),
  );

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

describe('what a dead database server left behind', () => {
  it.each(['4194303', '0', '-1', '', 'nonsense', '1.5', '99999999999999'])(
    'is removed where its number is "%s"',
    async (first) => {
      await leaveLocksOf(first);
      await clear();
      expect(await remaining()).toEqual([]);
    },
  );

  it('is removed where its number is that of the app itself', async () => {
    await leaveLocksOf(String(process.pid));
    await clear();
    expect(await remaining()).toEqual([]);
  });

  it.each<[string, () => string[]]>([
    ['node', () => []],
    ['vim', () => [join(cluster(), 'postgresql.conf')]],
    ['tail', () => ['-D', cluster(), '-f']],
    ['postgres-exporter', () => ['-D', cluster(), 'x']],
    ['postgres', () => ['-D', `${cluster()}-of-another`, '-p', '5432']],
    ['postgres', () => ['-D', join(folder, 'another'), '-p', '5432']],
    ['/usr/bin/pg_dump', () => ['postgres', '-D', 'x']],
  ])('is removed, and nothing is done to a %s that has its number by now', async (name, args) => {
    const stranger = await runAs(name, args());
    await leaveLocksOf(String(stranger.pid));
    await clear();
    expect(await remaining()).toEqual([]);
    expect(isRunning(stranger)).toBe(true);
  });

  it('is stopped where it still runs, and then removed', async () => {
    const leftover = await runAs('/opt/native/bin/postgres', ['-D', cluster(), '-p', '5432']);
    await leaveLocksOf(String(leftover.pid));
    await clear();
    await expect.poll(() => isRunning(leftover)).toBe(false);
    expect(await remaining()).toEqual([]);
  });

  it('may be nothing', async () => {
    await clear();
    expect(await remaining()).toEqual([]);
  });
});
