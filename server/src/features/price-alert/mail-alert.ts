import { hexHash } from '@modiste/catalogue/hash/content-hash';
import type { Item } from '@modiste/contract/entities/item';
import { fillPath, PAGES } from '@modiste/contract/paths';
import { z } from 'zod';
import type { Database } from '../../db/open-database.ts';
import type { Deps } from '../../deps/deps.ts';
import { priceMail } from '../../mails/price-mail.ts';
import type { ComposedMail } from '../../mails/queued-mail.ts';
import { deleteCheckedVersion } from './checked-version.ts';
import { isDue } from './is-due.ts';
import { signMailToken } from './mail-token.ts';
import { findClaimed, markSent, releaseClaim } from './price-alert-store.ts';

export const PRICE_MAIL_KIND = 'price alert';
/** An alert whose mail was not sent by then is free again after a day, with the next import. */
const LIFE_S = 23 * 3600;

/** A mail about one setting of an alert, as the queue keeps it. */
export const priceMailRequestSchema = z.object({
  user_id: z.string(),
  item_id: z.string(),
  set_at: z.string(),
});
export type PriceMailRequest = z.infer<typeof priceMailRequestSchema>;

type Claimed = NonNullable<Awaited<ReturnType<typeof findClaimed>>>;

/** What was paid for it then, where that says something about the price now. */
function beforeOf({ saved_price, saved_currency }: Claimed, item: Item): number | null {
  const isHigher = saved_currency === item.other_info.currency && saved_price > item.price;
  return isHigher ? saved_price : null;
}

/** The same for every attempt, and revealing nothing about the person. */
function mailId({ user_id, item_id, set_at }: PriceMailRequest): string {
  const key = JSON.stringify([user_id, item_id, set_at]);
  return `price-${hexHash(key, 32)}`;
}

function itemLink(origin: string, itemId: string): string {
  const link = new URL(PAGES.app, origin);
  link.searchParams.set('item', itemId);
  return link.href;
}

/** Queues the mail of an alert in a transaction, to be sent only if it commits. */
export const queueAlertMail = (
  { mails }: Pick<Deps, 'mails'>,
  transaction: Database,
  request: PriceMailRequest,
): Promise<void> =>
  mails.addDeferred(transaction, {
    id: mailId(request),
    kind: PRICE_MAIL_KIND,
    payload: request,
    lifeS: LIFE_S,
  });

/**
 * Composes the mail of an alert just before each attempt, so that its price is current. Null where
 * the alert was removed or mailed meanwhile; where the price has risen again, the alert stays active.
 */
export async function composeAlertMail(
  deps: Pick<Deps, 'database' | 'catalogue' | 'deriveKey'>,
  request: PriceMailRequest,
  origin: string,
): Promise<ComposedMail | null> {
  const { database, catalogue, deriveKey } = deps;
  const setting = { ...request, set_at: new Date(request.set_at) };
  const alert = await findClaimed(database, setting);
  if (!alert) return null;
  const [item] = await catalogue.itemsByIds([request.item_id]);
  if (!item || !isDue(alert, item)) {
    await releaseClaim(database, setting);
    // This process may see an older catalogue than the one that found the price.
    await deleteCheckedVersion(database);
    return null;
  }
  const token = signMailToken(deriveKey, { userId: request.user_id, itemId: request.item_id });
  const stopLink = new URL(fillPath(PAGES.priceMails, { token }), origin).href;
  const { price, brand, short_description: title, other_info } = item;
  const words = priceMail({
    title,
    brand,
    price,
    currency: other_info.currency,
    before: beforeOf(alert, item),
    below: alert.below,
    link: itemLink(origin, item.id),
    stopLink,
  });
  return {
    mail: { to: alert.email, ...words, unsubscribe: stopLink },
    onSent: (transaction) => markSent(transaction, setting),
  };
}
