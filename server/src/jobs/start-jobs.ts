import { PgBoss } from 'pg-boss';
import type { ConnectionSettings } from '../db/connection-settings.ts';
import { DatabaseError } from '../db/database-error.ts';
import type { Deps } from '../deps.ts';
import { DAILY_JOBS, type DailyJob } from './daily-jobs.ts';

const SCHEMA = 'jobs';
const CONNECTIONS_MAX = 2;
const POLL_S = 30;
const STOP_LIMIT_MS = 3000;

/** Asked for every hour and at every start, done by whoever asks first on a day (UTC). */
const HOURLY = '41 * * * *';
const ONCE_A_DAY = { singletonSeconds: 86_400 };
const RETRIES = { retryLimit: 3, retryDelay: 300, retryBackoff: true };

/** A failure stays in the log with its cause; the queue tries again. */
async function runLogged(job: DailyJob, deps: Deps): Promise<void> {
  try {
    await job.run(deps);
    deps.log.debug({ job: job.name }, 'a job is done');
  } catch (error) {
    deps.log.error({ err: error, job: job.name }, 'a job failed');
    throw error;
  }
}

async function addJob(boss: PgBoss, job: DailyJob, deps: Deps): Promise<void> {
  await boss.createQueue(job.name, RETRIES);
  await boss.schedule(job.name, HOURLY, null, ONCE_A_DAY);
  await boss.send(job.name, null, ONCE_A_DAY);
  await boss.work(job.name, { pollingIntervalSeconds: POLL_S }, () => runLogged(job, deps));
}

interface JobSettings {
  database: ConnectionSettings;
  jobs?: readonly DailyJob[];
}

/**
 * Starts doing the daily jobs, one process a day of all that share the database.
 * @throws DatabaseError when their schema cannot be made or opened.
 * @returns A function that stops it and lets what runs come to its end.
 */
export async function startJobs(
  deps: Deps,
  { database, jobs = DAILY_JOBS }: JobSettings,
): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    ...database,
    schema: SCHEMA,
    max: CONNECTIONS_MAX,
    cronWorkerIntervalSeconds: POLL_S,
  });
  boss.on('error', (error) => deps.log.warn({ err: error }, 'the queue of jobs stumbled'));
  boss.on('warning', ({ message, data }) => deps.log.warn({ data }, message));
  const stop = () => boss.stop({ graceful: true, timeout: STOP_LIMIT_MS });
  try {
    await boss.start();
    for (const job of jobs) await addJob(boss, job, deps);
    return stop;
  } catch (error) {
    await stop();
    const why = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(`The daily jobs cannot be started: ${why}`, { cause: error });
  }
}
