import type { PriceAlert } from '@modiste/contract/entities/saved-item';
import { PAGES } from '@modiste/contract/paths';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { bindCall, DONE } from '../../http/bind-call.ts';
import { CHOICE, MAIL_CSS, MAIL_STYLE_PATH, unknownLinkPage } from './mail-pages.ts';
import { type AlertKey, deleteAlert, findSavedCurrency, upsertAlert } from './price-alert-store.ts';
import { showChoice, stopMails } from './stop-mails.ts';

/**
 * Sets an alert on a saved item, in the currency that the shop shows it in now. One that was mailed
 * waits again. @throws ApiError `item_not_saved`
 */
export async function setAlert(
  { database, catalogue }: Pick<Deps, 'database' | 'catalogue'>,
  key: AlertKey,
  below: number,
): Promise<PriceAlert> {
  const lastSeen = await findSavedCurrency(database, key);
  if (lastSeen === undefined) throw new ApiError('item_not_saved');
  const [item] = await catalogue.itemsByIds([key.itemId]);
  const currency = item?.other_info.currency ?? lastSeen;
  const alert = await upsertAlert(database, key, { below, currency });
  if (!alert) throw new ApiError('item_not_saved');
  return alert;
}

const FORM_BYTES_MAX = 4_096;
const FORM = 'application/x-www-form-urlencoded';

const tokenSchema = z.object({ token: z.string() });

/** The token in the address identifies a person, so caches and other sites must not see it. */
const sendMailPage = (reply: FastifyReply, html: string | null) =>
  reply
    .code(html === null ? 404 : 200)
    .type('text/html')
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
    .send(html ?? unknownLinkPage());

/** For people who are not signed in: the token in the link identifies them. */
async function priceMailRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  app.addContentTypeParser(
    FORM,
    { parseAs: 'string', bodyLimit: FORM_BYTES_MAX },
    async (_request: unknown, body: string | Buffer) => new URLSearchParams(body.toString()),
  );

  app.get(PAGES.priceMails, async ({ params }, reply) =>
    sendMailPage(reply, await showChoice(deps, tokenSchema.parse(params).token)),
  );

  app.post(PAGES.priceMails, async ({ params, body }, reply) => {
    const choice = body instanceof URLSearchParams ? body.get(CHOICE) : null;
    return sendMailPage(reply, await stopMails(deps, tokenSchema.parse(params).token, choice));
  });

  app.get(MAIL_STYLE_PATH, async (_request, reply) =>
    reply.type('text/css').header('cache-control', 'no-cache').send(MAIL_CSS),
  );
}

export function priceAlertRoutes(app: FastifyInstance, deps: Deps): void {
  bindCall(app, 'setPriceAlert', ({ member: { userId }, params: { id }, body: { below } }) =>
    setAlert(deps, { userId, itemId: id }, below),
  );

  bindCall(app, 'removePriceAlert', async ({ member: { userId }, params: { id } }) => {
    await deleteAlert(deps.database, { userId, itemId: id });
    return DONE;
  });

  void app.register((scope) => priceMailRoutes(scope, deps));
}
