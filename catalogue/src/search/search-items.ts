import type { Table } from '@lancedb/lancedb';
import type { Item } from '@modiste/contract/entities/item';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { SearchRequest, SearchResult } from '../catalogue.ts';
import type { EmbeddedQuery } from '../embedding/embedded-search.ts';
import { readItemsByRows, readSeenItemsByRows } from '../store/read-items.ts';
import { findPage, isPriceSort, type Wanted } from './find-page.ts';
import type { Fused } from './fuse.ts';
import { present } from './present.ts';
import { findRelaxations } from './relax.ts';
import { spreadLookAlikes } from './spread-look-alikes.ts';
import { wantedOf } from './wanted-of.ts';

/** Who attached a picture wants look-alikes, and who sorts by price wants prices in order. */
const isVaried = ({ look, sort }: Wanted) => look === null && !isPriceSort(sort);

async function readPage(table: Table, wanted: Wanted, found: readonly Fused[]): Promise<Item[]> {
  const rowIds = found.map(({ rowId }) => rowId);
  if (!isVaried(wanted)) return readItemsByRows(table, rowIds);
  return spreadLookAlikes(await readSeenItemsByRows(table, rowIds)).map(({ item }) => item);
}

/** Searches one opened version of the items: see the pipeline in the room's documentation. */
export async function searchItems(
  table: Table,
  request: SearchRequest,
  embedded: EmbeddedQuery | null = null,
): Promise<SearchResult> {
  const understood = understandQuery(request.query);
  const wanted = { ...wantedOf(request, understood), embedded };
  const { found, total } = await findPage(table, wanted);
  const items = present(await readPage(table, wanted, found), request.filters.sort);
  const relaxations = total > 0 ? [] : await findRelaxations(table, request, understood);
  return { items, total, understood, relaxations };
}
