import { LRUCache } from 'lru-cache';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import { type Piece, readPiece } from './outfit/piece.ts';

/** Some megabytes; a page of likes and outfits reads a thousand, which takes tens of milliseconds. */
const PIECES_CACHED = 5_000;

const piecesByIndex = new WeakMap<SearchIndex, LRUCache<string, Piece>>();

/** An item of a version as the outfit rules see it: popular items are compared again and again. */
export function readPieceCached(index: SearchIndex, item: IndexedItem): Piece {
  const pieces = piecesByIndex.get(index) ?? new LRUCache<string, Piece>({ max: PIECES_CACHED });
  piecesByIndex.set(index, pieces);
  const piece = pieces.get(item.id) ?? readPiece(item);
  pieces.set(item.id, piece);
  return piece;
}
