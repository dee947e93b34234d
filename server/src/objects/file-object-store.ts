import { randomUUID } from 'node:crypto';
import type { Dir } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isNotFound, syncFolder } from '../files/file-system.ts';
import { checkKey, type ObjectStore, type StoredObject } from './object-store.ts';

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** What a missing file or folder is to the caller: nothing. */
async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

const openFolder = (path: string): Promise<Dir | null> =>
  unlessMissing(opendir(path, { recursive: true }));

/** Objects as files in a folder. An object is seen whole or not at all, even after a crash. */
export class FileObjectStore implements ObjectStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  #pathOf(key: string): string {
    checkKey(key);
    return join(this.#folder, ...key.split('/'));
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const path = this.#pathOf(key);
    const folder = dirname(path);
    await mkdir(folder, { recursive: true });
    const draft = join(folder, `.${randomUUID()}`);
    try {
      await writeSynced(draft, bytes);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await syncFolder(folder);
  }

  async get(key: string): Promise<Uint8Array | null> {
    return unlessMissing(readFile(this.#pathOf(key)));
  }

  async remove(key: string): Promise<void> {
    const path = this.#pathOf(key);
    await rm(path, { force: true });
    await syncFolder(dirname(path));
  }

  async *list(folder: string): AsyncIterable<StoredObject> {
    for await (const entry of (await openFolder(this.#pathOf(folder))) ?? []) {
      if (!entry.isFile() || entry.name.startsWith('.')) continue;
      const path = join(entry.parentPath, entry.name);
      const found = await unlessMissing(stat(path));
      const key = relative(this.#folder, path).split(sep).join('/');
      if (found) yield { key, storedAt: found.mtime };
    }
  }

  async removeAll(folder: string): Promise<void> {
    const path = this.#pathOf(folder);
    await rm(path, { recursive: true, force: true });
    await syncFolder(dirname(path));
  }

  async ping(): Promise<void> {
    const entry = await stat(this.#folder);
    if (!entry.isDirectory()) throw new Error(`${this.#folder} is not a folder`);
  }
}
