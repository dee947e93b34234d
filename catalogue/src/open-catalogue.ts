import type { Table } from '@lancedb/lancedb';
import type { Catalogue, SearchRequest } from './catalogue.ts';
import { openEmbeddedSearch } from './embedding/embedded-search.ts';
import type { Embedder } from './embedding/embedder.ts';
import { countFacets } from './facets/count-facets.ts';
import { NO_FACETS } from './memory-index/facets/tally-facets.ts';
import { readItems } from './memory-index/read-whole-items.ts';
import { emptyResult } from './search/empty-result.ts';
import { explainItem } from './search/explain-item.ts';
import { searchItems } from './search/search-items.ts';
import { completeOutfit } from './similar/complete-outfit.ts';
import { findSimilar } from './similar/find-similar.ts';
import type { CatalogueSnapshot } from './snapshot/catalogue-snapshot.ts';
import { openSnapshots } from './snapshot/open-snapshots.ts';
import { countItems, NO_ITEMS } from './store/count-items.ts';
import { countForSale, listForSale } from './store/list-for-sale.ts';
import { openLiveTable } from './store/live-table.ts';
import { readCandidate } from './store/read-candidate.ts';
import { readItemsWithPrices, readPriceHistory } from './store/read-items-with-prices.ts';
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
  const shops = openSnapshots();
  const live = await openLiveTable(location, shops.prepare);
  const embeddings = embedder && (await openEmbeddedSearch(location, embedder, onEmbedderFailure));
  const embed = async ({ query, picture = null }: SearchRequest) =>
    (await embeddings?.find({ words: query, picture })) ?? null;
  const onTable = async <Answer>(none: Answer, ask: (table: Table) => Promise<Answer>) => {
    const table = await live.current();
    return table === null ? none : ask(table);
  };
  const inShop = <Answer>(
    none: Answer,
    ask: (shop: CatalogueSnapshot) => Answer | Promise<Answer>,
  ) => onTable(none, async (table) => ask(await shops.of(table)));
  return {
    async search(request) {
      const found = await inShop(null, async (shop) =>
        searchItems(shop, request, await embed(request)),
      );
      return found ?? emptyResult(request.query);
    },
    explain: (request, id) =>
      inShop(null, async (shop) =>
        explainItem(shop, request, { id, embedded: await embed(request) }),
      ),
    suggest: (text) => inShop([], ({ terms }) => suggestTerms(terms, text)),
    countFacets: (request) => inShop(NO_FACETS, (shop) => countFacets(shop, request)),
    itemsByIds: (ids) => onTable([], (table) => readItems(shops.ifRead(table), { table, ids })),
    imageEmbeddingOf: (id) =>
      onTable(null, async (table) => (await readCandidate(table, id))?.imageEmbedding ?? null),
    similarTo: (id, filters) => inShop(null, (shop) => findSimilar(shop, id, filters)),
    completeOutfit: (id, filters) => inShop(null, (shop) => completeOutfit(shop, id, filters)),
    priceHistory: (id) => onTable(null, (table) => readPriceHistory(table, id)),
    publishedVersion: () =>
      onTable(null, async (table) => `${table.name} ${await table.version()}`),
    stats: () => onTable(NO_ITEMS, countItems),
    countForSale: () => onTable(0, countForSale),
    listForSale: (page) => onTable([], (table) => listForSale(table, page)),
    async *itemsWithPrices() {
      const table = await live.current();
      if (table !== null) yield* readItemsWithPrices(table);
    },
    async ping() {
      await live.check();
      await onTable(undefined, shops.settled);
    },
    async close() {
      shops.close();
      await embeddings?.close();
      await live.close();
    },
  };
}
