import { setImmediate } from 'node:timers/promises';
import type { Table } from '@lancedb/lancedb';
import type { RecordBatch } from 'apache-arrow';
import type { Candidate } from '../item-facts/candidate.ts';
import { unpackTrack } from '../store/item-prices.ts';
import {
  CANDIDATE_COLUMN,
  EMBEDDING_COLUMN,
  PRICES_COLUMN,
  STOCK_COLUMN,
  WORDS_COLUMN,
} from '../store/item-schema.ts';
import { unpackStock } from '../store/item-stock.ts';
import {
  flagColumn,
  numberColumn,
  rowIdColumn,
  textColumn,
  vectorViews,
} from '../store/read-columns.ts';
import { createCatalogueTerms } from '../suggest/catalogue-terms.ts';
import { createTermFinder } from '../suggest/term-finder.ts';
import { emptyColumns, MemoryIndex } from './memory-index.ts';
import type { PastTracks } from './news/news-columns.ts';

const FOR_SALE = 'available';
const ADDED_DAY = 'added_day';
const COLUMNS = [FOR_SALE, ADDED_DAY, CANDIDATE_COLUMN, WORDS_COLUMN, EMBEDDING_COLUMN, 'mix'];
/** The store reads ahead and keeps what it read for a while: the more at a time, the more memory. */
const ROWS_A_PART = 500;
/** So many are read at a time, for milliseconds only: other requests go on in between. */
const ROWS_AT_A_TIME = 100;

interface StoredRow {
  rowId: bigint;
  candidate: Candidate;
  words: string;
  imageEmbedding: Float32Array | null;
  sampleBucket: number;
  past: PastTracks;
}

/** Rows for sale, and the first day on which any row beside them came in, for sale or not. */
interface ReadRows {
  rows: StoredRow[];
  firstDay: number;
}

function readRows(batch: RecordBatch, columns: readonly string[]): ReadRows {
  const rowIds = rowIdColumn(batch);
  const words = textColumn(batch, WORDS_COLUMN);
  const imageEmbeddings = vectorViews(batch, EMBEDDING_COLUMN);
  const sampleBuckets = numberColumn(batch, 'mix');
  const isForSale = flagColumn(batch, FOR_SALE);
  const later = (name: string) => (columns.includes(name) ? textColumn(batch, name) : []);
  const [prices, stock] = [later(PRICES_COLUMN), later(STOCK_COLUMN)];
  const rows = textColumn(batch, CANDIDATE_COLUMN).flatMap((json, row): StoredRow[] => {
    const rowId = rowIds[row];
    if (rowId === undefined || isForSale[row] !== true) return [];
    const candidate: Candidate = JSON.parse(json);
    return [
      {
        rowId,
        candidate,
        words: words[row] ?? '',
        imageEmbedding: imageEmbeddings[row] ?? null,
        sampleBucket: sampleBuckets[row] ?? 0,
        past: {
          prices: unpackTrack(prices[row] ?? ''),
          stock: unpackStock(stock[row] ?? ''),
        },
      },
    ];
  });
  return { rows, firstDay: Math.min(...numberColumn(batch, ADDED_DAY)) };
}

/** Every item for sale, some at a time. The store reads ahead, so it is asked for parts. */
async function* scan(table: Table): AsyncIterable<ReadRows> {
  const present = (await table.schema()).fields.map(({ name }) => name);
  const later = [PRICES_COLUMN, STOCK_COLUMN].filter((name) => present.includes(name));
  const columns = [...COLUMNS, ...later];
  const all = await table.countRows();
  for (let offset = 0; offset < all; offset += ROWS_A_PART) {
    const part = table.query().select(columns).withRowId().offset(offset).limit(ROWS_A_PART);
    for await (const batch of part) {
      for (let from = 0; from < batch.numRows; from += ROWS_AT_A_TIME) {
        yield readRows(batch.slice(from, from + ROWS_AT_A_TIME), columns);
        await setImmediate();
      }
    }
  }
}

/**
 * Reads all that is for sale in an opened version into memory.
 * @param signal Ends the reading early, which then throws.
 */
export async function readMemoryIndex(table: Table, signal?: AbortSignal): Promise<MemoryIndex> {
  const columns = emptyColumns(await table.countRows(FOR_SALE));
  const { facts, words, imageEmbeddings, conceptVectors, rowIds, news } = columns;
  const suggestions = createCatalogueTerms();
  let next = 0;
  for await (const { rows, firstDay } of scan(table)) {
    signal?.throwIfAborted();
    news.seeDay(firstDay);
    for (const { rowId, candidate, words: text, imageEmbedding, sampleBucket, past } of rows) {
      const row = next++;
      rowIds.set(row, rowId);
      facts.set(row, candidate, sampleBucket);
      words.add(row, text);
      if (imageEmbedding !== null) imageEmbeddings.set(row, imageEmbedding);
      conceptVectors.add(row);
      news.add(row, candidate, past);
      suggestions.add(candidate);
    }
  }
  words.finish();
  conceptVectors.finish();
  news.finish();
  return new MemoryIndex(table, columns, createTermFinder(suggestions.finish()));
}
