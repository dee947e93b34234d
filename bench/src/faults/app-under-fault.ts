import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '@modiste/server/db/embedded/start-postgres';
import { createLogger } from '@modiste/server/logger';
import { databaseUrl } from '@modiste/server/testing/database-url';
import { type SpawnedApp, spawnApp } from '../app/spawned-app.ts';
import { type DatabaseTarget, targetIn } from './database-target.ts';

/** What a log says of the app under faults. */
export interface LogNotes {
  lines: number;
  /** Errors that only the last resort caught. */
  unhandled: string[];
  /** Lines that hold the password of the database. */
  leaks: number;
}

/** The app with its database, either of which may end at any time. */
export interface AppUnderFault {
  notes: LogNotes;
  /** Starts the app, again where it has ended. */
  start(): Promise<SpawnedApp>;
  target(): Promise<DatabaseTarget>;
  close(): Promise<void>;
}

function takeNotes() {
  const notes: LogNotes = { lines: 0, unhandled: [], leaks: 0 };
  const hear = (secret: string) => (line: string) => {
    notes.lines += 1;
    if (line.includes('unhandled connection loss') || line.includes('unexpected error')) {
      notes.unhandled.push(line);
    }
    if (secret !== '' && line.includes(secret)) notes.leaks += 1;
  };
  return { notes, hear };
}

const NO_LIMITS = { MODISTE_SIGN_INS_PER_MINUTE: '0' };

/** The app with the database of its own. */
export function withEmbedded(folder: string): AppUnderFault {
  const { notes, hear } = takeNotes();
  let secret = '';
  const target = () => targetIn(folder);
  return {
    notes,
    target,
    async start() {
      const app = await spawnApp(folder, {
        environment: NO_LIMITS,
        onLine: (line) => hear(secret)(line),
      });
      const { settings } = await target();
      secret = 'password' in settings ? settings.password : '';
      return app;
    },
    close: async () => undefined,
  };
}

/** The app with a database server outside of it, which something else starts again. */
export async function withOutside(folder: string): Promise<AppUnderFault> {
  const { notes, hear } = takeNotes();
  const [home, data] = [join(folder, 'outside'), join(folder, 'data')];
  await mkdir(home);
  const server = await startPostgres(home, createLogger('silent'));
  const { settings } = server;
  const secret = 'password' in settings ? settings.password : '';
  const environment = { ...NO_LIMITS, DATABASE_URL: databaseUrl(settings) };
  return {
    notes,
    target: () => targetIn(home),
    start: () => spawnApp(data, { environment, onLine: hear(secret) }),
    close: () => server.stop(),
  };
}
