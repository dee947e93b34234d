import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { processBirth } from '@modiste/catalogue/file-lock/process-birth';
import { attachmentSchema } from '@modiste/contract/entities/attachment';
import { fillPath, PATHS } from '@modiste/contract/paths';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freeLoopbackPort } from './db/embedded/start-postgres.ts';
import { childrenOf, serverPid } from './testing/app/server-processes.ts';
import { type SpawnedApp, spawnApp, spawnMain, waitForExit } from './testing/app/spawn-app.ts';
import { signInOverHttp } from './testing/people/sign-in-over-http.ts';
import { drawGarment } from './testing/pictures/draw-garment.ts';

const copy = promisify(execFile);

let folder = '';
let running: SpawnedApp[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modiste-main-'));
  await chmod(folder, 0o755);
});
afterEach(async () => {
  for (const app of running) await app.end('SIGTERM');
  running = [];
  await rm(folder, { recursive: true, force: true });
});

/** A data folder as a first start leaves it, with its database: to make one anew takes seconds. */
let template = '';
beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'modiste-main-'));
  await chmod(template, 0o755);
  await (await spawnApp({ MODISTE_DATA: template })).end('SIGTERM');
});
afterAll(() => rm(template, { recursive: true, force: true }));

async function start(): Promise<SpawnedApp> {
  const app = await spawnApp({ MODISTE_DATA: folder });
  running.push(app);
  return app;
}

/** Starts the app on a folder that it has run on before. */
async function startAgain(): Promise<SpawnedApp> {
  // The database's files belong to a user of their own, whom only `cp -a` keeps.
  await copy('cp', ['-a', `${template}/.`, folder]);
  return start();
}

interface Visit {
  app: SpawnedApp;
  headers: { authorization: string };
}

async function upload({ app, headers }: Visit, picture: Uint8Array): Promise<string | null> {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(picture)]), 'photo.png');
  form.set('context', 'chat_attachment');
  const url = app.address + PATHS.uploadAttachment.path;
  const response = await fetch(url, { method: 'POST', headers, body: form }).catch(() => null);
  if (!response?.ok) return null;
  const answer = attachmentSchema.safeParse(await response.json().catch(() => null));
  return answer.data?.id ?? null;
}

async function statusOf({ app, headers }: Visit, path: string, id: string): Promise<number> {
  const url = app.address + fillPath(path, { id });
  return (await fetch(url, { headers })).status;
}

