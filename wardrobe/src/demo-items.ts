import type { Item } from '@modiste/contract/entities/item';
import { demoPieces } from './demo-pieces.ts';

/** The whole stock of the demo shop, the same on every machine and run. Prices are US dollars. */
export function demoItems(): readonly Item[] {
  return demoPieces().map((piece) => piece.item);
}
