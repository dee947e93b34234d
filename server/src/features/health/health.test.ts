import { rm } from 'node:fs/promises';
import { PATHS } from '@modiste/contract/paths';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { dropDatabase } from '../../testing/database/drop-database.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

const ready = () => test.app.inject(PATHS.ready.path);

describe('health', () => {
  it('is alive and ready while every store answers', async () => {
    expect((await test.app.inject(PATHS.alive.path)).json()).toEqual({ status: 'ok' });
    expect((await ready()).json()).toEqual({
      status: 'ready',
      stores: { database: 'ok', catalogue: 'ok', objects: 'ok', disk: 'ok' },
    });
  });

  it('is alive but not ready without its database, and says so', async () => {
    await dropDatabase(test.config);
    expect((await test.app.inject(PATHS.alive.path)).statusCode).toBe(200);
    const response = await ready();
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({
      code: 'not_ready',
      detail: 'Not answering: database.',
    });
  });

  it('is alive but not ready where its data folder cannot be written', async () => {
    await rm(test.config.dataFolder, { recursive: true });
    expect((await test.app.inject(PATHS.alive.path)).statusCode).toBe(200);
    const response = await ready();
    expect(response.statusCode).toBe(503);
    expect(response.json().detail).toContain('disk');
  });

  it('is not ready without the folder of its pictures', async () => {
    await rm(test.config.objects, { recursive: true });
    expect((await ready()).json().detail).toBe('Not answering: objects.');
  });
});
