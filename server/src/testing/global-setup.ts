import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import type { ConnectionSettings } from '../db/connection-settings.ts';
import { startPostgres } from '../db/embedded/start-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { createLogger } from '../log/logger.ts';
import { createDatabase } from './database/create-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ConnectionSettings;
  }
}

/** Databases of tests survive no crash, and nothing in them is waited for to reach the disk. */
async function forgoDurability(settings: ConnectionSettings): Promise<void> {
  const client = new Client(settings);
  await client.connect();
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await client.query(`alter system set ${name} = off`);
  }
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** One PostgreSQL for the whole run, with a migrated template that databases of tests copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'modiste-test-'));
  await chmod(folder, 0o755);
  const server = await startPostgres(folder, createLogger('silent'));
  await forgoDurability(server.settings);
  await migrate(await createDatabase(server.settings, { name: 'template_of_tests' }));
  project.provide('postgres', server.settings);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
