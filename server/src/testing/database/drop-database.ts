import { Client } from 'pg';
import { inject } from 'vitest';
import type { Config } from '../../config/config.ts';

/** Takes the database of a test's app away while it runs. */
export async function dropDatabase(config: Config): Promise<void> {
  const name = new URL(config.databaseUrl ?? '').pathname.slice(1);
  const client = new Client(inject('postgres'));
  await client.connect();
  await client.query(`drop database ${name} with (force)`);
  await client.end();
}
