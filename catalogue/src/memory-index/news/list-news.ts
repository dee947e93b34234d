import type { NewsQuery } from '../../search-index/listed-news.ts';
import type { FactColumns } from '../columns/fact-columns.ts';
import { type RowSet, rowSetOf } from '../rows/row-set.ts';
import { TopRows } from '../rows/top-rows.ts';
import type { ConceptVectors } from '../vectors/concept-vectors.ts';
import type { NewsColumns } from './news-columns.ts';

interface Columns {
  facts: FactColumns;
  news: NewsColumns;
  conceptVectors: ConceptVectors;
}

/** Rows by kind of news. */
export interface NewsRows {
  arrived: readonly number[];
  reduced: readonly number[];
  restocked: readonly number[];
}

/** The most noteworthy of some rows, and those nearest to a concept; all where they are few. */
function choose(
  rows: readonly number[],
  worthOf: (row: number) => number,
  { columns, query }: { columns: Columns; query: NewsQuery },
): readonly number[] {
  const { concept, limit } = query;
  if (rows.length <= limit) return rows;
  const best = new TopRows(limit);
  for (const row of rows) best.offer(row, worthOf(row));
  const chosen = new Set(best.finish().map(({ row }) => row));
  if (concept === null) return [...chosen];
  const among = rowSetOf(Uint32Array.from(rows), columns.facts.rows);
  for (const { row } of columns.conceptVectors.nearest(among, concept, limit)) chosen.add(row);
  return [...chosen];
}

/** What is news among some rows: the newest arrivals, the deepest drops, the latest returns. */
export function listNews(columns: Columns, among: RowSet, query: NewsQuery): NewsRows {
  const { facts, news } = columns;
  const { sinceMs } = query;
  const by = { columns, query };
  const shareLeft = (row: number) =>
    (facts.prices[row] ?? 0) / (news.dropAt(row)?.before ?? Number.POSITIVE_INFINITY);
  return {
    arrived: choose(news.arrivedIn(among, sinceMs), (row) => facts.added[row] ?? 0, by),
    reduced: choose(news.reducedIn(among, sinceMs), (row) => -shareLeft(row), by),
    restocked: choose(
      news.restockedIn(among, sinceMs, query.sizes),
      (row) => news.returnedAt(row),
      by,
    ),
  };
}
