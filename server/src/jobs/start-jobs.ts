import { PgBoss } from 'pg-boss';
import type { ConnectionSettings } from '../db/connection-settings.ts';
import { DatabaseError } from '../db/database-errors.ts';
import { closePool, openPool } from '../db/open-pool.ts';
import type { Deps } from '../deps/deps.ts';
import { DAILY_JOBS, type DailyJob } from './daily-jobs.ts';
import { runLogged } from './run-logged.ts';

const SCHEMA = 'jobs';
const CONNECTIONS_MAX = 2;
const STATEMENT_LIMIT_MS = 60_000;
const POLL_S = 30;
const STOP_LIMIT_MS = 3000;

/** Requested every hour and at every start; the first request of a day (UTC) runs. */
const HOURLY = '41 * * * *';
const ONCE_A_DAY = { singletonSeconds: 86_400 };
const RETRIES = { retryLimit: 3, retryDelay: 300, retryBackoff: true };

interface Added {
  job: DailyJob;
  pollS: number;
}

async function addJob(boss: PgBoss, { job, pollS }: Added, deps: Deps): Promise<void> {
  await boss.createQueue(job.name, RETRIES);
  await boss.schedule(job.name, HOURLY, null, ONCE_A_DAY);
  await boss.send(job.name, null, ONCE_A_DAY);
  await boss.work(job.name, { pollingIntervalSeconds: pollS }, () =>
    runLogged(job.name, deps, () => job.run(deps)),
  );
}

interface JobSettings {
  database: ConnectionSettings;
  jobs?: readonly DailyJob[];
  /** How often the queue is looked at. */
  pollS?: number;
  /** Adds jobs that run more often. */
  addOthers?: (boss: PgBoss) => Promise<void>;
}

/**
 * Starts doing the daily jobs, one process a day of all that share the database, and others.
 * @throws DatabaseError when their schema cannot be made or opened.
 * @returns A function that stops them after finishing what runs.
 */
export async function startJobs(
  deps: Deps,
  { database, jobs = DAILY_JOBS, pollS = POLL_S, addOthers }: JobSettings,
): Promise<() => Promise<void>> {
  const { log } = deps;
  const pool = openPool(database, {
    connections: CONNECTIONS_MAX,
    statementLimitMs: STATEMENT_LIMIT_MS,
    log,
  });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
    cronWorkerIntervalSeconds: pollS,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue error'));
  // The details of a warning may contain the data of jobs.
  boss.on('warning', ({ message }) => log.warn(message));
  const stop = async () => {
    try {
      await boss.stop({ graceful: true, timeout: STOP_LIMIT_MS });
    } finally {
      await closePool(pool);
    }
  };
  try {
    await boss.start();
    for (const job of jobs) await addJob(boss, { job, pollS }, deps);
    await addOthers?.(boss);
    return stop;
  } catch (error) {
    await stop();
    const why = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(`The jobs cannot be started: ${why}`, { cause: error });
  }
}
