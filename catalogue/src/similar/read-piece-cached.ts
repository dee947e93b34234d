import type { IndexedItem } from '../item-facts/indexed-item.ts';
import { type Piece, readPiece } from './outfit/piece.ts';

/** An index hands out the same items again, as long as they are asked for. */
const pieces = new WeakMap<IndexedItem, Piece>();

/** An item as the outfit rules see it: popular items are compared again and again. */
export function readPieceCached(item: IndexedItem): Piece {
  const piece = pieces.get(item) ?? readPiece(item);
  pieces.set(item, piece);
  return piece;
}
