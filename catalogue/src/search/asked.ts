import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { SearchRequest } from '../catalogue.ts';
import { Latest } from '../shop/latest.ts';
import { readAnchor } from '../shop/read-anchor.ts';
import type { Shop } from '../shop/shop.ts';
import type { ShopItem } from '../shop/shop-item.ts';
import { heldAgainst } from './held-against.ts';
import { nameMissingSizes } from './name-missing-sizes.ts';
import { widenTypes } from './widen-types.ts';

/** A request with the item that its words are held against. */
export interface Asked extends SearchRequest {
  /** Null where none is attached. */
  anchor: ShopItem | null;
}

export async function readAsked(shop: Shop, request: SearchRequest): Promise<Asked> {
  const { comparedTo } = request;
  const anchor = comparedTo === undefined ? null : await readAnchor(shop, comparedTo);
  return { ...request, anchor: anchor?.candidate ?? null };
}

const QUERIES_KEPT = 1_000;

const widened = new WeakMap<Shop, Latest<UnderstoodQuery, UnderstoodQuery>>();

/** What a query asks of this shop, widened to what it has; the same for each page and count. */
function widenOften(shop: Shop, understood: UnderstoodQuery): UnderstoodQuery {
  const known = widened.get(shop) ?? new Latest(QUERIES_KEPT);
  widened.set(shop, known);
  return known.of(understood, () => nameMissingSizes(shop, widenTypes(shop, understood)));
}

/** What the words of a request ask of this shop. */
export const understandAsked = (shop: Shop, { query, anchor }: Asked): UnderstoodQuery =>
  heldAgainst(widenOften(shop, shop.understand(query)), anchor);
