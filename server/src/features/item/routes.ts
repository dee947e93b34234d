import type { Item } from '@modiste/contract/entities/item';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../composition/open-deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { bindCall } from '../../http/bind-call.ts';
import { findSimilarItems } from './find-similar-items.ts';

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
}
