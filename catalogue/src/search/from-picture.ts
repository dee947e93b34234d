import type { RowSet } from '../shop/row-set.ts';
import type { Shop } from '../shop/shop.ts';
import { LOOK_COLUMN } from '../store/item-schema.ts';
import { nearest } from './nearest-vectors.ts';
import type { Found } from './sources.ts';

/** What looks most like a picture among some rows, best first. */
export const fromPicture = async (
  shop: Shop,
  among: RowSet,
  look: Float32Array | null,
): Promise<Found[]> =>
  look === null ? [] : nearest(shop, among, { column: LOOK_COLUMN, vector: look });
