import { Latest } from '../memory-index/latest.ts';
import { type CatalogueSnapshot, itemAt } from '../snapshot/catalogue-snapshot.ts';
import { type Piece, readPiece } from './outfit/piece.ts';

/** Some megabytes; a page of likes and looks reads a thousand. */
const PIECES_KEPT = 5_000;

const kept = new WeakMap<CatalogueSnapshot, Latest<number, Piece>>();

/** A row of the shop read as a piece: popular items are looked at again and again. */
export function pieceAt(shop: CatalogueSnapshot, row: number): Piece {
  const pieces = kept.get(shop) ?? new Latest<number, Piece>(PIECES_KEPT);
  kept.set(shop, pieces);
  return pieces.of(row, () => readPiece(itemAt(shop, row)));
}
