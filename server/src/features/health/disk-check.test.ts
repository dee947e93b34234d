import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDiskCheck, type Disk, realDisk } from './disk-check.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modiste-disk-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const PLENTY = 1024 ** 3;

function failing(code: string): Disk {
  const tryWriting = async () => {
    throw Object.assign(new Error(`${code}: write`), { code });
  };
  return { tryWriting, freeBytes: async () => PLENTY };
}

describe('the check of a disk', () => {
  it('passes where the folder can be written, and leaves nothing there', async () => {
    await createDiskCheck([folder])();
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EIO'])(
    'fails where writing fails with %s',
    async (code) => {
      await expect(createDiskCheck([folder], failing(code))()).rejects.toMatchObject({ code });
    },
  );

  it.each([0, 4096, 1_000_000])('fails with only %i bytes left', async (bytes) => {
    const disk: Disk = { ...realDisk, freeBytes: async () => bytes };
    await expect(createDiskCheck([folder], disk)()).rejects.toThrow('bytes left');
  });

  it('fails where the folder is gone', async () => {
    await expect(createDiskCheck([join(folder, 'gone')])()).rejects.toThrow('ENOENT');
  });

  it('fails where one of several folders cannot be written', async () => {
    await expect(createDiskCheck([folder, join(folder, 'gone')])()).rejects.toThrow('ENOENT');
  });

  it('writes once for all who ask within some seconds', async () => {
    const tryWriting = vi.fn(async () => undefined);
    const check = createDiskCheck([folder], { tryWriting, freeBytes: async () => PLENTY });
    await Promise.all([check(), check(), check()]);
    await check();
    expect(tryWriting).toHaveBeenCalledTimes(1);
  });
});
