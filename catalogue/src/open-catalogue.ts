import type { Table } from '@lancedb/lancedb';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Catalogue } from './catalogue.ts';
import { openEmbeddedSearch } from './embedding/embedded-search.ts';
import type { Embedder } from './embedding/embedder.ts';
import { countFacets } from './facets/count-facets.ts';
import { readMemoryIndex } from './memory-index/read-memory-index.ts';
import { findNews, NO_NEWS } from './news/find-news.ts';
import { completeOutfit } from './outfits/complete-outfit.ts';
import { composeOutfits } from './outfits/compose-outfits.ts';
import { priceLevelOf } from './rank/taste.ts';
import type { SearchRequest } from './request/search-request.ts';
import { explainItem } from './search/explain-item.ts';
import { findSuitable } from './search/find-suitable.ts';
import { emptyResult, hasMatches, searchItems } from './search/search-items.ts';
import { emptyFacetCounts } from './search-index/facet-counts.ts';
import { findSimilar } from './similar/find-similar.ts';
import type { CatalogueSnapshot } from './snapshot/catalogue-snapshot.ts';
import { openSnapshots } from './snapshot/open-snapshots.ts';
import { countItems, NO_ITEMS } from './store/count-items.ts';
import { countForSale, listForSale } from './store/list-for-sale.ts';
import { openLiveTable } from './store/live-table.ts';
import { readCandidate } from './store/read-candidate.ts';
import { readItemsByIds } from './store/read-items.ts';
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

/** What every answer is read from: the table of the published version, and its snapshot. */
async function followVersions(location: StoreLocation) {
  const snapshots = openSnapshots(readMemoryIndex);
  const live = await openLiveTable(location, snapshots.prepare);
  const onTable = async <Answer>(none: Answer, ask: (table: Table) => Promise<Answer>) => {
    const table = await live.current();
    return table === null ? none : ask(table);
  };
  const onSnapshot = <Answer>(
    none: Answer,
    ask: (snapshot: CatalogueSnapshot) => Answer | Promise<Answer>,
  ) => onTable(none, async (table) => ask(await snapshots.of(table)));
  return { snapshots, live, onTable, onSnapshot };
}

/**
 * Opens the catalogue for reading: a local folder or `s3://…` with its storage options. It follows
 * what is published, within a second and the time to load it, and is empty until something is.
 */
export async function openCatalogue(
  location: StoreLocation,
  { embedder = null, onEmbedderFailure = ignore }: CatalogueOptions = {},
): Promise<Catalogue> {
  const { snapshots, live, onTable, onSnapshot } = await followVersions(location);
  const embeddings = embedder && (await openEmbeddedSearch(location, embedder, onEmbedderFailure));
  const embed = async ({ query, picture = null }: SearchRequest) =>
    (await embeddings?.find({ words: query, picture })) ?? null;
  return {
    async search(request) {
      const found = await onSnapshot(null, async (snapshot) =>
        searchItems(snapshot, request, await embed(request)),
      );
      return found ?? emptyResult(understandQuery(request.query));
    },
    explain: (request, id) =>
      onSnapshot(null, async (snapshot) =>
        explainItem(snapshot, request, { id, embedded: await embed(request) }),
      ),
    understand: async (text) =>
      (await onSnapshot(null, (snapshot) => snapshot.understand(text))) ?? understandQuery(text),
    suggest: (text) => onSnapshot([], ({ index }) => suggestTerms(index.vocabulary.terms, text)),
    countFacets: (request) =>
      onSnapshot(emptyFacetCounts(), (snapshot) => countFacets(snapshot, request)),
    itemsByIds: (ids) =>
      onTable(
        [],
        (table) => snapshots.ifOpen(table)?.index.readItems(ids) ?? readItemsByIds(table, ids),
      ),
    hasMatches: (request) => onSnapshot(false, (snapshot) => hasMatches(snapshot, request)),
    findSuitable: (request) => onSnapshot([], (snapshot) => findSuitable(snapshot, request)),
    imageEmbeddingOf: (id) =>
      onTable(null, async (table) => (await readCandidate(table, id))?.imageEmbedding ?? null),
    similarTo: (id, filters) => onSnapshot(null, (snapshot) => findSimilar(snapshot, id, filters)),
    completeOutfit: (id, filters) =>
      onSnapshot(null, (snapshot) => completeOutfit(snapshot, id, filters)),
    composeOutfits: (search) => onSnapshot([], (snapshot) => composeOutfits(snapshot, search)),
    news: (request) => onSnapshot(NO_NEWS, ({ index }) => findNews(index, request)),
    priceLevelOf: (ids) => onSnapshot(null, ({ index }) => priceLevelOf(index, ids)),
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
      await onTable(undefined, snapshots.settled);
    },
    async close() {
      snapshots.close();
      await embeddings?.close();
      await live.close();
    },
  };
}
