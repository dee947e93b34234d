import type { PgBoss } from 'pg-boss';
import type { Deps } from '../deps/deps.ts';
import { checkAlerts } from '../features/price-alert/check-alerts.ts';
import {
  composeAlertMail,
  PRICE_MAIL_KIND,
  priceMailRequestSchema,
  queueAlertMail,
} from '../features/price-alert/mail-alert.ts';
import { runLogged } from './run-logged.ts';

const CHECK = 'check-price-alerts';

/** How soon after an import the alerts are looked at, at the latest. */
const EVERY_THREE_MINUTES = '*/3 * * * *';
const POLL_S = 30;

/** One waits at most while one is at work; what fails is done again by the next. */
const CHECK_QUEUE = {
  policy: 'stately',
  retryLimit: 0,
  heartbeatSeconds: 60,
  expireInSeconds: 3_600,
  deleteAfterSeconds: 3_600,
};

/** Schedules the check of price alerts, in one of all processes that share the database. */
export async function addPriceAlertJobs(
  boss: PgBoss,
  deps: Deps,
  origin: () => string,
): Promise<void> {
  deps.mails.registerComposer(PRICE_MAIL_KIND, (order) =>
    composeAlertMail(deps, priceMailRequestSchema.parse(order), origin()),
  );
  await boss.createQueue(CHECK, CHECK_QUEUE);
  await boss.schedule(CHECK, EVERY_THREE_MINUTES);
  await boss.send(CHECK);
  await boss.work(CHECK, { pollingIntervalSeconds: POLL_S }, () =>
    runLogged(CHECK, deps, async () => {
      await checkAlerts(deps, (transaction, order) => queueAlertMail(deps, transaction, order));
      await deps.mails.wake();
    }),
  );
}
