import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileLockedError, lockFile } from './file-lock.ts';
import { bootId, processBirth } from './process-birth.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modiste-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const path = () => join(folder, 'a.lock');

async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

async function holderAfterTakeOver(): Promise<string | undefined> {
  const release = await lockFile(path());
  const [holder] = (await readFile(path(), 'utf8')).split('\n');
  await release();
  return holder;
}

describe('a lock in a file', () => {
  it('is refused while it is held, with the process that holds it, and free once released', async () => {
    const release = await lockFile(path());
    const error = await lockFile(path()).catch((refused: unknown) => refused);
    expect(error).toBeInstanceOf(FileLockedError);
    expect(error).toMatchObject({ holder: process.pid });
    await release();
    await (await lockFile(path()))();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is given to exactly one of many who ask at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFile(path())));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is kept for a process that runs, also where it noted no start of the machine', async () => {
    const birth = await processBirth(process.ppid);
    await writeFile(path(), `${process.ppid}\n${birth}\nkey\n`);
    await expect(lockFile(path())).rejects.toMatchObject({ holder: process.ppid });
    expect(await readFile(path(), 'utf8')).toContain(`${process.ppid}`);
  });

  it('is taken over from a process that has ended', async () => {
    await writeFile(path(), `${await endedProcess()}\n1234\nkey\n`);
    expect(await holderAfterTakeOver()).toBe(String(process.pid));
  });

  it('is taken over from an earlier process of the same number', async () => {
    await writeFile(path(), `${process.ppid}\nanother birth\nkey\n`);
    expect(await holderAfterTakeOver()).toBe(String(process.pid));
  });

  it('is taken over from this process before it was restarted under the same number', async () => {
    const birth = await processBirth(process.pid);
    await writeFile(path(), `${process.pid}\n${birth}\nkey\n${await bootId()}\n`);
    expect(await holderAfterTakeOver()).toBe(String(process.pid));
  });

  it('is taken over from a process before the machine was started again', async () => {
    const birth = await processBirth(process.ppid);
    await writeFile(path(), `${process.ppid}\n${birth}\nkey\nanother boot\n`);
    expect(await holderAfterTakeOver()).toBe(String(process.pid));
  });

  it('is taken over where its file was cut short by a crash', async () => {
    await writeFile(path(), '');
    expect(await holderAfterTakeOver()).toBe(String(process.pid));
  });

  it('is left alone by a holder that lost it to another', async () => {
    const release = await lockFile(path());
    await writeFile(path(), 'of another');
    await release();
    expect(await readFile(path(), 'utf8')).toBe('of another');
  });
});

describe('the birth of a process', () => {
  it('is the same each time, and none for a process that has ended', async () => {
    const birth = await processBirth(process.pid);
    expect(birth).not.toBeNull();
    expect(await processBirth(process.pid)).toBe(birth);
    expect(await processBirth(await endedProcess())).toBeNull();
  });
});
