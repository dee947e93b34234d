import type { Table } from '@lancedb/lancedb';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { SearchRequest, SearchResult } from '../catalogue.ts';
import { readItemsByRows } from '../store/read-items.ts';
import { findPage } from './find-page.ts';
import { present } from './present.ts';
import { findRelaxations } from './relax.ts';
import { wantedOf } from './wanted-of.ts';

/** Searches one opened version of the items: see the pipeline in the room's documentation. */
export async function searchItems(table: Table, request: SearchRequest): Promise<SearchResult> {
  const understood = understandQuery(request.query);
  const { found, total } = await findPage(table, wantedOf(request, understood));
  const rowIds = found.map(({ rowId }) => rowId);
  const items = present(await readItemsByRows(table, rowIds), request.filters.sort);
  const relaxations = total > 0 ? [] : await findRelaxations(table, request, understood);
  return { items, total, understood, relaxations };
}
