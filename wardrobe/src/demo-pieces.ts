import type { Cut } from './stock/cut.ts';
import { DRESSES } from './stock/dresses.ts';
import { JEANS } from './stock/jeans.ts';
import { KNITS } from './stock/knits.ts';
import { makePiece, type Piece } from './stock/make-item.ts';
import { OUTERWEAR } from './stock/outerwear.ts';
import { SHIRTS } from './stock/shirts.ts';
import { TEES } from './stock/tees.ts';

const CUTS: readonly Cut[] = [...DRESSES, ...TEES, ...JEANS, ...SHIRTS, ...KNITS, ...OUTERWEAR];

function makeAll(): readonly Piece[] {
  const taken = new Set<string>();
  return CUTS.flatMap((cut) => cut.made.map((line) => makePiece(cut, line, taken)));
}

let made: readonly Piece[] | null = null;

/** Every piece of the demo shop, made once per process. */
export function demoPieces(): readonly Piece[] {
  made ??= makeAll();
  return made;
}
