import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from './data-lock.ts';
import { processBirth } from './process-birth.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modiste-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const lockFile = () => join(folder, 'modiste.lock');

async function holderAfterTakeOver(): Promise<string | undefined> {
  const release = await lockDataFolder(folder);
  const [holder] = (await readFile(lockFile(), 'utf8')).split('\n');
  await release();
  return holder;
}

describe('the lock of a data folder', () => {
  it('keeps a second app out and names the first', async () => {
    const release = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(`process ${process.pid}`);
    await release();
    await (await lockDataFolder(folder))();
    expect(await readdir(folder)).toEqual([]);
  });

  it('lets exactly one of many in', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('of a process that is gone is taken over', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    await writeFile(lockFile(), `${child.pid}\n1234\nkey\n`);
    expect(await holderAfterTakeOver()).toBe(String(process.pid));
  });

  it('of a process whose number now belongs to another is taken over', async () => {
    await writeFile(lockFile(), `${process.pid}\nanother birth\nkey\n`);
    expect(await holderAfterTakeOver()).toBe(String(process.pid));
  });

  it('of a process before the machine was started again is taken over', async () => {
    const birth = await processBirth(process.pid);
    await writeFile(lockFile(), `${process.pid}\n${birth}\nkey\nanother boot\n`);
    expect(await holderAfterTakeOver()).toBe(String(process.pid));
  });

  it('of an app that wrote no boot is kept while that runs', async () => {
    const birth = await processBirth(process.pid);
    await writeFile(lockFile(), `${process.pid}\n${birth}\nkey\n`);
    await expect(lockDataFolder(folder)).rejects.toThrow(`process ${process.pid}`);
  });

  it('that makes no sense is taken over', async () => {
    await writeFile(lockFile(), '');
    expect(await holderAfterTakeOver()).toBe(String(process.pid));
  });
});

describe('the birth of a process', () => {
  it('is the same each time, and none for a process that is gone', async () => {
    const birth = await processBirth(process.pid);
    expect(birth).not.toBeNull();
    expect(await processBirth(process.pid)).toBe(birth);
    const child = spawn(process.execPath, ['-e', '']);
    const { pid = 0 } = child;
    await once(child, 'exit');
    expect(await processBirth(pid)).toBeNull();
  });
});
