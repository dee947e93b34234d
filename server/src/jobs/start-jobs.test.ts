import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ConnectionSettings } from '../db/connection-settings.ts';
import { createTestDatabase, openTestApp, type TestApp } from '../testing/app/open-test-app.ts';
import { closeDatabase, reopenDatabase } from '../testing/database/database-operator.ts';
import { DAILY_JOBS, type DailyJob } from './daily-jobs.ts';
import { startJobs } from './start-jobs.ts';

const lines: string[] = [];
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ onLog: (line) => lines.push(line) });
});
afterAll(() => test.close());

/** A job that tells when it was run, and how often. */
function watchedJob(name: string, failure?: Error) {
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const runs: string[] = [];
  const run = async () => {
    runs.push(name);
    resolve();
    if (failure) throw failure;
  };
  return { name, run, done, runs };
}

async function runUntil(database: ConnectionSettings, jobs: DailyJob[], end: Promise<unknown>) {
  const stop = await startJobs(test.deps, { database, jobs });
  await end;
  await stop();
}

describe('the daily jobs', () => {
  it('are done on the first start of a day and not again on the next', async () => {
    const database = await createTestDatabase();
    const daily = watchedJob('daily');
    await runUntil(database, [daily], daily.done);
    const other = watchedJob('other');
    await runUntil(database, [daily, other], other.done);
    expect([daily.runs.length, other.runs.length]).toEqual([1, 1]);
  });

  it('may fail: the cause is logged, and the others are done', async () => {
    const failing = watchedJob('failing', new Error('nothing can be forgotten'));
    const sound = watchedJob('sound');
    const bothDone = Promise.all([failing.done, sound.done]);
    await runUntil(await createTestDatabase(), [failing, sound], bothDone);
    const line = lines.find((text) => text.includes('job failed')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      job: 'failing',
      err: { message: 'nothing can be forgotten' },
    });
  });

  it('are not started on a database that cannot be reached', async () => {
    const database = { connectionString: 'postgresql://nobody@127.0.0.1:1/none' };
    await expect(startJobs(test.deps, { database })).rejects.toThrow('ECONNREFUSED');
  });

  it('are done again by themselves when their database was lost', async () => {
    const database = await createTestDatabase();
    const name = 'database' in database ? database.database : '';
    const settings = inject('postgres');
    const [before, after] = [watchedJob('before'), watchedJob('after')];
    const { promise: queue, resolve } = Promise.withResolvers<PgBoss>();
    const addOthers = async (boss: PgBoss) => {
      await boss.createQueue('after');
      await boss.work('after', { pollingIntervalSeconds: 1 }, () => after.run());
      resolve(boss);
    };
    const stop = await startJobs(test.deps, { database, jobs: [before], pollS: 1, addOthers });
    await before.done;
    await closeDatabase(settings, name);
    await expect.poll(() => lines.join('')).toContain('job queue error');
    await reopenDatabase(settings, name);
    const boss = await queue;
    await expect.poll(() => boss.send('after').then(Boolean, () => false)).toBe(true);
    await after.done;
    await stop();
  });

  it('stop though their database is away', async () => {
    const database = await createTestDatabase();
    const name = 'database' in database ? database.database : '';
    const stop = await startJobs(test.deps, { database, jobs: [], pollS: 1 });
    await closeDatabase(inject('postgres'), name);
    await expect(stop()).resolves.toBeUndefined();
    await reopenDatabase(inject('postgres'), name);
  });

  it.each(DAILY_JOBS)('$name works on the tables as they are', async (job) => {
    await expect(job.run(test.deps)).resolves.toBeUndefined();
  });
});
