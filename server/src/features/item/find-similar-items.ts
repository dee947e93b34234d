import type { CallBody } from '@modiste/contract/calls';
import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { SIMILAR_RESULTS_MAX } from '@modiste/contract/limits';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';

type Asked = Omit<CallBody<'similarItems'>, 'filters'> & { filters?: Filters };

async function describedBy(deps: Deps, asked: Asked): Promise<string> {
  const given = asked.query?.trim() || asked.semantic_search_description?.trim();
  if (given) return given;
  if (!asked.id) {
    throw new ApiError('invalid_request', {
      detail: 'query: name a query, a semantic_search_description or an id',
    });
  }
  const [item] = await deps.catalogue.itemsByIds([asked.id]);
  if (!item) throw new ApiError('item_not_found');
  return item.semantic_search_description || item.short_description;
}

async function likeDescription(deps: Deps, asked: Asked): Promise<Item[]> {
  const found = await deps.catalogue.search({
    query: await describedBy(deps, asked),
    filters: asked.filters ?? DEFAULT_FILTERS,
    imageEmbedding: null,
    exceptId: asked.id ?? undefined,
    limit: SIMILAR_RESULTS_MAX,
  });
  return found.items;
}

/** Items like a description, like an item, or that go with an item; best first. */
export async function findSimilarItems(deps: Deps, asked: Asked): Promise<Item[]> {
  if (asked.id_type === 'query') return likeDescription(deps, asked);
  if (!asked.id) throw new ApiError('invalid_request', { detail: 'id: name the item' });
  const filters = asked.filters ?? DEFAULT_FILTERS;
  const items =
    asked.id_type === 'item'
      ? await deps.catalogue.similarTo(asked.id, filters)
      : await deps.catalogue.completeOutfit(asked.id, filters);
  if (!items) throw new ApiError('item_not_found');
  return items;
}
