import type { SearchRequest, SearchResult } from '../catalogue.ts';
import type { EmbeddedQuery } from '../embedding/embedded-search.ts';
import type { Shop } from '../shop/shop.ts';
import { readAsked, understandAsked } from './asked.ts';
import { findPage, isPriceSort, type Wanted } from './find-page.ts';
import type { Fused } from './fuse.ts';
import { present } from './present.ts';
import { findRelaxations } from './relax.ts';
import { spreadLookAlikes } from './spread-look-alikes.ts';
import { wantedOf } from './wanted-of.ts';

/** Who attached a picture wants look-alikes, and who sorts by price wants prices in order. */
const isVaried = ({ look, sort }: Wanted) => look === null && !isPriceSort(sort);

/** One drawing or photo in another fabric or of another brand; other cuts stay below 0.97. */
const ALIKE_MIN = 0.98;

const lookAlikes =
  ({ looks }: Shop) =>
  (one: number, other: number): boolean =>
    looks.cosineOf(one, other) >= ALIKE_MIN;

function orderPage(shop: Shop, wanted: Wanted, found: readonly Fused[]): number[] {
  const rows = found.map(({ row }) => row);
  return isVaried(wanted) ? spreadLookAlikes(rows, lookAlikes(shop)) : rows;
}

/** Searches what is for sale in one published version: see the pipeline in the room's documentation. */
export async function searchItems(
  shop: Shop,
  request: SearchRequest,
  embedded: EmbeddedQuery | null = null,
): Promise<SearchResult> {
  const asked = await readAsked(shop, request);
  const understood = understandAsked(shop, asked);
  const wanted = { ...wantedOf(asked, understood), embedded };
  const { found, total } = await findPage(shop, wanted);
  const page = await shop.items.read(orderPage(shop, wanted, found));
  const items = present(page, request.filters.sort);
  const relaxations = total > 0 ? [] : await findRelaxations(shop, asked, understood);
  return { items, total, alternatives: null, notice: null, understood, relaxations };
}
