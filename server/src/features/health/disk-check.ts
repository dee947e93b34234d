import { randomUUID } from 'node:crypto';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

const PROBE_BYTES = 64 * 1024;
/** What the database writes its log in; with less it may stop at any moment. */
const FREE_BYTES_MIN = 16 * 1024 * 1024;
const CACHED_FOR_MS = 3_000;

/** A folder on a disk, as far as a check looks at it. */
export interface Disk {
  /** How much anybody but the system's administrator may still write. */
  freeBytes(folder: string): Promise<number>;
  /** Writes something and takes it away again. */
  tryWriting(folder: string): Promise<void>;
}

export const realDisk: Disk = {
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
  async tryWriting(folder) {
    const path = join(folder, `.disk-check-${randomUUID()}`);
    try {
      const file = await open(path, 'wx', 0o600);
      try {
        await file.writeFile(Buffer.alloc(PROBE_BYTES, 1));
        await file.datasync();
      } finally {
        await file.close();
      }
    } finally {
      await rm(path, { force: true });
    }
  },
};

async function checkFolder(disk: Disk, folder: string): Promise<void> {
  await disk.tryWriting(folder);
  const free = await disk.freeBytes(folder);
  if (free < FREE_BYTES_MIN) throw new Error(`${folder} has only ${free} bytes left`);
}

/**
 * Checks that folders can be written. What is found holds for some seconds, so that frequent
 * checks of health do not wear the disk.
 * @returns A check that rejects where one of them cannot be written, or is full.
 */
export function createDiskCheck(
  folders: readonly string[],
  disk: Disk = realDisk,
): () => Promise<void> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let outcome: Promise<unknown> = Promise.resolve();
  return async () => {
    if (performance.now() - checkedAt > CACHED_FOR_MS) {
      checkedAt = performance.now();
      outcome = Promise.all(folders.map((folder) => checkFolder(disk, folder)));
    }
    await outcome;
  };
}
