import type { MatchQuery, Table } from '@lancedb/lancedb';
import type { Table as ArrowTable } from 'apache-arrow';
import type { Candidate } from '../store/candidate.ts';
import { CANDIDATE_COLUMN, MIXES } from '../store/item-schema.ts';
import { numberColumn, rowIdColumn, textColumn } from '../store/read-columns.ts';
import { sqlAnd, sqlIn } from '../store/sql-text.ts';

/** A candidate as one source found it. */
export interface Found {
  rowId: bigint;
  candidate: Candidate;
  /** BM25 from the words, cosine similarity from the picture, 0 from a listing. */
  score: number;
}

export const WORDS_MAX = 160;
const LISTED_MAX = 400;

export function toFound(rows: ArrowTable, scores: readonly number[]): Found[] {
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

/** The rows of these ids that meet `where`, in the order of the ids. */
export async function fromIds(
  table: Table,
  where: string,
  ids: readonly string[],
): Promise<Found[]> {
  if (ids.length === 0) return [];
  const rows = await table
    .query()
    .where(sqlAnd([where, sqlIn('id', ids)]))
    .select([CANDIDATE_COLUMN])
    .withRowId()
    .toArrow();
  const byId = new Map(toFound(rows, []).map((found) => [found.candidate.id, found]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface SomeWords {
  query: MatchQuery;
  limit: number;
}

/** How many rows the words find, at most `limit`. */
export async function countFromWords(
  table: Table,
  where: string,
  { query, limit }: SomeWords,
): Promise<number> {
  const found = table.query().fullTextSearch(query).where(where).select(['_score']).limit(limit);
  return (await found.toArrow()).numRows;
}

/** The prices of what the words find, at most `limit` of them, best match first. */
export async function pricesFromWords(
  table: Table,
  where: string,
  { query, limit }: SomeWords,
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

/** Keeps about `most` of the `total` rows that meet `where`, spread evenly, or all. */
export function sqlSample(where: string, { total, most }: { total: number; most: number }) {
  const share = Math.ceil((most / Math.max(total, 1)) * MIXES);
  return share < MIXES ? `(${where}) AND mix < ${share}` : where;
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
  const sample = sqlSample(where, { total, most });
  const rows = await table.query().where(sample).select([CANDIDATE_COLUMN]).withRowId().toArrow();
  return toFound(rows, []);
}
