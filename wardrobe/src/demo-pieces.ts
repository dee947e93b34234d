import { ACCESSORIES } from './stock/accessories.ts';
import { BAGS } from './stock/bags.ts';
import { BOTTOMS } from './stock/bottoms.ts';
import type { Cut } from './stock/cut.ts';
import { DRESSES } from './stock/dresses.ts';
import { INTIMATES } from './stock/intimates.ts';
import { JACKETS } from './stock/jackets.ts';
import { JEANS } from './stock/jeans.ts';
import { JEWELS } from './stock/jewels.ts';
import { KNITS } from './stock/knits.ts';
import { makePiece, type Piece } from './stock/make-item.ts';
import { MORE_DRESSES } from './stock/more-dresses.ts';
import { OUTERWEAR } from './stock/outerwear.ts';
import { SHIRTS } from './stock/shirts.ts';
import { SKIRTS } from './stock/skirts.ts';
import { STURDY_SHOES } from './stock/sturdy-shoes.ts';
import { SUITS } from './stock/suits.ts';
import { TEES } from './stock/tees.ts';
import { WOMENS_SHOES } from './stock/womens-shoes.ts';

const CUTS: readonly Cut[] = [
  ...DRESSES,
  ...MORE_DRESSES,
  ...TEES,
  ...SHIRTS,
  ...KNITS,
  ...OUTERWEAR,
  ...JACKETS,
  ...SUITS,
  ...JEANS,
  ...BOTTOMS,
  ...SKIRTS,
  ...WOMENS_SHOES,
  ...STURDY_SHOES,
  ...BAGS,
  ...ACCESSORIES,
  ...JEWELS,
  ...INTIMATES,
];

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
