import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MadeFolder, makeFolder } from '../../testing/catalogue-folder.ts';
import { CatalogueBusyError } from '../catalogue-errors.ts';
import { takeWriteLock } from './write-claim.ts';

let folder: MadeFolder;
const lockFile = () => join(folder.uri, 'writer.lock');
beforeEach(async () => {
  folder = await makeFolder();
});
afterEach(() => folder.remove());

describe('the lock of the one writer', () => {
  it('is refused while held and free again when given back', async () => {
    const release = await takeWriteLock(folder.uri);
    await expect(takeWriteLock(folder.uri)).rejects.toThrow(CatalogueBusyError);
    await release();
    await (await takeWriteLock(folder.uri))();
    expect(await readdir(folder.uri)).toEqual([]);
  });

  it('lets exactly one of many in at a time', async () => {
    const attempts = Array.from({ length: 8 }, () => takeWriteLock(folder.uri));
    const settled = await Promise.allSettled(attempts);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is taken over from a process that is gone', async () => {
    await writeFile(lockFile(), '4194303\n1\nkey\n');
    const release = await takeWriteLock(folder.uri);
    expect(await readFile(lockFile(), 'utf8')).toContain(`${process.pid}\n`);
    await release();
    expect(await readdir(folder.uri)).toEqual([]);
  });
});
