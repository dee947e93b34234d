import type { Database } from '../../db/open-database.ts';
import type { Deps } from '../../deps/deps.ts';
import { findCheckedVersion, saveCheckedVersion } from './checked-version.ts';
import { isDue } from './is-due.ts';
import type { PriceMailRequest } from './mail-alert.ts';
import { claimAlert, databaseTime, findWaiting, type WaitingAlert } from './price-alert-store.ts';

const ALERTS_AT_ONCE = 500;
/** An alert may be stored a moment after the time it bears. */
const STORING_MS = 60_000;

/** Hands a mail to the queue, to be there if and when the transaction is. */
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
 * Orders a mail for every alert whose price has come. All alerts are looked at when another version
 * of the catalogue is published than was last held against them, else only those set since.
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
