import type { Table } from '@lancedb/lancedb';
import { IMAGE_EMBEDDING_DIMENSIONS, SHAPE_DIMENSIONS } from '@modiste/vision/picture-facts';
import { LRUCache } from 'lru-cache';
import { type Filter, terms } from '../filters/filter.ts';
import type { ListedNews, NewsQuery } from '../search-index/listed-news.ts';
import type {
  FacetCountRequest,
  Hit,
  ImageLikeness,
  Retrieval,
  Retrieved,
  SearchIndex,
} from '../search-index/search-index.ts';
import type { TermFinder } from '../suggest/term-finder.ts';
import { FactColumns } from './columns/fact-columns.ts';
import { PriceStandings } from './columns/price-standings.ts';
import { RowIds } from './columns/row-ids.ts';
import { FilterCompiler } from './compile-filter.ts';
import { tallyFacets } from './facets/tally-facets.ts';
import { ItemReader } from './item-reader.ts';
import { MemoryItem } from './memory-item.ts';
import { listNews } from './news/list-news.ts';
import { NewsColumns } from './news/news-columns.ts';
import { listByPrice, sampleRows } from './rows/list-rows.ts';
import type { RowSet } from './rows/row-set.ts';
import type { ScoredRow } from './rows/top-rows.ts';
import { ConceptVectors } from './vectors/concept-vectors.ts';
import { PackedVectors } from './vectors/packed-vectors.ts';
import { InvertedIndex } from './words/inverted-index.ts';
import { retrieveWords } from './words/retrieve-words.ts';

/** A word that stands in more texts than this tells little where it stands in a title. */
const TITLE_WORD_TEXTS_MAX = 3_000;
/** Some megabytes, with what was read of each. */
const ITEMS_KNOWN = 10_000;

/** Columns for so many rows, still empty. */
export function emptyColumns(rows: number) {
  const facts = new FactColumns(rows);
  return {
    facts,
    words: new InvertedIndex(rows),
    imageEmbeddings: new PackedVectors(rows, IMAGE_EMBEDDING_DIMENSIONS),
    conceptVectors: new ConceptVectors(facts),
    news: new NewsColumns(facts),
    rowIds: new RowIds(rows),
  };
}

export type MemoryColumns = ReturnType<typeof emptyColumns>;

/**
 * Everything for sale in one version as columns in memory: whatever is asked is answered at once
 * and exactly. Rows, sets of rows and columns are known in this folder only.
 */
export class MemoryIndex implements SearchIndex {
  readonly vocabulary: SearchIndex['vocabulary'];
  readonly #columns: MemoryColumns;
  readonly #filters: FilterCompiler;
  readonly #items: ItemReader;
  /** The same items are found for every part of an outfit, and again the next day. */
  readonly #known = new LRUCache<number, MemoryItem>({ max: ITEMS_KNOWN });
  readonly #standings: PriceStandings;

  constructor(table: Table, columns: MemoryColumns, suggestions: TermFinder) {
    const { facts, words } = columns;
    this.#columns = columns;
    this.#filters = new FilterCompiler(columns);
    this.#items = new ItemReader(table, columns);
    this.#standings = new PriceStandings(facts);
    this.vocabulary = {
      brands: facts.brands.values,
      types: new Set(facts.types.values),
      terms: suggestions,
      hasWord: (word) => words.has(word),
      isTitleWord: (word) => this.#isTitleWord(word),
    };
  }

  async retrieve(retrievals: readonly Retrieval[]): Promise<Retrieved[]> {
    const asked = retrievals.map(({ among, words }) => ({
      among: this.#filters.rowsOf(among),
      words,
    }));
    const found = retrieveWords(this.#columns.words, asked);
    return retrievals.flatMap((retrieval, at) => {
      const { words = [], related = [] } = found[at] ?? {};
      const { among } = asked[at] ?? {};
      if (among === undefined) return [];
      const rest = this.#retrieveRest(retrieval, among);
      return { words: this.#hits(words), related: this.#hits(related), ...rest };
    });
  }

  async count(filters: readonly Filter[]): Promise<number[]> {
    return filters.map((filter) => this.#filters.rowsOf(filter).count);
  }

  async countTypes(among: Filter): Promise<ReadonlyMap<string, number>> {
    const { types } = this.#columns.facts;
    const counts = new Map<string, number>();
    this.#filters.rowsOf(among).each((row) => {
      const type = types.at(row) ?? '';
      counts.set(type, (counts.get(type) ?? 0) + 1);
    });
    return counts;
  }

  async countFacets({ among, ...counted }: FacetCountRequest) {
    return tallyFacets(this.#columns.facts, this.#filters.rowsOf(among), counted);
  }

  async list({ among, exceptIds, limit }: Parameters<SearchIndex['list']>[0]): Promise<Hit[]> {
    const { facts } = this.#columns;
    const except = new Set(exceptIds.map((id) => facts.rowOf(id)));
    const rows: ScoredRow[] = [];
    if (limit <= 0) return [];
    this.#filters.rowsOf(among).each((row) => {
      if (rows.length < limit && !except.has(row)) rows.push({ row, score: 0 });
    });
    return this.#hits(rows);
  }

