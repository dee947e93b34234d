import { PICTURE_KINDS } from '@modiste/contract/values';
import { type RowSet, rowSetOf } from '../memory-index/rows/row-set.ts';
import type { ScoredRow } from '../memory-index/rows/top-rows.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { type KindShares, typesOfKind } from '../understand/pictured-kinds.ts';
import { type Found, NEAREST_MAX, toFound } from './sources.ts';

/** A kind that is less likely adds no candidates of its own. */
const LIKELY_MIN = 0.1;

/** A picture to search by. */
export interface AskingPicture {
  look: Float32Array | null;
  /** Null where it is not known what the picture shows. */
  kinds: KindShares | null;
}

function rowsOfKinds(shop: CatalogueSnapshot, among: RowSet, kinds: KindShares): RowSet[] {
  const likely = PICTURE_KINDS.filter((kind) => (kinds[kind] ?? 0) >= LIKELY_MIN);
  return likely.map((kind) => {
    const lists = typesOfKind(kind).map((type) => shop.rowsByType.get(type) ?? []);
    const rows = Uint32Array.from(lists.flatMap((list) => [...list]));
    return rowSetOf(rows, shop.facts.rows).intersect([among]);
  });
}

/** What looks most like a picture among some rows, best first. */
export const fromPicture = (
  shop: CatalogueSnapshot,
  among: RowSet,
  look: Float32Array | null,
): Found[] => (look === null ? [] : toFound(shop, shop.looks.nearest(among, look, NEAREST_MAX)));

/**
 * What looks most like a picture among some rows, best first: of everything, and of each kind that
 * the picture may show, so that sneakers are candidates even where more boots look like them.
 */
export function fromPictureOfKinds(
  shop: CatalogueSnapshot,
  among: RowSet,
  { look, kinds }: AskingPicture,
): Found[] {
  if (look === null || kinds === null) return fromPicture(shop, among, look);
  const scores = new Map<number, ScoredRow>();
  for (const set of [among, ...rowsOfKinds(shop, among, kinds)]) {
    for (const row of shop.looks.nearest(set, look, NEAREST_MAX)) scores.set(row.row, row);
  }
  const nearest = [...scores.values()].sort((a, b) => b.score - a.score || a.row - b.row);
  return toFound(shop, nearest);
}
