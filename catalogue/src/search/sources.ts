import type { MatchQuery, Table } from '@lancedb/lancedb';
import type { Table as ArrowTable } from 'apache-arrow';
import type { Candidate } from '../store/candidate.ts';
import { CANDIDATE_COLUMN, LOOK_COLUMN, MIXES } from '../store/item-schema.ts';
import { numberColumn, rowIdColumn, textColumn } from '../store/read-columns.ts';

/** A candidate as one source found it. */
export interface Found {
  rowId: bigint;
  candidate: Candidate;
  /** BM25 from the words, cosine similarity from the picture, 0 from a listing. */
  score: number;
}

const WORDS_MAX = 160;
const LOOKS_MAX = 120;
const LISTED_MAX = 400;
/** With these the first 60 of 100,000 made looks are 98% of an exact search's, filtered or not. */
const PROBES = 20;
/** More than any index has partitions. */
const PROBES_ALL = 100_000;
const REFINE_FACTOR = 2;

function toFound(rows: ArrowTable, scores: readonly number[]): Found[] {
  const rowIds = rowIdColumn(rows);
  return textColumn(rows, CANDIDATE_COLUMN).flatMap((json, row) => {
    const rowId = rowIds[row];
    if (rowId === undefined) return [];
    const candidate: Candidate = JSON.parse(json);
    return [{ rowId, candidate, score: scores[row] ?? 0 }];
  });
}

/** The best by BM25 among the rows that meet `where`. */
export async function fromWords(
  table: Table,
  where: string,
  query: MatchQuery | null,
): Promise<Found[]> {
  if (query === null) return [];
  const rows = await table
    .query()
    .fullTextSearch(query)
    .where(where)
    .select([CANDIDATE_COLUMN, '_score'])
    .withRowId()
    .limit(WORDS_MAX)
    .toArrow();
  return toFound(rows, numberColumn(rows, '_score'));
}

/** The prices of what the words find, at most `limit` of them, best match first. */
export async function pricesFromWords(
  table: Table,
  where: string,
  { query, limit }: { query: MatchQuery; limit: number },
): Promise<number[]> {
  const rows = await table
    .query()
    .fullTextSearch(query)
    .where(where)
    .select(['price', '_score'])
    .limit(limit)
    .toArrow();
  return numberColumn(rows, 'price');
}

const nearest = (
  table: Table,
  where: string,
  { look, probes }: { look: Float32Array; probes: number },
): Promise<ArrowTable> =>
  table
    .query()
    .nearestTo(look)
    .column(LOOK_COLUMN)
    .distanceType('cosine')
    .nprobes(probes)
    .refineFactor(REFINE_FACTOR)
    .where(where)
    .select([CANDIDATE_COLUMN, '_distance'])
    .withRowId()
    .limit(LOOKS_MAX)
    .toArrow();

/**
 * The nearest by cosine among the rows that meet `where`. Where a narrow filter leaves too few near
 * the look, every partition is searched, so that what there is is found.
 */
export async function fromPicture(table: Table, where: string, look: Float32Array | null) {
  if (look === null) return [];
  const near = await nearest(table, where, { look, probes: PROBES });
  const isEnough = near.numRows === LOOKS_MAX;
  const rows = isEnough ? near : await nearest(table, where, { look, probes: PROBES_ALL });
  return toFound(
    rows,
    numberColumn(rows, '_distance').map((distance) => 1 - distance),
  );
}

/**
 * A fair sample of the rows that meet `where`: all of them, or about `most` spread evenly.
 * @param total How many rows meet `where`.
 */
export async function fromListing(
  table: Table,
  where: string,
  { total, most = LISTED_MAX }: { total: number; most?: number },
): Promise<Found[]> {
  const share = Math.ceil((most / Math.max(total, 1)) * MIXES);
  const sample = share < MIXES ? `(${where}) AND mix < ${share}` : where;
  const rows = await table.query().where(sample).select([CANDIDATE_COLUMN]).withRowId().toArrow();
  return toFound(rows, []);
}

/** The cheapest or the dearest of the rows that meet `where`, in that order. */
export async function fromPrices(
  table: Table,
  where: string,
  order: { ascending: boolean; limit: number },
): Promise<Found[]> {
  const rows = await table
    .query()
    .where(where)
    .orderBy([
      { columnName: 'price', ascending: order.ascending },
      { columnName: 'id', ascending: true },
    ])
    .select([CANDIDATE_COLUMN, 'price', 'id'])
    .withRowId()
    .limit(order.limit)
    .toArrow();
  return toFound(rows, []);
}
