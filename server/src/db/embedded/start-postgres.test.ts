import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processBirth } from '@modiste/catalogue/file-lock/process-birth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../log/logger.ts';
import { childrenOf, serverPid } from '../../testing/app/server-processes.ts';
import { openDatabase, pingDatabase } from '../open-database.ts';
import { type EmbeddedPostgres, startPostgres } from './start-postgres.ts';

let folder = '';
let log: string[] = [];
const servers: EmbeddedPostgres[] = [];
const strangers: ChildProcess[] = [];
beforeEach(async () => {
  log = [];
  folder = await mkdtemp(join(tmpdir(), 'modiste-server-'));
  await chmod(folder, 0o755);
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  for (const stranger of strangers.splice(0)) {
    stranger.kill('SIGKILL');
    await once(stranger, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});

const cluster = () => join(folder, 'postgres/cluster');

async function start(): Promise<EmbeddedPostgres> {
  const server = await startPostgres(
    folder,
    createLogger('info', { write: (line) => log.push(line) }),
  );
  servers.push(server);
  return server;
}

async function answers({ settings }: EmbeddedPostgres): Promise<boolean> {
  const database = openDatabase(settings, createLogger('silent'));
  const isThere = await pingDatabase(database).then(
    () => true,
    () => false,
  );
  await database.destroy();
  return isThere;
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended between the look and the signal.
  }
}

/** Kills the server with all that it started, as a crash of the machine would. */
async function killTree(): Promise<void> {
  const pid = await serverPid(cluster());
  for (const each of [pid, ...(await childrenOf(pid))]) kill(each);
}

/** A process of the database's own user, so that PostgreSQL takes it seriously. */
async function runStranger(): Promise<number> {
  const { uid, gid } = await stat(cluster());
  const isRoot = process.getuid?.() === 0;
  const stranger = spawn('sleep', ['600'], isRoot ? { uid, gid } : {});
  strangers.push(stranger);
  await once(stranger, 'spawn');
  return stranger.pid ?? 0;
}

describe('the embedded database server', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGQUIT', 'SIGKILL'] as const)(
    'is started again when it is ended by %s, with its cause in the log',
    async (signal) => {
      const server = await start();
      const first = await serverPid(cluster());
      process.kill(first, signal);
      await expect.poll(() => log.join('')).toContain('exited, restarting');
      await expect.poll(() => answers(server)).toBe(true);
      expect(await serverPid(cluster())).not.toBe(first);
      expect(log.join('')).toMatch(signal === 'SIGKILL' ? /SIGKILL/ : /shutdown request/);
    },
  );

  it('is started again each time when it is killed with all its workers', async () => {
    const server = await start();
    for (const _time of [1, 2, 3]) {
      await killTree();
      await expect.poll(() => answers(server)).toBe(true);
    }
  });

  it('stops for good though it is just being started again', async () => {
    const server = await start();
    await killTree();
    await expect.poll(() => log.join('')).toContain('exited, restarting');
    await server.stop();
    expect(await answers(server)).toBe(false);
    expect(await processBirth(await serverPid(cluster()))).toBeNull();
  });

  it('stops for good at the moment of its death', async () => {
    const server = await start();
    await killTree();
    await server.stop();
    expect(await answers(server)).toBe(false);
    expect(await processBirth(await serverPid(cluster()))).toBeNull();
  });

  it('starts at once though the number in its lock files is that of another by now', async () => {
    const first = await start();
    const lock = join(folder, 'postgres/socket/.s.PGSQL.5432.lock');
    await first.stop();
    const stranger = await runStranger();
    const text = `${stranger}\n${cluster()}\n1700000000\n5432\n${join(folder, 'postgres/socket')}\n`;
    await writeFile(join(cluster(), 'postmaster.pid'), text);
    await writeFile(lock, text);
    await writeFile(join(folder, 'postgres/socket/.s.PGSQL.5432'), '');
    expect(await answers(await start())).toBe(true);
    expect(() => process.kill(stranger, 0)).not.toThrow();
  });
});
