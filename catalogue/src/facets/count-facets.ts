import type { Table } from '@lancedb/lancedb';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { SearchRequest } from '../catalogue.ts';
import { constraintsSql } from '../search/constraints.ts';
import { findMatches, isListing, type Wanted } from '../search/find-page.ts';
import { WORDS_MAX } from '../search/sources.ts';
import { wantedOf } from '../search/wanted-of.ts';
import { typedQuery } from '../search/words-query.ts';
import { findRows } from './find-rows.ts';
import type { RowSet, ShopColumns } from './shop-columns.ts';
import { type FacetCounts, tallyFacets } from './tally-facets.ts';

interface Asked {
  table: Table;
  columns: ShopColumns;
  /** The search without its filters. */
  wanted: Wanted;
}

const ANYTHING_SQL = constraintsSql(
  wantedOf({ query: '', filters: DEFAULT_FILTERS, look: null }, understandQuery('')).constraints,
);

async function listed({ table, columns, wanted }: Asked): Promise<RowSet | 'all'> {
  const where = constraintsSql(wanted.constraints);
  return where === ANYTHING_SQL ? 'all' : columns.rowsOf(await findRows(table, where, null));
}

const wordRows = ({ table, wanted }: Asked): Promise<number[]> => {
  const words = typedQuery(wanted.understood);
  return words === null
    ? Promise.resolve([])
    : findRows(table, constraintsSql(wanted.constraints), words);
};

/** A picture finds whatever has one, near or far; words beside it find what matches them. */
async function likePicture(asked: Asked): Promise<RowSet> {
  const { columns } = asked;
  const [among, worded] = await Promise.all([listed(asked), wordRows(asked)]);
  const found = columns.rowsOf(worded);
  columns.hasLook.forEach((isSeen, row) => {
    if (isSeen === 1 && (among === 'all' || among[row] === 1)) found[row] = 1;
  });
  return found;
}

/**
 * A search ranks the best of what its words find. Where they find no more than it ranks, it is
 * asked for all it finds; where they find more, any of it may come up with a value chosen.
 */
async function matching(asked: Asked): Promise<RowSet | 'all'> {
  const { table, columns, wanted } = asked;
  const worded = await wordRows(asked);
  if (worded.length > WORDS_MAX) return columns.rowsOf(worded);
  const matches = await findMatches(table, wanted);
  return columns.rowsOf(matches.map(({ rowId }) => Number(rowId)));
}

function findRowSet(asked: Asked): Promise<RowSet | 'all'> {
  if (asked.wanted.look !== null) return likePicture(asked);
  return isListing(asked.wanted) ? listed(asked) : matching(asked);
}

/** Counts every filter's values over what the search finds, with all other filters kept. */
export async function countFacets(
  table: Table,
  columns: ShopColumns,
  request: SearchRequest,
): Promise<FacetCounts> {
  const open = { ...request, filters: DEFAULT_FILTERS };
  const wanted = wantedOf(open, understandQuery(request.query));
  const rows = await findRowSet({ table, columns, wanted });
  return tallyFacets(columns, rows, request.filters);
}
