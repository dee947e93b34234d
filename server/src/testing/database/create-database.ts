import { Client } from 'pg';
import type { ConnectionSettings } from '../../db/connection-settings.ts';

/** Makes a database beside the given one, empty or a copy of a template. */
export async function createDatabase(
  settings: ConnectionSettings,
  { name, template = 'template1' }: { name: string; template?: string },
): Promise<ConnectionSettings> {
  const client = new Client(settings);
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return { ...settings, database: name };
}
