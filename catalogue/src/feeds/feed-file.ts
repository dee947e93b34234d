import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

/** A named stream of bytes; `open` may be called more than once, each time from the start. */
export interface FeedFile {
  name: string;
  open(): AsyncIterable<Uint8Array>;
}

const PICTURE_NAME = /\.(?:jpe?g|png|webp|gif|avif|tiff?|svg|heic|bmp|ico)$/i;

const localFile = (path: string, name: string): FeedFile => ({
  name,
  open: () => createReadStream(path, { highWaterMark: 256 * 1024 }),
});

/**
 * The files of a feed on disk: the file itself, or every file below a folder in the order of
 * their names, without pictures and hidden files.
 * @throws when there is no such file or folder.
 */
export async function feedFilesAt(path: string): Promise<FeedFile[]> {
  const found = await stat(path);
  if (!found.isDirectory()) return [localFile(path, basename(path))];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((full) => ({ full, name: relative(path, full) }))
    .filter(({ name }) => !PICTURE_NAME.test(name) && !/(?:^|[\\/])\./.test(name))
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .map(({ full, name }) => localFile(full, name));
}
