import type { RowSet } from '../shop/row-set.ts';
import type { Shop } from '../shop/shop.ts';
import { type Found, NEAREST_MAX, toFound } from './sources.ts';

/** What looks most like a picture among some rows, best first. */
export const fromPicture = (shop: Shop, among: RowSet, look: Float32Array | null): Found[] =>
  look === null ? [] : toFound(shop, shop.looks.nearest(among, look, NEAREST_MAX));
