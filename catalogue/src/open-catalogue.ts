import type { Table } from '@lancedb/lancedb';
import type { Catalogue, SearchRequest } from './catalogue.ts';
import { openEmbeddedSearch } from './embedding/embedded-search.ts';
import type { Embedder } from './embedding/embedder.ts';
import { countFacets } from './facets/count-facets.ts';
import { createShopOverviews } from './facets/shop-overview.ts';
import { NO_FACETS } from './facets/tally-facets.ts';
import { emptyResult } from './search/empty-result.ts';
import { explainItem } from './search/explain-item.ts';
import { searchItems } from './search/search-items.ts';
import { completeLook } from './similar/complete-look.ts';
import { findSimilar } from './similar/find-similar.ts';
import { countItems, NO_ITEMS } from './store/count-items.ts';
import { openLiveTable } from './store/live-table.ts';
import { readAnchor } from './store/read-anchor.ts';
import { readAllItems, readItemsByIds } from './store/read-items.ts';
import type { StoreLocation } from './store/store-connection.ts';
import { suggestTerms } from './suggest/suggest-terms.ts';

export interface CatalogueOptions {
  /** A model that reads queries beside the lexicon; its vectors are made by a rebuild. */
  embedder?: Embedder | null;
  /** Hears why a search went on without the model. */
  onEmbedderFailure?: (error: unknown) => void;
}

const ignore = () => undefined;

/**
 * Opens the catalogue for reading: a local folder or `s3://…` with its storage options. It follows
 * what is published, within a second and the time to load it, and is empty until something is.
 */
export async function openCatalogue(
  location: StoreLocation,
  { embedder = null, onEmbedderFailure = ignore }: CatalogueOptions = {},
): Promise<Catalogue> {
  const live = await openLiveTable(location);
  const embeddings = embedder && (await openEmbeddedSearch(location, embedder, onEmbedderFailure));
  const embed = async ({ query }: SearchRequest) => (await embeddings?.find(query)) ?? null;
  const overviews = createShopOverviews();
  const onTable = async <Answer>(none: Answer, ask: (table: Table) => Promise<Answer>) => {
    const table = await live.current();
    return table === null ? none : ask(table);
  };
  return {
    search: (request) =>
      onTable(emptyResult(request.query), async (table) =>
        searchItems(table, request, await embed(request)),
      ),
    explain: (request, id) =>
      onTable(null, async (table) =>
        explainItem(table, request, { id, embedded: await embed(request) }),
      ),
    suggest: (text) =>
      onTable([], async (table) => suggestTerms((await overviews.lastOf(table)).terms, text)),
    countFacets: (request) =>
      onTable(NO_FACETS, async (table) =>
        countFacets(table, (await overviews.of(table)).columns, request),
      ),
    itemsByIds: (ids) => onTable([], (table) => readItemsByIds(table, ids)),
    lookOf: (id) => onTable(null, async (table) => (await readAnchor(table, id))?.look ?? null),
    similarTo: (id, filters) => onTable(null, (table) => findSimilar(table, id, filters)),
    completeLook: (id, filters) => onTable(null, (table) => completeLook(table, id, filters)),
    stats: () => onTable(NO_ITEMS, countItems),
    async *allItems() {
      const table = await live.current();
      if (table !== null) yield* readAllItems(table);
    },
    ping: () => live.check(),
    async close() {
      await embeddings?.close();
      await live.close();
    },
  };
}
