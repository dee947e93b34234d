import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredItem } from '@modiste/catalogue/item-facts/stored-item';
import { openWriter } from '@modiste/catalogue/store/open-writer';
import type { TryOnEngine } from '@modiste/fitting/try-on-engine';
import type { Stylist } from '@modiste/stylist/stylist';
import { createRecognizer, type Recognizer } from '@modiste/vision/recognizer';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { createApp } from '../../app.ts';
import { type OpenDeps, openDeps } from '../../composition/open-deps.ts';
import type { Config } from '../../config/config.ts';
import { readConfig } from '../../config/read-config.ts';
import type { ConnectionSettings } from '../../db/connection-settings.ts';
import { createPasswordHasher } from '../../identity/password-hasher.ts';
import { createLogger } from '../../log/logger.ts';
import type { GuardedFetch } from '../../providers/web/guarded-fetch.ts';
import { createDatabase } from '../database/create-database.ts';
import { databaseUrl } from '../database/database-url.ts';

interface TestAppOptions {
  items?: readonly StoredItem[];
  environment?: Record<string, string>;
  /** Gets each line of the log. */
  onLog?: (line: string) => void;
  /** In place of what the settings ask for. */
  stylist?: Stylist;
  tryOn?: TryOnEngine;
  fetchWeb?: GuardedFetch;
  /** In place of the time of day. */
  now?: () => Date;
  /** In place of the built web app. */
  webFolder?: string;
}

export interface TestApp {
  app: FastifyInstance;
  deps: OpenDeps;
  config: Config;
  /** Stops the app, and opens another one on the same stores. */
  restart(): Promise<TestApp>;
  /** Opens another app on the same stores, as a second process is; it is to be closed first. */
  openAnother(): Promise<TestApp>;
  close(): Promise<void>;
}

/** The cost in production is tested with the hasher itself; here it would only take time. */
const CHEAP_COST = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

/** One network for all apps of a worker: it holds nothing of an app, and takes long to load. */
const sharedRecognizer: Recognizer = { ...createRecognizer(), close: async () => undefined };

/** A database of a test's own, as the migrations leave it. */
export const createTestDatabase = (): Promise<ConnectionSettings> =>
  createDatabase(inject('postgres'), {
    name: `test_${randomBytes(8).toString('hex')}`,
    template: 'template_of_tests',
  });

interface Setting {
  config: Config;
  folder: string;
  logger: ReturnType<typeof createLogger>;
  /** What stands in place of what the settings ask for. */
  replaced: Partial<OpenDeps>;
  webFolder: string | undefined;
  /** Whether the stores are another's to remove. */
  isSecond: boolean;
}

async function startApp(setting: Setting): Promise<TestApp> {
  const { config, folder, logger, replaced, webFolder } = setting;
  const deps: OpenDeps = {
    ...(await openDeps(config, logger)),
    passwords: createPasswordHasher(CHEAP_COST),
    recognizer: sharedRecognizer,
    ...replaced,
  };
  const app = await createApp(deps, logger, webFolder);
  const stop = async () => {
    await app.close();
    await deps.close();
  };
  return {
    app,
    deps,
    config,
    restart: async () => {
      await stop();
      return startApp(setting);
    },
    openAnother: () => startApp({ ...setting, isSecond: true }),
    close: async () => {
      await stop();
      if (!setting.isSecond) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The real app on a database, a catalogue and an object store of its own. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { items = [], environment = {}, onLog, webFolder, ...replaced } = options;
  const folder = await mkdtemp(join(tmpdir(), 'modiste-app-'));
  const config = readConfig({
    MODISTE_DATA: folder,
    DATABASE_URL: databaseUrl(await createTestDatabase()),
    MODISTE_CALLS_PER_MINUTE: '0',
    MODISTE_SIGN_INS_PER_MINUTE: '0',
    MODISTE_CHAT_TURNS_PER_MINUTE: '0',
    MODISTE_TRY_ONS_PER_MINUTE: '0',
    ...environment,
  });
  if (items.length > 0) {
    const writer = await openWriter({ uri: config.catalogue });
    await writer.upsert(items);
    await writer.publish();
  }
  const logger = onLog ? createLogger('info', { write: onLog }) : createLogger('silent');
  return startApp({ config, folder, logger, replaced, webFolder, isSecond: false });
}
