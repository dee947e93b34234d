import { createHash } from 'node:crypto';
import type { Item } from '@modiste/contract/entities/item';
import { fillPath, PAGES } from '@modiste/contract/paths';
import type { Deps } from '../../deps.ts';
import { priceMail } from '../../mails/price-mail.ts';
import { forgetChecked } from './checked-version-store.ts';
import { isDue } from './is-due.ts';
import { signMailToken } from './mail-token.ts';
import { findClaimed, markSent, releaseClaim } from './price-alert-store.ts';

/** A mail about one setting of an alert, as the queue keeps it. */
export interface PriceMailOrder {
  user_id: string;
  item_id: string;
  set_at: string;
}

type Claimed = NonNullable<Awaited<ReturnType<typeof findClaimed>>>;

/** What was paid for it then, where that says something about the price now. */
function beforeOf({ saved_price, saved_currency }: Claimed, item: Item): number | null {
  const isHigher = saved_currency === item.other_info.currency && saved_price > item.price;
  return isHigher ? saved_price : null;
}

/** The same for every attempt, and telling nothing of the person. */
function mailId({ user_id, item_id, set_at }: PriceMailOrder): string {
  const key = JSON.stringify([user_id, item_id, set_at]);
  return `price-${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;
}

function itemLink(origin: string, itemId: string): string {
  const link = new URL(PAGES.app, origin);
  link.searchParams.set('item', itemId);
  return link.href;
}

/**
 * Mails a person that a price has come, unless the alert was taken back or mailed meanwhile. Where
 * the price is another again, the alert goes on waiting.
 * @throws Error when the mail was not taken; the same may then be done again.
 */
export async function mailAlert(
  deps: Pick<Deps, 'database' | 'catalogue' | 'deriveKey' | 'mail'>,
  order: PriceMailOrder,
  origin: string,
): Promise<void> {
  const { database, catalogue, deriveKey, mail } = deps;
  const setting = { ...order, set_at: new Date(order.set_at) };
  const alert = await findClaimed(database, setting);
  if (!alert) return;
  const [item] = await catalogue.itemsByIds([order.item_id]);
  if (!item || !isDue(alert, item)) {
    await releaseClaim(database, setting);
    // This process may see an older catalogue than the one that found the price.
    await forgetChecked(database);
    return;
  }
  const token = signMailToken(deriveKey, { userId: order.user_id, itemId: order.item_id });
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
  await mail.send({ to: alert.email, ...words, unsubscribe: stopLink, id: mailId(order) });
  await markSent(database, setting);
}
