import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { UsageError } from './usage-error.ts';

const PICTURE_NAME = /\.(jpe?g|png|webp|gif|avif|tiff?)$/i;

/** Finds a picture of the feed's folder by the path that the feed writes, or by its name alone. */
export type FindLocalPicture = (reference: string) => Promise<Uint8Array | null>;

const plain = (path: string) => path.split(sep).join('/').toLowerCase();

/**
 * Looks over the pictures below a folder once.
 * @param feedPath The feed's folder, or a file in it.
 * @throws UsageError where there is neither.
 */
export async function indexLocalPictures(feedPath: string): Promise<FindLocalPicture> {
  const entry = await stat(feedPath).catch((cause) => {
    throw new UsageError(`There is no folder ${feedPath} for pictures`, { cause });
  });
  const folder = entry.isDirectory() ? feedPath : dirname(feedPath);
  const byPath = new Map<string, string>();
  const byName = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !PICTURE_NAME.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    byPath.set(plain(relative(folder, path)), path);
    byName.set(entry.name.toLowerCase(), path);
  }
  return async (reference) => {
    const wanted = plain(reference).replace(/^\.?\/+/, '');
    const path = byPath.get(wanted) ?? byName.get(basename(wanted));
    return path === undefined ? null : readFile(path);
  };
}
