import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bindCall } from '../../http/bind-call.ts';
import { createItemPopularity } from '../../search-inputs/item-popularity.ts';
import { createPopularQueries } from './popular-queries.ts';
import { countFacets, searchItems } from './search-items.ts';
import { suggestSearches } from './suggest-searches.ts';

export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  const popular = createPopularQueries(deps);
  const findPopularity = createItemPopularity(deps);
  // Builds the suggestions now, so that the first shopper who types does not wait for them.
  app.addHook('onListen', async () => {
    await deps.catalogue.suggest('');
  });
  bindCall(app, 'search', async ({ member, body }) => {
    const popularityOf = await findPopularity();
    return searchItems(deps, popularityOf, { ...body, userId: member.userId });
  });
  bindCall(app, 'suggestSearches', ({ member, query }) =>
    suggestSearches(deps, popular, { ...query, userId: member.userId }),
  );
  bindCall(app, 'countFacets', ({ member, body }) =>
    countFacets(deps, { ...body, userId: member.userId }),
  );
}
