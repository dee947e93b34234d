import { lowestIn } from '@modiste/catalogue/prices/lowest-in';
import type { Item } from '@modiste/contract/entities/item';
import type { PriceHistory } from '@modiste/contract/entities/price-history';
import { LOWEST_PRICE_DAYS } from '@modiste/contract/limits';
import type { FastifyInstance } from 'fastify';
import { recordView } from '../../activity/view-store.ts';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { bindCall, DONE } from '../../http/bind-call.ts';
import { findSimilarItems } from './find-similar-items.ts';

/** What an item has cost, and the lowest of it. @throws ApiError `item_not_found` */
async function readPriceHistory(
  catalogue: Deps['catalogue'],
  itemId: string,
  now: Date,
): Promise<PriceHistory> {
  const history = await catalogue.priceHistory(itemId);
  if (history === null) throw new ApiError('item_not_found');
  return { ...history, lowest: lowestIn(history.points, LOWEST_PRICE_DAYS, now) };
}

const byId = (items: readonly Item[]) => Object.fromEntries(items.map((item) => [item.id, item]));

export function itemRoutes(app: FastifyInstance, deps: Deps): void {
  bindCall(app, 'itemsByIds', async ({ body }) =>
    body.item_ids.length === 0 ? {} : byId(await deps.catalogue.itemsByIds(body.item_ids)),
  );

  bindCall(app, 'itemById', async ({ params }) => {
    const [item] = await deps.catalogue.itemsByIds([params.id]);
    if (!item) throw new ApiError('item_not_found');
    return item;
  });

  bindCall(app, 'similarItems', async ({ body }) => byId(await findSimilarItems(deps, body)));

  bindCall(app, 'recordView', async ({ member, params }) => {
    const [item] = await deps.catalogue.itemsByIds([params.id]);
    if (!item) throw new ApiError('item_not_found');
    await recordView(deps.database, member.userId, item.id);
    return DONE;
  });

  bindCall(app, 'itemPrices', ({ params }) =>
    readPriceHistory(deps.catalogue, params.id, new Date()),
  );
}