describe('the app', () => {
  it('starts on an empty folder, is ready, and stops cleanly on SIGTERM', async () => {
    const app = await start();
    expect((await fetch(app.address + PATHS.ready.path)).status).toBe(200);
    expect(await app.end('SIGTERM')).toBe(0);
    await expect(stat(join(folder, 'modiste.lock'))).rejects.toThrow('ENOENT');
    await expect(stat(join(folder, 'postgres/cluster/postmaster.pid'))).rejects.toThrow('ENOENT');
  });

  it('keeps a second one off its folder with one clear line', async () => {
    const first = await startAgain();
    const second = await waitForExit(spawnMain({ MODISTE_DATA: folder }));
    expect(second.code).toBe(1);
    expect(second.errors.trim().split('\n')).toEqual([
      expect.stringContaining(`(process ${first.child.pid}) is using the data folder ${folder}`),
    ]);
    expect((await fetch(first.address + PATHS.ready.path)).status).toBe(200);
  });

  it('keeps every write it acknowledged when it is killed in the middle of more', async () => {
    const picture = await drawGarment({ color: 'purple', shape: 'dress' });
    const doomed = await startAgain();
    const headers = await signInOverHttp(doomed.address, folder);
    const visit = { app: doomed, headers };
    const kept: string[] = [];
    const write = async () => {
      for (let id = await upload(visit, picture); id; id = await upload(visit, picture)) {
        kept.push(id);
        if (kept.length === 12) doomed.child.kill('SIGKILL');
      }
    };
    await Promise.all([write(), write(), write()]);
    expect(await doomed.end('SIGKILL')).toBe('SIGKILL');
    expect(kept.length).toBeGreaterThanOrEqual(12);

    const next = { app: await start(), headers };
    for (const id of kept) {
      expect(await statusOf(next, PATHS.attachment.path, id)).toBe(200);
      expect(await statusOf(next, PATHS.attachmentImage.path, id)).toBe(200);
    }
  });

  it('starts its database again when that is killed, and has lost nothing', async () => {
    const app = await startAgain();
    const visit = { app, headers: await signInOverHttp(app.address, folder) };
    const picture = await drawGarment({ color: 'purple', shape: 'dress' });
    const id = (await upload(visit, picture)) ?? '';
    const cluster = join(folder, 'postgres/cluster');
    const first = await serverPid(cluster);
    process.kill(first, 'SIGKILL');
    const isNew = () => serverPid(cluster).then((pid) => pid > 0 && pid !== first);
    await expect.poll(isNew).toBe(true);
    const status = () => statusOf(visit, PATHS.attachment.path, id).catch(() => 0);
    await expect.poll(status).toBe(200);
    expect(await app.end('SIGTERM')).toBe(0);
  });

  it('starts at once after it and its database were killed, whatever has their numbers by now', async () => {
    const doomed = await startAgain();
    const headers = await signInOverHttp(doomed.address, folder);
    const picture = await drawGarment({ color: 'purple', shape: 'dress' });
    const id = (await upload({ app: doomed, headers }, picture)) ?? '';
    const cluster = join(folder, 'postgres/cluster');
    const server = await serverPid(cluster);
    const all = [server, ...(await childrenOf(server))];
    doomed.child.kill('SIGKILL');
    for (const pid of all) process.kill(pid, 'SIGKILL');
    await doomed.end('SIGKILL');
    for (const lock of [
      join(cluster, 'postmaster.pid'),
      join(folder, 'postgres/socket/.s.PGSQL.5432.lock'),
    ]) {
      const rest = (await readFile(lock, 'utf8')).replace(/^\d+/, String(process.pid));
      await writeFile(lock, rest);
    }
    await writeFile(join(folder, 'modiste.lock'), `${process.pid}\nanother birth\nkey\n`);

    const visit = { app: await start(), headers };
    expect(await statusOf(visit, PATHS.attachment.path, id)).toBe(200);
  });

  it('stops cleanly while its database is being started again', async () => {
    const app = await startAgain();
    const cluster = join(folder, 'postgres/cluster');
    const server = await serverPid(cluster);
    process.kill(server, 'SIGKILL');
    expect(await app.end('SIGTERM')).toBe(0);
    expect(await processBirth(await serverPid(cluster))).toBeNull();
    expect((await fetch((await start()).address + PATHS.ready.path)).status).toBe(200);
  });

  it('makes its database anew when it was killed while making it', async () => {
    const doomed = spawnMain({ MODISTE_DATA: folder });
    const isMaking = async () =>
      (await readdir(join(folder, 'postgres')).catch(() => [])).some((name) =>
        name.includes('new-'),
      );
    while (!(await isMaking())) await new Promise(setImmediate);
    doomed.kill('SIGKILL');
    await waitForExit(doomed);
    expect((await fetch((await start()).address + PATHS.ready.path)).status).toBe(200);
  });

  it('says in one line that its data folder cannot be written', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const { code, errors } = await waitForExit(spawnMain({ MODISTE_DATA: join(file, 'data') }));
    expect([code, errors.trim().split('\n').length]).toEqual([1, 1]);
    expect(errors).toContain('name another folder with MODISTE_DATA');
  });

  it('says in one line that the database of its settings does not answer', async () => {
    const DATABASE_URL = `postgresql://a:b@127.0.0.1:${await freeLoopbackPort()}/gone`;
    const { code, errors } = await waitForExit(spawnMain({ MODISTE_DATA: folder, DATABASE_URL }));
    expect([code, errors.trim().split('\n').length]).toEqual([1, 1]);
    expect(errors).toContain('The database cannot be opened: connect ECONNREFUSED');
  });

  it('says which settings are wrong and ends', async () => {
    const { code, errors } = await waitForExit(spawnMain({ MODISTE_DATA: folder, PORT: 'eighty' }));
    expect(code).toBe(1);
    expect(errors).toContain('PORT must be a whole number');
    expect(errors).not.toContain('    at ');
  });

  it('says that its port is taken, and leaves no database running', async () => {
    const other = createServer().listen(0, '0.0.0.0');
    await once(other, 'listening');
    const address = other.address();
    const PORT = String(typeof address === 'object' ? address?.port : '');
    const { code, errors } = await waitForExit(spawnMain({ MODISTE_DATA: folder, PORT }));
    other.close();
    expect(code).toBe(1);
    expect(errors).toContain('Name another port with PORT');
    await expect(stat(join(folder, 'postgres/cluster/postmaster.pid'))).rejects.toThrow('ENOENT');
  });

  it('keeps its secrets to itself', async () => {
    await startAgain();
    const { mode } = await stat(join(folder, 'postgres/password'));
    expect(mode & 0o077).toBe(0);
    expect((await readFile(join(folder, 'postgres/password'), 'utf8')).length).toBe(32);
    expect((await stat(join(folder, 'postgres'))).mode & 0o077).toBe(0);
  });
});
