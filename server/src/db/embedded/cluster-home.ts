import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hexHash } from '@modiste/catalogue/hash/content-hash';
import type { Log } from '../../log/logger.ts';
import { mayEnter, type ServerUser } from './server-user.ts';

/** Where things go that the user of PostgreSQL must reach and a private data folder hides. */
export const SHARED_FOLDER = '/var/lib/modiste';

const POINTER_FILE = 'postgres-folder';
/** The system's limit is 107 (104 on macOS), less the name of the socket in it. */
const SOCKET_FOLDER_CHARS_MAX = 85;

/** Makes a folder that only its user can look into. */
async function makePrivate(folder: string, user: ServerUser | null): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (user) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
}

async function chooseHome(dataFolder: string, user: ServerUser | null): Promise<string> {
  await mkdir(dataFolder, { recursive: true });
  const pointer = join(dataFolder, POINTER_FILE);
  const noted = await readFile(pointer, 'utf8').catch(() => null);
  if (noted !== null) return noted.trim();
  const inside = join(dataFolder, 'postgres');
  if (!user || (await mayEnter(user, dataFolder))) return inside;
  if (await stat(inside).catch(() => null)) {
    throw new Error(
      `The user of PostgreSQL (${user.uid}) can no longer enter ${inside}. ` +
        'Let others pass through the folders above it (chmod o+x).',
    );
  }
  const elsewhere = join(SHARED_FOLDER, randomBytes(8).toString('hex'));
  await mkdir(SHARED_FOLDER, { recursive: true });
  await chmod(SHARED_FOLDER, 0o755);
  await writeFile(pointer, `${elsewhere}\n`);
  return elsewhere;
}

/** The folder that holds the database's cluster, its password and its socket. */
export async function prepareHome(options: {
  dataFolder: string;
  user: ServerUser | null;
  log: Log;
}): Promise<string> {
  const { dataFolder, user, log } = options;
  const home = await chooseHome(dataFolder, user);
  if (!home.startsWith(dataFolder))
    log.info({ folder: home }, 'database folder outside the data folder');
  await makePrivate(home, user);
  return home;
}

/** A folder for the socket, near the cluster where the path is short enough. */
export async function prepareSocketFolder(home: string, user: ServerUser | null): Promise<string> {
  const near = join(home, 'socket');
  const name = hexHash(home, 16);
  const folder =
    Buffer.byteLength(near) <= SOCKET_FOLDER_CHARS_MAX ? near : join(tmpdir(), `modiste-${name}`);
  await makePrivate(folder, user);
  const owner = (await stat(folder)).uid;
  const expected = user?.uid ?? process.getuid?.() ?? owner;
  if (owner !== expected) throw new Error(`The folder ${folder} belongs to another user`);
  return folder;
}
