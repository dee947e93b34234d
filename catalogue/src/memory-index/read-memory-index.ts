import { setImmediate } from 'node:timers/promises';
import type { Table } from '@lancedb/lancedb';
import type { RecordBatch } from 'apache-arrow';
import type { Candidate } from '../item-facts/candidate.ts';
import { CANDIDATE_COLUMN, EMBEDDING_COLUMN, WORDS_COLUMN } from '../store/item-schema.ts';
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

const FOR_SALE = 'available';
const COLUMNS = [FOR_SALE, CANDIDATE_COLUMN, WORDS_COLUMN, EMBEDDING_COLUMN, 'mix'];
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
}

function readRows(batch: RecordBatch): StoredRow[] {
  const rowIds = rowIdColumn(batch);
  const words = textColumn(batch, WORDS_COLUMN);
  const imageEmbeddings = vectorViews(batch, EMBEDDING_COLUMN);
  const sampleBuckets = numberColumn(batch, 'mix');
  const isForSale = flagColumn(batch, FOR_SALE);
  return textColumn(batch, CANDIDATE_COLUMN).flatMap((json, row): StoredRow[] => {
    const rowId = rowIds[row];
    if (rowId === undefined || isForSale[row] !== true) return [];
    const candidate: Candidate = JSON.parse(json);
    const imageEmbedding = imageEmbeddings[row] ?? null;
    return [
      {
        rowId,
        candidate,
        words: words[row] ?? '',
        imageEmbedding,
        sampleBucket: sampleBuckets[row] ?? 0,
      },
    ];
  });
}

async function* readPart(table: Table, offset: number): AsyncIterable<StoredRow[]> {
  const asked = table.query().select(COLUMNS).withRowId().offset(offset).limit(ROWS_A_PART);
  for await (const batch of asked) {
    for (let from = 0; from < batch.numRows; from += ROWS_AT_A_TIME) {
      yield readRows(batch.slice(from, from + ROWS_AT_A_TIME));
      await setImmediate();
    }
  }
}

/** Every item for sale, some at a time. The store reads ahead, so it is asked for parts. */
async function* scan(table: Table): AsyncIterable<StoredRow[]> {
  const all = await table.countRows();
  for (let offset = 0; offset < all; offset += ROWS_A_PART) yield* readPart(table, offset);
}

/**
 * Reads all that is for sale in an opened version into memory.
 * @param signal Ends the reading early, which then throws.
 */
export async function readMemoryIndex(table: Table, signal?: AbortSignal): Promise<MemoryIndex> {
  const columns = emptyColumns(await table.countRows(FOR_SALE));
  const { facts, words, imageEmbeddings, conceptVectors, rowIds } = columns;
  const suggestions = createCatalogueTerms();
  let next = 0;
  for await (const rows of scan(table)) {
    signal?.throwIfAborted();
    for (const { rowId, candidate, words: text, imageEmbedding, sampleBucket } of rows) {
      const row = next++;
      rowIds.set(row, rowId);
      facts.set(row, candidate, sampleBucket);
      words.add(row, text);
      if (imageEmbedding !== null) imageEmbeddings.set(row, imageEmbedding);
      conceptVectors.add(row);
      suggestions.add(candidate);
    }
  }
  words.finish();
  conceptVectors.finish();
  return new MemoryIndex(table, columns, createTermFinder(suggestions.finish()));
}
