import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SUPERUSER } from '../db/embedded/init-cluster.ts';
import { openDatabase } from '../db/open-database.ts';
import { createLogger } from '../logger.ts';
import { openAppSecret } from '../secrets/app-secret.ts';
import { makeMember, type TestMember } from './make-member.ts';

/** A person, signed in, of an app that runs as a process of its own on a data folder. */
export async function makeMemberOfFolder(dataFolder: string): Promise<TestMember> {
  const home = join(dataFolder, 'postgres');
  const settings = {
    host: join(home, 'socket'),
    port: 5432,
    user: SUPERUSER,
    password: await readFile(join(home, 'password'), 'utf8'),
    database: 'postgres',
  };
  const database = openDatabase(settings, createLogger('silent'));
  try {
    const deriveKey = await openAppSecret(null, dataFolder);
    return await makeMember({ deps: { database, deriveKey } });
  } finally {
    await database.destroy();
  }
}
