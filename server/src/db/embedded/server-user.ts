import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A user of the system, by number. */
export interface ServerUser {
  uid: number;
  gid: number;
}

const PREFERRED = ['postgres', 'nobody'];

/** Whose the database is that is already there: another user could not open it. */
async function findOwner(dataFolder: string): Promise<ServerUser | null> {
  const cluster = await stat(join(dataFolder, 'postgres', 'cluster')).catch(() => null);
  return cluster && cluster.uid !== 0 ? { uid: cluster.uid, gid: cluster.gid } : null;
}

/**
 * PostgreSQL refuses to run as root: the user it runs as when the app is root, otherwise null,
 * which is the app's own user.
 */
export async function findServerUser(dataFolder: string): Promise<ServerUser | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await findOwner(dataFolder);
  if (owner) return owner;
  const rows = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const named = PREFERRED.map((name) => rows.find((row) => row[0] === name));
  const row = [...named, ...rows].find((found) => found !== undefined && found[2] !== '0');
  const user = { uid: Number(row?.[2]), gid: Number(row?.[3]) };
  if (!Number.isInteger(user.uid) || !Number.isInteger(user.gid)) {
    throw new Error('PostgreSQL must not run as root, and the system has no other user');
  }
  return user;
}

/** Whether a user may enter a folder and every folder above it. */
export async function mayEnter(user: ServerUser, folder: string): Promise<boolean> {
  const entry = await stat(folder).catch(() => null);
  if (entry) {
    const shift = entry.uid === user.uid ? 6 : entry.gid === user.gid ? 3 : 0;
    if (((entry.mode >> shift) & 1) === 0) return false;
  }
  const parent = dirname(folder);
  return parent === folder ? true : mayEnter(user, parent);
}