  async listByPrice({
    among,
    isAscending,
    limit,
  }: Parameters<SearchIndex['listByPrice']>[0]): Promise<Hit[]> {
    const { facts } = this.#columns;
    const rows = listByPrice(facts, this.#filters.rowsOf(among), { isAscending, limit });
    return this.#hits(rows);
  }

  async listNews(query: NewsQuery): Promise<ListedNews> {
    const { news } = this.#columns;
    const rows = listNews(this.#columns, this.#filters.rowsOf(query.among), query);
    const toNews = (row: number) => ({ item: this.#itemAt(row), drop: news.dropAt(row) });
    return {
      arrived: rows.arrived.map(toNews),
      reduced: rows.reduced.map(toNews),
      restocked: rows.restocked.map(toNews),
    };
  }

  async priceStandings(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { facts } = this.#columns;
    return new Map(
      ids.flatMap((id): [string, number][] => {
        const standing = this.#standings.at(facts.rowOf(id));
        return standing === null ? [] : [[id, standing]];
      }),
    );
  }

  readItems(ids: readonly string[]) {
    return this.#items.readItems(ids);
  }

  async readAnchor(id: string) {
    const row = this.#columns.facts.rowOf(id);
    if (row < 0) return this.#items.readStoredAnchor(id);
    const packed = this.#columns.imageEmbeddings.at(row);
    return { item: this.#itemAt(row), imageEmbedding: packed && Float32Array.from(packed) };
  }

  async compareImages(ids: readonly string[]) {
    const { facts, imageEmbeddings } = this.#columns;
    const rows = new Map(ids.map((id) => [id, facts.rowOf(id)]));
    return (id: string, otherId: string): ImageLikeness => {
      const [row = -1, otherRow = -1] = [rows.get(id), rows.get(otherId)];
      if (row < 0 || otherRow < 0) return { whole: 0, shape: 0 };
      const whole = imageEmbeddings.cosineOf(row, otherRow);
      return { whole, shape: imageEmbeddings.cosineOf(row, otherRow, SHAPE_DIMENSIONS) };
    };
  }

  /** Whatever is looked for in other ways than by words. */
  #retrieveRest(
    { image, concept, ids = [], sample, sampleSeed = 0 }: Retrieval,
    rows: RowSet,
  ): Omit<Retrieved, 'words' | 'related'> {
    const { facts, conceptVectors } = this.#columns;
    const near = concept && conceptVectors.nearest(rows, concept.vector, concept.limit);
    return {
      image: image === undefined ? [] : this.#nearestImages(rows, image),
      concept: this.#hits((near ?? []).filter(({ score }) => score >= (concept?.min ?? 0))),
      ids: ids.map((list) => {
        const found = list.map((id) => facts.rowOf(id)).filter((row) => rows.has(row));
        return this.#hits(found.map((row) => ({ row, score: 0 })));
      }),
      sample:
        sample === undefined
          ? []
          : this.#hits(sampleRows(facts, rows, { limit: sample, seed: sampleSeed })),
    };
  }

  #nearestImages(
    among: RowSet,
    { embedding, typeGroups, limit }: NonNullable<Retrieval['image']>,
  ): Hit[] {
    const { imageEmbeddings } = this.#columns;
    const groups = typeGroups.map((types) =>
      this.#filters.rowsOf(terms('type', types)).intersect([among]),
    );
    const byRow = new Map<number, ScoredRow>();
    for (const rows of [among, ...groups]) {
      for (const near of imageEmbeddings.nearest(rows, embedding, limit)) byRow.set(near.row, near);
    }
    return this.#hits([...byRow.values()].sort((a, b) => b.score - a.score || a.row - b.row));
  }

  #isTitleWord(word: string): boolean {
    const [texts, titles] = [
      this.#filters.rowsOf({ kind: 'words', words: [word] }),
      this.#filters.rowsOf({ kind: 'title-word', word }),
    ];
    return texts.count <= TITLE_WORD_TEXTS_MAX && titles.count > 0;
  }

  #itemAt(row: number): MemoryItem {
    const known = this.#known.get(row);
    if (known !== undefined) return known;
    const item = new MemoryItem({ ...this.#columns, standings: this.#standings }, row);
    this.#known.set(row, item);
    return item;
  }

  #hits(scored: readonly ScoredRow[]): Hit[] {
    return scored.map(({ row, score }) => ({ item: this.#itemAt(row), score }));
  }
}
