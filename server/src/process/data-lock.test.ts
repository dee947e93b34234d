import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderError, lockDataFolder } from './data-lock.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modiste-data-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the lock of a data folder', () => {
  it('keeps a second app out and names the first', async () => {
    const release = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(`process ${process.pid}`);
    await release();
    await (await lockDataFolder(folder))();
    expect(await readdir(folder)).toEqual([]);
  });

  it('creates the folder where there is none yet', async () => {
    const inner = join(folder, 'new', 'data');
    const release = await lockDataFolder(inner);
    expect(await readdir(inner)).toEqual(['modiste.lock']);
    await release();
  });

  it('says that the folder cannot be written, and how to name another', async () => {
    await writeFile(join(folder, 'file'), '');
    const attempt = lockDataFolder(join(folder, 'file', 'data'));
    await expect(attempt).rejects.toThrow(DataFolderError);
    await expect(attempt).rejects.toThrow('MODISTE_DATA');
  });
});
