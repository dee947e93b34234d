import type { Database } from '../../db/open-database.ts';
import type { Deps } from '../../deps/deps.ts';
import { findCheckedVersion, saveCheckedVersion } from './checked-version.ts';
import { isDue } from './is-due.ts';
import type { PriceMailRequest } from './mail-alert.ts';
import { claimAlert, databaseTime, findWaiting, type WaitingAlert } from './price-alert-store.ts';

const ALERTS_AT_ONCE = 500;
/** An alert may be committed a moment after its `set_at`. */
const STORING_MS = 60_000;

/** Queues a mail in a transaction, to be sent only if it commits. */
export type QueueMail = (transaction: Database, request: PriceMailRequest) => Promise<void>;

type Stores = Pick<Deps, 'database' | 'catalogue'>;

async function findDue({ catalogue }: Stores, alerts: readonly WaitingAlert[]) {
  const ids = [...new Set(alerts.map(({ item_id }) => item_id))];
  const items = new Map((await catalogue.itemsByIds(ids)).map((item) => [item.id, item]));
  return alerts.filter((alert) => {
    const item = items.get(alert.item_id);
    return item !== undefined && isDue(alert, item);
  });
}

/** The mark and the request become durable together: none is ordered twice, and none forgotten. */
const request = ({ database }: Stores, alert: WaitingAlert, orderMail: QueueMail): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    if (!(await claimAlert(transaction, alert))) return;
    const { user_id, item_id, set_at } = alert;
    await orderMail(transaction, { user_id, item_id, set_at: set_at.toISOString() });
  });

/**
 * Queues a mail for every alert whose price was reached. All alerts are checked when the published
 * version of the catalogue has changed since the last check, otherwise only those set since.
 */
export async function checkAlerts(stores: Stores, orderMail: QueueMail): Promise<void> {
  const { database, catalogue } = stores;
  const version = await catalogue.publishedVersion();
  if (version === null) return;
  const at = await databaseTime(database);
  const last = await findCheckedVersion(database);
  const setSince = last?.version === version ? new Date(last.at.getTime() - STORING_MS) : null;
  let alerts: WaitingAlert[] = [];
  do {
    const query = { setSince, after: alerts.at(-1), limit: ALERTS_AT_ONCE };
    alerts = await findWaiting(database, query);
    for (const alert of await findDue(stores, alerts)) await request(stores, alert, orderMail);
  } while (alerts.length === ALERTS_AT_ONCE);
  await saveCheckedVersion(database, { version, at });
}
