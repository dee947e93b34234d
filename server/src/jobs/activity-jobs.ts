import type { PgBoss } from 'pg-boss';
import { countActivity } from '../activity/count-activity.ts';
import type { OpenDeps } from '../composition/open-deps.ts';
import { runLogged } from './run-logged.ts';

const COUNT = 'count-activity';
const EVERY_THREE_HOURS = '17 */3 * * *';
const POLL_S = 60;

/** One waits at most while one is at work; what fails is done again by the next. */
const COUNT_QUEUE = {
  policy: 'stately',
  retryLimit: 0,
  heartbeatSeconds: 60,
  expireInSeconds: 1_800,
  deleteAfterSeconds: 3_600,
};

/** Schedules the counting of what people search for and look at, in one of all processes. */
export async function addActivityJobs(boss: PgBoss, deps: OpenDeps): Promise<void> {
  await boss.createQueue(COUNT, COUNT_QUEUE);
  await boss.schedule(COUNT, EVERY_THREE_HOURS);
  await boss.send(COUNT);
  await boss.work(COUNT, { pollingIntervalSeconds: POLL_S }, () =>
    runLogged(COUNT, deps, () => countActivity(deps)),
  );
}
