import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exists, syncFolder } from '../../files/file-system.ts';
import type { Log } from '../../log/logger.ts';
import type { Binaries } from './binaries.ts';
import type { ServerUser } from './server-user.ts';

const DRAFT = 'cluster.new-';

const run = promisify(execFile);

export const SUPERUSER = 'modiste';

/** The password of the database's only user, created once and readable by the app alone. */
async function readOrCreatePassword(home: string, user: ServerUser | null): Promise<string> {
  const file = join(home, 'password');
  const present = await readFile(file, 'utf8').catch(() => '');
  if (present !== '') return present;
  const password = randomBytes(24).toString('base64url');
  await writeFile(`${file}.new`, password, { mode: 0o600, flush: true });
  if (user) await chown(`${file}.new`, user.uid, user.gid);
  await rename(`${file}.new`, file);
  return password;
}

/** An initdb may outlive the app that was killed, so its folder can resist for a moment. */
async function removeDrafts(home: string): Promise<void> {
  const drafts = (await readdir(home)).filter((name) => name.startsWith(DRAFT));
  for (const name of drafts) {
    await rm(join(home, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/**
 * Creates the database's cluster at the first start. It is created under a unique name and renamed
 * when it is complete, so that a crash leaves no half of one and two processes never share a folder.
 */
export async function initCluster(options: {
  home: string;
  binaries: Binaries;
  user: ServerUser | null;
  log: Log;
}): Promise<{ cluster: string; password: string }> {
  const { home, binaries, user, log } = options;
  const cluster = join(home, 'cluster');
  const password = await readOrCreatePassword(home, user);
  if (await exists(cluster)) return { cluster, password };
  log.info({ folder: cluster }, 'creating the database');
  await removeDrafts(home);
  const draft = join(home, `${DRAFT}${randomBytes(4).toString('hex')}`);
  const args = ['-D', draft, '-U', SUPERUSER, '-E', 'UTF8', '--locale-provider=builtin'];
  args.push('--locale=C.UTF-8', '--auth=scram-sha-256', `--pwfile=${join(home, 'password')}`);
  await run(binaries.initdb, args, { cwd: home, ...user });
  await rename(draft, cluster);
  await syncFolder(home);
  return { cluster, password };
}
