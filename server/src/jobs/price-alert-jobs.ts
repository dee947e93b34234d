import type { Job, PgBoss } from 'pg-boss';
import { writeBy } from '../db/write-by.ts';
import type { Deps } from '../deps.ts';
import { checkAlerts } from '../features/price-alert/check-alerts.ts';
import { mailAlert, type PriceMailOrder } from '../features/price-alert/mail-alert.ts';
import { runLogged } from './run-logged.ts';

const CHECK = 'check-price-alerts';
const MAIL = 'mail-price-alert';

/** How soon after an import the alerts are looked at, at the latest. */
const EVERY_THREE_MINUTES = '*/3 * * * *';
const POLL_S = 30;
const MAILS_AT_ONCE = 20;

/** One waits at most while one is at work; what fails is done again by the next. */
const CHECK_QUEUE = {
  policy: 'stately',
  retryLimit: 0,
  heartbeatSeconds: 60,
  expireInSeconds: 3_600,
  deleteAfterSeconds: 3_600,
};
/** A mail server may be away for some two hours. */
const MAIL_QUEUE = {
  retryLimit: 5,
  retryDelay: 300,
  retryBackoff: true,
  heartbeatSeconds: 60,
  expireInSeconds: 900,
  deleteAfterSeconds: 86_400,
};

const BATCHES = {
  pollingIntervalSeconds: POLL_S,
  batchSize: MAILS_AT_ONCE,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** Does what is to be done about price alerts, in one of all processes that share the database. */
export async function addPriceAlertJobs(
  boss: PgBoss,
  deps: Deps,
  origin: () => string,
): Promise<void> {
  const mail = async ({ id, data }: Job<PriceMailOrder>) => {
    try {
      await runLogged(MAIL, deps, () => mailAlert(deps, data, origin()));
      return { id, status: 'completed' } as const;
    } catch {
      return { id, status: 'failed' } as const;
    }
  };
  await boss.createQueue(CHECK, CHECK_QUEUE);
  await boss.createQueue(MAIL, MAIL_QUEUE);
  const mailer = await boss.work<PriceMailOrder, unknown, typeof BATCHES>(
    MAIL,
    BATCHES,
    async (jobs) => {
      const results = [];
      for (const job of jobs) results.push(await mail(job));
      return results;
    },
  );
  await boss.schedule(CHECK, EVERY_THREE_MINUTES);
  await boss.send(CHECK);
  await boss.work(CHECK, { pollingIntervalSeconds: POLL_S }, () =>
    runLogged(CHECK, deps, async () => {
      await checkAlerts(deps, async (transaction, order) => {
        await boss.send(MAIL, order, { db: writeBy(transaction) });
      });
      boss.notifyWorker(mailer);
    }),
  );
}
